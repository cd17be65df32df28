import { describe, expect, it } from 'vitest';
import { type CheckoutFacts, nextStep, stepsOf, stepToShow } from './steps.ts';

const guest: CheckoutFacts = { isMember: false, hasGuestDetails: false, hasGoods: true, hasPlace: true };
const known: CheckoutFacts = { ...guest, hasGuestDetails: true };
const member: CheckoutFacts = { ...guest, isMember: true };

describe('the step to show', () => {
  it.each([
    ['a guest begins with who they are', guest, null, 'customer'],
    ['a guest cannot jump over that', guest, 'payment', 'customer'],
    ['a known guest goes on to pay', known, null, 'payment'],
    ['a known guest may go back', known, 'customer', 'customer'],
    ['billing goes to the customer step while it cannot be entered', guest, 'billing', 'customer'],
    ['a member skips the first step', member, 'customer', 'payment'],
    ['a member goes where they wish', member, 'shipping', 'shipping'],
    ['shipping returns to billing without goods', { ...member, hasGoods: false }, 'shipping', 'billing'],
    ['payment returns to shipping without a place', { ...member, hasPlace: false }, 'payment', 'shipping'],
    ['payment returns to billing without goods', { ...member, hasGoods: false }, 'payment', 'billing'],
    ['an unknown wish is none', member, 'gift-wrap', 'payment'],
  ] as const)('%s (CHECKOUT-10, CHECKOUT-11, CHECKOUT-12, CHECKOUT-13, CHECKOUT-14)', (_name, facts, wanted, step) => {
    expect(stepToShow(wanted, facts)).toBe(step);
  });
});

it('counts the steps of each shopper (CHECKOUT-9)', () => {
  expect(stepsOf(member)).toEqual(['billing', 'shipping', 'payment']);
  expect(stepsOf(guest)).toHaveLength(4);
  expect([nextStep('customer'), nextStep('payment')]).toEqual(['billing', undefined]);
});
