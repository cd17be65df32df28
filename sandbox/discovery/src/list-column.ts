/** The values of a text field by slot. Equal lists have one code, so that they are counted and tested once. */
export interface ListColumn {
  /** Code of the list of each slot. */
  readonly codes: Uint32Array;
  /** Lists by code. */
  readonly lists: readonly (readonly string[])[];
  set(slot: number, values: readonly string[]): void;
}

export function createListColumn(): ListColumn {
  let codes = new Uint32Array(0);
  const lists: (readonly string[])[] = [];
  const codesByKey = new Map<string, number>();
  return {
    get codes() {
      return codes;
    },
    lists,
    set(slot, values) {
      const key = JSON.stringify(values);
      const code = codesByKey.get(key) ?? lists.push(values) - 1;
      codesByKey.set(key, code);
      codes = growArray(codes, slot, (length) => new Uint32Array(length));
      codes[slot] = code;
    },
  };
}

interface NumberArray {
  readonly length: number;
  set(values: ArrayLike<number>): void;
}

/** Returns the array, or a longer copy when it has no place for the slot. */
export function growArray<Values extends NumberArray & ArrayLike<number>>(
  array: Values,
  slot: number,
  create: (length: number) => Values,
): Values {
  if (slot < array.length) return array;
  const longer = create(Math.max(slot + 1, 2 * array.length, 1_024));
  longer.set(array);
  return longer;
}
