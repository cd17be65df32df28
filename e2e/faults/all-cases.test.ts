import { describe, expect, it } from 'vitest';
import { allCases } from './all-cases.ts';
import { endLimitSeconds } from './case.ts';
import { addTimeError, formatOutcomes, type Outcome } from './outcomes.ts';
import { drawQuickCases } from './quick-cases.ts';
import type { CaseRoute } from './routes.ts';

const routes: readonly CaseRoute[] = ['card', 'hosted card v2', 'hosted card v3', 'PayPal', 'refund', 'membership'];
const list = (kind: string, route: string) =>
  allCases.filter((faultCase) => faultCase.kind === kind && faultCase.route === route).map(({ title }) => title);
const stepsOf = (kind: string, route: string) => new Set(list(kind, route).map((title) => title.split(' ')[0]));

const checkoutSteps = [
  'HOLD_CART',
  'PREPARE',
  'PROCESS',
  'CLOSE_CHALLENGE',
  'CAPTURE',
  'CREATE_PAYMENT',
  'ADD_PAYMENT',
];
const pathSteps: Readonly<Record<CaseRoute, readonly string[]>> = {
  card: [
    ...checkoutSteps,
    'ENROLL',
    'FIND_TRANSACTION',
    'CREATE_ORDER',
    'WITHDRAW_PAYMENT',
    'VOID_TRANSACTION',
    'RELEASE_CART',
  ],
  'hosted card v2': [...checkoutSteps, 'CREATE_ORDER', 'VOID_TRANSACTION', 'RELEASE_CART'],
  'hosted card v3': [...checkoutSteps, 'CREATE_ORDER', 'VOID_TRANSACTION', 'RELEASE_CART'],
  PayPal: [...checkoutSteps, 'CREATE_ORDER', 'VOID_TRANSACTION', 'RELEASE_CART'],
  refund: ['RETURN_MONEY', 'RECORD_REFUND'],
  membership: [
    'QUOTE',
    'PROCESS',
    'FIND_TRANSACTION',
    'CLOSE_CHALLENGE',
    'CAPTURE',
    'APPLY_MEMBERSHIP',
    'ACTIVATE_ACCOUNT',
    'VOID_TRANSACTION',
  ],
};

describe('cases of the fault campaign', () => {
  it.each(routes)('kill the store and lose replies before and after every step of %s (CHECKOUT-400)', (route) => {
    for (const kind of ['kill', 'reply'])
      expect([...stepsOf(kind, route)]).toEqual(expect.arrayContaining([...pathSteps[route]]));
    for (const title of list('kill', route).filter((text) => text.includes(' before '))) {
      expect(list('kill', route)).toContain(title.replace(' before ', ' after '));
    }
  });

  it.each(routes)('refuse a step of %s for good (CHECKOUT-400)', (route) => {
    expect(list('refusal', route).length).toBeGreaterThan(2);
  });

  it.each(routes.slice(0, 4))(
    'repeat, forge and delay the return of %s, and have other taxes (CHECKOUT-400)',
    (route) => {
      expect(list('return', route)).toHaveLength(3);
      expect(list('refusal', route)).toContain('PREPARE taxes of other lines always refused');
    },
  );

  it('have different names', () => {
    expect(new Set(allCases.map(({ kind, route, title }) => `${kind} ${route} ${title}`)).size).toBe(allCases.length);
  });

  it.each([1, 2, 20261121])('include every route and a kill of each in the quick 30 of seed %i', (seed) => {
    const drawn = drawQuickCases(allCases, seed);
    expect(drawn).toHaveLength(30);
    expect(new Set(drawn.map(({ route }) => route))).toEqual(new Set(routes));
    expect(new Set(drawn.filter(({ kind }) => kind === 'kill').map(({ route }) => route))).toEqual(new Set(routes));
    expect(drawQuickCases(allCases, seed)).toEqual(drawn);
  });
});

describe('outcomes', () => {
  const outcome: Outcome = {
    kind: 'kill',
    route: 'card',
    title: 'any',
    status: 'COMPLETED',
    errors: [],
    endedAfterMs: 0,
  };
  const count = (line: string, outcomes: readonly Outcome[]) =>
    formatOutcomes(outcomes)
      .find((text) => text.includes(line))
      ?.trim()
      .split(/\s+/)
      .at(-1);

  it('fail when an attempt did not end in time (CHECKOUT-400)', () => {
    const late = addTimeError({ ...outcome, endedAfterMs: endLimitSeconds * 1_000 + 1 });
    expect(late.errors).toHaveLength(1);
    expect(addTimeError(outcome).errors).toEqual([]);
    expect(count('not ended within', [late, outcome])).toBe('1');
  });

  it.each([
    ['double captures', '2 captures'],
    ['captured without order', '1200 cents captured, not 0'],
    ['captured without order', 'no alert checkout_needs_review'],
    ['orders without payment', '0 payments on the order'],
    ['double refunds', 'returned 2 times, not 1'],
    ['not ended within', 'Attempt 1 was not settled in time.'],
  ])('count %s', (line, error) => {
    expect(count(line, [{ ...outcome, errors: [error] }, outcome])).toBe('1');
    expect(count(line, [outcome])).toBe('0');
  });
});
