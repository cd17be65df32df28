/** Whether a product matches: no, not known before the database is read, or yes. Sorted, so that `and` is the minimum. */
export type Verdict = 0 | 1 | 2;
export const no = 0;
export const unknown = 1;
export const yes = 2;

/** Tests the product in a slot. */
export type Test = (slot: number) => Verdict;

export const toTest =
  (matches: (slot: number) => boolean): Test =>
  (slot) =>
    matches(slot) ? yes : no;

/** Matches when all tests do. A test runs only when those before it do not fail. */
export const combineAll = (tests: readonly Test[]): Test => {
  const [only] = tests;
  if (tests.length === 1 && only) return only;
  return (slot) => {
    let verdict: Verdict = yes;
    for (const test of tests) {
      const own = test(slot);
      if (own === no) return no;
      if (own < verdict) verdict = own;
    }
    return verdict;
  };
};

/** Matches when any test does. */
export const combineAny =
  (tests: readonly Test[]): Test =>
  (slot) => {
    let verdict: Verdict = no;
    for (const test of tests) {
      const own = test(slot);
      if (own === yes) return yes;
      if (own > verdict) verdict = own;
    }
    return verdict;
  };

export const negate =
  (test: Test): Test =>
  (slot) =>
    (yes - test(slot)) as Verdict;
