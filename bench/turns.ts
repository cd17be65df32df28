/** The values in turn, for ever. */
export function turns<Value>(values: readonly Value[]): () => Value {
  let turn = -1;
  return () => {
    turn += 1;
    return values[turn % values.length] as Value;
  };
}

type Lists<Values extends readonly unknown[]> = { readonly [Index in keyof Values]: readonly Values[Index][] };

/** A prime far above any list's length, so that it shares no factor with their product and the order looks random. */
const stride = 1_000_003;

/**
 * `make` of every combination of one value from each list, in an order that jumps about and comes back to none before all
 * have been: what a cache keeps for a short time is of no use.
 */
export function combinations<Values extends readonly unknown[], Made>(
  make: (...values: Values) => Made,
  ...lists: Lists<Values>
): () => Made {
  const total = lists.reduce((product, { length }) => product * length, 1);
  let turn = 0;
  return () => {
    let rest = (turn * stride) % total;
    turn += 1;
    const values = lists.map((list) => {
      const value = list[rest % list.length];
      rest = Math.floor(rest / list.length);
      return value;
    });
    return make(...(values as unknown as Values));
  };
}
