import { describe, expect, it } from 'vitest';
import { getStatusDuring } from './attempt.ts';
import {
  getErrorPolicy,
  getFirstStep,
  getGivenUpOutcome,
  getResumeStep,
  getTarget,
  isStep,
  listSteps,
} from './saga.ts';
import type { OutcomeKind, Step, Target } from './steps.ts';

const kinds: readonly OutcomeKind[] = ['done', 'challenged', 'refused', 'ordered', 'lost', 'unclear'];

const steps = listSteps('ORDER');

function listOutcomes(step: Step): { kind: OutcomeKind; target: Target }[] {
  return kinds.flatMap((kind) => {
    try {
      return [{ kind, target: getTarget('ORDER', step, kind) }];
    } catch {
      return [];
    }
  });
}

/** Every step that can follow `from`, including `from`. */
function listReachable(from: Step, seen = new Set<Step>([from])): Set<Step> {
  for (const { target } of listOutcomes(from)) {
    if (!isStep(target) || seen.has(target)) continue;
    seen.add(target);
    listReachable(target, seen);
  }
  return seen;
}

describe('the saga', () => {
  it('leads an order through its steps (CHECKOUT-44)', () => {
    const path: Target[] = [getFirstStep('ORDER')];
    for (let step = path[0]; step && isStep(step); step = path.at(-1)) path.push(getTarget('ORDER', step, 'done'));
    expect(path).toEqual([
      'HOLD_CART',
      'PREPARE',
      'PROCESS',
      'CAPTURE',
      'CREATE_PAYMENT',
      'ADD_PAYMENT',
      'CREATE_ORDER',
      'COMPLETED',
    ]);
  });

  it('requests the payment in one step only, and never returns to it (CHECKOUT-45, PAYMENTS-33)', () => {
    const before = steps.filter((step) => listOutcomes(step).some(({ target }) => target === 'PROCESS'));
    expect(before).toEqual(['PREPARE']);
    for (const { target } of listOutcomes('PROCESS')) {
      if (isStep(target)) expect([...listReachable(target)]).not.toContain('PROCESS');
    }
    expect(steps.filter((step) => getResumeStep('ORDER', step) === 'PROCESS')).toEqual([]);
  });

  it.each(['CLOSE_CHALLENGE', 'CAPTURE', 'CREATE_PAYMENT', 'ADD_PAYMENT'] as const)(
    'voids the transaction before it releases the cart when %s is refused (CHECKOUT-50)',
    (step) => {
      expect(getTarget('ORDER', step, 'refused')).toBe('VOID_TRANSACTION');
      expect(getTarget('ORDER', 'VOID_TRANSACTION', 'done')).toBe('RELEASE_CART');
      expect(getTarget('ORDER', 'RELEASE_CART', 'done')).toBe('ENDED');
    },
  );

  it('makes an order impossible before it voids the transaction of a refused order (CHECKOUT-51)', () => {
    expect(getTarget('ORDER', 'CREATE_ORDER', 'refused')).toBe('WITHDRAW_PAYMENT');
    expect(getTarget('ORDER', 'WITHDRAW_PAYMENT', 'done')).toBe('VOID_TRANSACTION');
    expect(getTarget('ORDER', 'WITHDRAW_PAYMENT', 'ordered')).toBe('COMPLETED');
  });

  it('has an outcome for every repeated step that is given up', () => {
    for (const step of steps.filter((step) => getErrorPolicy('ORDER', step) === 'repeat')) {
      expect(() => getTarget('ORDER', step, getGivenUpOutcome('ORDER', step).outcome)).not.toThrow();
    }
    expect(() => getGivenUpOutcome('ORDER', 'PROCESS')).toThrow(RangeError);
  });

  it('undoes what was interrupted before the payment request, and searches its transaction afterwards (CHECKOUT-53)', () => {
    expect(steps.map((step) => [step, getResumeStep('ORDER', step)]).filter(([step, next]) => step !== next)).toEqual([
      ['HOLD_CART', 'RELEASE_CART'],
      ['PREPARE', 'RELEASE_CART'],
      ['PROCESS', 'FIND_TRANSACTION'],
    ]);
  });

  it('has an error policy for each step', () => {
    expect(steps.filter((step) => getErrorPolicy('ORDER', step) === 'lost')).toEqual(['PROCESS']);
    for (const step of steps) {
      const policy = getErrorPolicy('ORDER', step);
      if (policy === 'refuse') expect(() => getTarget('ORDER', step, 'refused')).not.toThrow();
      if (policy === 'lost') expect(() => getTarget('ORDER', step, 'lost')).not.toThrow();
    }
  });

  it('can end from every step', () => {
    for (const step of steps) {
      const ends = [...listReachable(step)].flatMap(listOutcomes).filter(({ target }) => !isStep(target));
      expect(ends.length).toBeGreaterThan(0);
    }
    expect(getStatusDuring('AWAIT_CHALLENGE')).toBe('CHALLENGE_REQUIRED');
    expect(() => getTarget('ORDER', 'RELEASE_CART', 'refused')).toThrow(RangeError);
  });
});

describe.each(['MEMBERSHIP_NEW', 'RENEW', 'UPGRADE'] as const)('the path of %s', (purpose) => {
  const path = listSteps(purpose);

  it('leads from the price to the membership (CHECKOUT-8)', () => {
    const reached: Target[] = [getFirstStep(purpose)];
    for (let step = reached[0]; step && isStep(step); step = reached.at(-1))
      reached.push(getTarget(purpose, step, 'done'));
    const account = purpose === 'MEMBERSHIP_NEW' ? ['ACTIVATE_ACCOUNT'] : [];
    expect(reached).toEqual([
      'QUOTE',
      'PROCESS',
      'CAPTURE',
      'APPLY_MEMBERSHIP',
      ...account,
      'ADD_PAYMENT_CARD',
      'COMPLETED',
    ]);
  });

  it('makes a late application impossible before it voids (CHECKOUT-104)', () => {
    expect(getTarget(purpose, 'APPLY_MEMBERSHIP', 'refused')).toBe('WITHDRAW_MEMBERSHIP');
    expect(getTarget(purpose, 'WITHDRAW_MEMBERSHIP', 'done')).toBe('VOID_TRANSACTION');
    const next = purpose === 'MEMBERSHIP_NEW' ? 'ACTIVATE_ACCOUNT' : 'ADD_PAYMENT_CARD';
    expect(getTarget(purpose, 'WITHDRAW_MEMBERSHIP', 'applied')).toBe(next);
    expect(getTarget(purpose, 'VOID_TRANSACTION', 'done')).toBe('END_ATTEMPT');
  });

  it('never requests the payment again after an interruption (CHECKOUT-45, CHECKOUT-53)', () => {
    expect(path.filter((step) => getResumeStep(purpose, step) === 'PROCESS')).toEqual([]);
    expect(getResumeStep(purpose, 'QUOTE')).toBe('END_ATTEMPT');
    for (const step of path.filter((step) => getErrorPolicy(purpose, step) === 'repeat')) {
      expect(() => getTarget(purpose, step, getGivenUpOutcome(purpose, step).outcome)).not.toThrow();
    }
  });
});
