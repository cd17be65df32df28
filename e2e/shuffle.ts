/** Returns the items in a pseudo-random order, which is the same for the same seed. */
export function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed >>> 0;
  // The linear congruential generator of Numerical Recipes; its high bits are sufficient to shuffle a list.
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return items
    .map((item) => ({ item, draw: next() }))
    .sort((a, b) => a.draw - b.draw)
    .map(({ item }) => item);
}
