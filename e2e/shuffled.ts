/** The same items in an order that `seed` decides: the same seed, the same order. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed >>> 0;
  // Numerical Recipes' linear congruential generator; its high bits are good enough to mix a list.
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return items
    .map((item) => ({ item, draw: next() }))
    .sort((a, b) => a.draw - b.draw)
    .map(({ item }) => item);
}
