import fc from 'fast-check';
import { expect, it } from 'vitest';
import { combineMatches, packMatches, type TermMatch } from './term-matches.ts';

const term = fc
  .uniqueArray(
    fc.record({
      slot: fc.nat(12),
      score: fc.integer({ min: 1, max: 9 }),
      words: fc.constant(1),
      isNamed: fc.boolean(),
    }),
    { selector: ({ slot }) => slot },
  )
  .map((list) => list.toSorted((one, other) => one.slot - other.slot));

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

it.each(['all', 'any'] as const)('combines the documents that match %s of the terms', (mustMatch) => {
  fc.assert(
    fc.property(fc.array(term, { minLength: 1, maxLength: 4 }), (terms) => {
      const bySlot = Map.groupBy(terms.flat(), ({ slot }) => slot);
      const expected = [...bySlot]
        .filter(([, matches]) => mustMatch === 'any' || matches.length === terms.length)
        .map(
          ([slot, matches]): TermMatch => ({
            slot,
            score: sum(matches.map(({ score }) => score)),
            words: sum(matches.map(({ words }) => words)),
            isNamed: matches.length === terms.length && matches.every(({ isNamed }) => isNamed),
          }),
        )
        .sort((one, other) => one.slot - other.slot);
      expect(combineMatches(terms.map(packMatches), mustMatch)).toEqual(packMatches(expected));
    }),
  );
});
