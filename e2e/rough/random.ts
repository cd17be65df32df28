/** A source of pseudo-random numbers, which is the same for the same seed. */
export interface Random {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** A number from `least` to `most`. */
  between(least: number, most: number): number;
  chance(probability: number): boolean;
  /** Draws one item. @throws Error for an empty list */
  pick<Item>(items: readonly Item[]): Item;
  /** Draws a name by its weight. */
  pickWeighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name;
}

/** Creates a source from a seed and the name of what it decides, so that sources are independent. */
export function createRandom(seed: number, name = ''): Random {
  let state = seed >>> 0;
  for (const character of name) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 2_654_435_761) >>> 0;
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (least, most) => least + (most - least) * next(),
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('There is nothing to draw from.');
      return item;
    },
    pickWeighted(weights) {
      const entries = Object.entries(weights) as [keyof typeof weights, number][];
      let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [name, weight] of entries) {
        rest -= weight;
        if (rest < 0) return name;
      }
      throw new Error('There is nothing to draw from.');
    },
  };
}
