/** The list of values of each slot. Equal lists have one code, so that they are counted and tested once. */
export interface ListColumn<Value> {
  /** Code of the list of each slot; 0 is the empty list. */
  readonly codes: Uint32Array;
  /** Lists by code. */
  readonly lists: readonly (readonly Value[])[];
  set(slot: number, values: readonly Value[]): void;
}

export function createListColumn<Value extends string | number | boolean>(): ListColumn<Value> {
  let codes = new Uint32Array(0);
  const lists: (readonly Value[])[] = [[]];
  const codesByKey = new Map([['[]', 0]]);
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

/** Creates a test of the list in a slot, which tests each list once. */
export function createListTest<Value>(
  { codes, lists }: ListColumn<Value>,
  accepts: (values: readonly Value[]) => boolean,
): (slot: number) => boolean {
  const accepted = Uint8Array.from(lists, (values) => Number(accepts(values)));
  return (slot) => accepted[codes[slot] ?? 0] === 1;
}

/** Counts the slots of each value, and those with an empty list: equal lists first, then the values of each list. */
export function countListValues<Value>(
  slots: readonly number[],
  { codes, lists }: ListColumn<Value>,
): { readonly counts: Map<Value, number>; readonly empty: number } {
  const countsByCode = new Uint32Array(lists.length);
  for (const slot of slots) {
    const code = codes[slot] ?? 0;
    countsByCode[code] = (countsByCode[code] ?? 0) + 1;
  }
  const counts = new Map<Value, number>();
  // Without an iterator, because there can be as many lists as products.
  for (let code = 0; code < countsByCode.length; code += 1) {
    const count = countsByCode[code] ?? 0;
    if (count === 0) continue;
    for (const value of new Set(lists[code])) counts.set(value, (counts.get(value) ?? 0) + count);
  }
  return { counts, empty: countsByCode[0] ?? 0 };
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
