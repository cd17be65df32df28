import { describe, expect, it } from 'vitest';
import { getNextStep, getStepToShow, listSteps, type StepConditions } from './steps.ts';

const guest: StepConditions = { isMember: false, hasGuestDetails: false, hasItems: true, hasDestination: true };
const known: StepConditions = { ...guest, hasGuestDetails: true };
const member: StepConditions = { ...guest, isMember: true };

describe('getStepToShow', () => {
  it.each([
    ['a guest starts at the customer step (CHECKOUT-12)', guest, null, 'customer'],
    ['a guest cannot skip the customer step (CHECKOUT-12)', guest, 'payment', 'customer'],
    ['a known guest starts at payment (CHECKOUT-11)', known, null, 'payment'],
    ['a member starts at payment (CHECKOUT-11)', member, null, 'payment'],
    ['a known guest may go back (CHECKOUT-10)', known, 'customer', 'customer'],
    ['billing falls back to the customer step for an unknown guest (CHECKOUT-12)', guest, 'billing', 'customer'],
    ['a member skips the first step (CHECKOUT-9)', member, 'customer', 'payment'],
    ['a member can open any step (CHECKOUT-10)', member, 'shipping', 'shipping'],
    [
      'shipping falls back to billing without items (CHECKOUT-13)',
      { ...member, hasItems: false },
      'shipping',
      'billing',
    ],
    [
      'payment falls back to shipping without a destination (CHECKOUT-14)',
      { ...member, hasDestination: false },
      'payment',
      'shipping',
    ],
    ['payment falls back to billing without items (CHECKOUT-14)', { ...member, hasItems: false }, 'payment', 'billing'],
    ['an unknown step counts as none (CHECKOUT-10)', member, 'gift-wrap', 'payment'],
  ] as const)('%s', (_name, conditions, requested, step) => {
    expect(getStepToShow(requested, conditions)).toBe(step);
  });
});

it('lists the steps for members and guests (CHECKOUT-9)', () => {
  expect(listSteps(member)).toEqual(['billing', 'shipping', 'payment']);
  expect(listSteps(guest)).toHaveLength(4);
  expect([getNextStep('customer'), getNextStep('payment')]).toEqual(['billing', undefined]);
});
