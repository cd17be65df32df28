import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchesWildcard } from './wildcard.ts';

it('matches like the regular expression of the pattern', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 8 });
  const pattern = fc.string({ unit: fc.constantFrom('a', 'b', '*', '?'), maxLength: 6 });
  fc.assert(
    fc.property(text, pattern, (given, wildcards) => {
      const expression = new RegExp(`^${wildcards.replaceAll('*', '.*').replaceAll('?', '.')}$`);
      expect(matchesWildcard(given, wildcards)).toBe(expression.test(given));
    }),
    { numRuns: 2_000 },
  );
});

it('takes other characters literally', () => {
  expect(matchesWildcard('1.5 kg (2)', '1.5*(?)')).toBe(true);
  expect(matchesWildcard('105 kg (2)', '1.5*(?)')).toBe(false);
});
