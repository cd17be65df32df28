import { describe, expect, it } from 'vitest';
import { findCitations, findExternalCitations } from './citations.ts';
import { countRules, findProblems, formatRules, formatTotals, traceRules } from './report.ts';
import { parseRules } from './rules.ts';

const page = `# Cart

Lines and totals.

| id | status | rule |
|---|---|---|
| CART-1 | built | A quantity is at least 1. |
| CART-2 | planned | A coupon lowers the total. |
| CART-3 | built | An unavailable line is not counted. |
`;

const rules = parseRules('cart', page);
const areas = ['cart', 'merge'];

describe('a page of rules', () => {
  it('has a rule for each row, with its status', () => {
    expect(rules.map(({ id, status }) => `${id} ${status}`)).toEqual([
      'CART-1 built',
      'CART-2 planned',
      'CART-3 built',
    ]);
  });

  it('may skip the number of a removed rule', () => {
    expect(parseRules('cart', page.replace('CART-3', 'CART-4')).map(({ id }) => id)).toEqual([
      'CART-1',
      'CART-2',
      'CART-4',
    ]);
  });

  it('refuses a number that is used twice or out of order', () => {
    expect(() => parseRules('cart', page.replace('CART-3', 'CART-2'))).toThrow('CART-2 comes after CART-2');
    expect(() => parseRules('cart', page.replace('CART-1', 'CART-9'))).toThrow('CART-2 comes after CART-9');
  });

  it('refuses the id of another area', () => {
    expect(() => parseRules('merge', page)).toThrow('CART-1 belongs to another page');
  });

  it('refuses an unknown status and an empty rule', () => {
    expect(() => parseRules('cart', page.replace('planned', 'later'))).toThrow('unknown status "later"');
    expect(() => parseRules('cart', page.replace('A quantity is at least 1.', ''))).toThrow('CART-1 has no text');
  });
});

describe('citations', () => {
  it('are found with their line number and the kind of their file', () => {
    expect(findCitations('subgraphs/cart/src/a.ts', '/** Counts. (CART-3) */\n// UTF-8, CART-1', areas)).toEqual([
      { id: 'CART-3', file: 'subgraphs/cart/src/a.ts', line: 1, kind: 'code' },
      { id: 'CART-1', file: 'subgraphs/cart/src/a.ts', line: 2, kind: 'code' },
    ]);
    expect(findCitations('client/app/a.test.tsx', 'CART-1', areas)[0]?.kind).toBe('test');
    expect(findCitations('e2e/journeys/cart.spec.ts', 'CART-1', areas)[0]?.kind).toBe('test');
    expect(findCitations('client/app/a.test.tsx', '  // CART-1', areas)[0]?.kind).toBe('code');
    expect(findCitations('client/app/a.test.tsx', '/** CART-1 */', areas)[0]?.kind).toBe('code');
    expect(findCitations('docs/architecture.md', 'CART-1', areas)[0]?.kind).toBe('document');
  });

  it.each([
    'The fee is charged below the minimum (store.md §4.5).',
    'As described in checkout.md.',
    'See shared/spec for it.',
    'Section § 4.',
  ])('of documents outside the repository are found: %s', (text) => {
    expect(findExternalCitations('a.ts', text)).toEqual([{ file: 'a.ts', line: 1, text }]);
  });

  it.each([
    'The rule of RFC 8252 §7.3.',
    '[Checkout](checkout.md) and [rules](../rules/checkout.md)',
    'docs/sandbox/membership.md',
  ])('of public standards and of pages in the repository are ignored: %s', (text) => {
    expect(findExternalCitations('a.ts', text)).toEqual([]);
  });
});

describe('the report', () => {
  const citations = [
    ...findCitations('cart.ts', 'CART-1', areas),
    ...findCitations('cart.test.ts', 'CART-1\nCART-9\nCART-2', areas),
  ];
  const traced = traceRules(rules, citations);

  it('lists the code and the tests of each rule', () => {
    expect(formatRules(traced)).toBe(
      [
        'CART-1 (built) A quantity is at least 1.',
        '    code cart.ts:1',
        '    test cart.test.ts:1',
        'CART-2 (planned) A coupon lowers the total.',
        '    test cart.test.ts:3',
        'CART-3 (built) An unavailable line is not counted.',
      ].join('\n'),
    );
  });

  it('counts tested, untested and planned rules', () => {
    expect(formatTotals(countRules(traced))).toBe('3 rules: 1 tested, 1 untested, 1 planned');
  });

  it('lists unknown ids, built rules without a test, and planned rules with a test', () => {
    expect(findProblems(traced, citations)).toEqual([
      'cart.test.ts:2: CART-9 is not a rule of docs/rules.',
      'CART-3 is built, but no test cites it.',
      'cart.test.ts:3: CART-2 is planned, but this test cites it.',
    ]);
  });
});
