/** The middle of the values; of an even number, the lower one of the two. NaN without values. */
export const median = (values: readonly number[]): number => percentile(values, 50);

/** The smallest value that `percent` per cent of the values do not exceed (nearest rank). NaN without values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const rank = Math.max(1, Math.ceil((percent / 100) * sorted.length));
  return sorted[rank - 1] ?? Number.NaN;
}
