/** Returns the values in order, repeatedly. */
export function cycleValues<Value>(values: readonly Value[]): () => Value {
  let index = -1;
  return () => {
    index += 1;
    return values[index % values.length] as Value;
  };
}

type Lists<Values extends readonly unknown[]> = { readonly [Index in keyof Values]: readonly Values[Index][] };

/** A prime much larger than any list, so that it shares no factor with their product and the order looks random. */
const stride = 1_000_003;

/**
 * Returns the result of `combine` for each combination of values from the lists in a scattered order. No combination repeats before all
 * were returned, so that a cache with a short lifetime has no hits.
 */
export function cycleCombinations<Values extends readonly unknown[], Combined>(
  combine: (...values: Values) => Combined,
  ...lists: Lists<Values>
): () => Combined {
  const total = lists.reduce((product, { length }) => product * length, 1);
  let index = 0;
  return () => {
    let remainder = (index * stride) % total;
    index += 1;
    const values = lists.map((list) => {
      const value = list[remainder % list.length];
      remainder = Math.floor(remainder / list.length);
      return value;
    });
    return combine(...(values as unknown as Values));
  };
}
