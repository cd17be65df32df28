/** Returns the median; of an even number of values the lower middle one. NaN without values. */
export const median = (values: readonly number[]): number => percentile(values, 50);

/** Returns the percentile by the nearest-rank method. NaN without values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const rank = Math.max(1, Math.ceil((percent / 100) * sorted.length));
  return sorted[rank - 1] ?? Number.NaN;
}
