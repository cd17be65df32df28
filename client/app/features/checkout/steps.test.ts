import { describe, expect, it } from 'vitest';
import { nextStep, type StepConditions, stepsOf, stepToShow } from './steps.ts';

const guest: StepConditions = { isMember: false, hasGuestDetails: false, hasItems: true, hasDestination: true };
const known: StepConditions = { ...guest, hasGuestDetails: true };
const member: StepConditions = { ...guest, isMember: true };

describe('stepToShow', () => {
  it.each([
    ['a guest starts at the customer step', guest, null, 'customer'],
    ['a guest cannot skip the customer step', guest, 'payment', 'customer'],
    ['a known guest starts at payment', known, null, 'payment'],
    ['a known guest may go back', known, 'customer', 'customer'],
    ['billing falls back to the customer step for an unknown guest', guest, 'billing', 'customer'],
    ['a member skips the first step', member, 'customer', 'payment'],
    ['a member can open any step', member, 'shipping', 'shipping'],
    ['shipping falls back to billing without items', { ...member, hasItems: false }, 'shipping', 'billing'],
    [
      'payment falls back to shipping without a destination',
      { ...member, hasDestination: false },
      'payment',
      'shipping',
    ],
    ['payment falls back to billing without items', { ...member, hasItems: false }, 'payment', 'billing'],
    ['an unknown step is ignored', member, 'gift-wrap', 'payment'],
  ] as const)(
    '%s (CHECKOUT-10, CHECKOUT-11, CHECKOUT-12, CHECKOUT-13, CHECKOUT-14)',
    (_name, conditions, requested, step) => {
      expect(stepToShow(requested, conditions)).toBe(step);
    },
  );
});

it('lists the steps for members and guests (CHECKOUT-9)', () => {
  expect(stepsOf(member)).toEqual(['billing', 'shipping', 'payment']);
  expect(stepsOf(guest)).toHaveLength(4);
  expect([nextStep('customer'), nextStep('payment')]).toEqual(['billing', undefined]);
});
