import { describe, expect, it } from 'vitest';
import { findMembershipFlags, type MembershipFlagData, membershipFlags } from './membership-flags.ts';

const ready: MembershipFlagData = {
  price: 'loaded',
  form: 'valid',
  invoice: 'valid',
  savedCards: 'loaded',
  needsCard: true,
  hasNewCard: false,
  paymentOptions: 'loaded',
  hasMethods: true,
  isComplete: true,
  acceptsTerms: true,
  captcha: 'not-needed',
};

describe('the flags of the membership checkout (MEMBERSHIP-79)', () => {
  it('are all clear when the membership can be paid for', () => {
    expect(findMembershipFlags(ready)).toEqual([]);
  });

  it.each<[(typeof membershipFlags)[number], string, Partial<MembershipFlagData>]>([
    ['itemNumbers', 'the club has no price', { price: 'failed' }],
    ['itemNumbers', 'the price is being loaded', { price: 'loading' }],
    ['membershipForm', 'the details of the member cannot be used', { form: 'invalid' }],
    ['invoice', 'the invoice details are invalid', { invoice: 'invalid' }],
    ['cards', 'the saved cards cannot be loaded', { savedCards: 'failed' }],
    ['paymentForm', 'the ways to pay cannot be loaded', { paymentOptions: 'failed' }],
    ['paymentForm', 'the club has no payment account', { hasMethods: false }],
    ['paymentForm', 'the card is incomplete', { isComplete: false }],
    ['terms', 'the terms are not accepted', { acceptsTerms: false }],
    ['captcha', 'the captcha has not been passed', { captcha: 'needed' }],
  ])('set %s when %s', (flag, _when, data) => {
    expect(findMembershipFlags({ ...ready, ...data })).toEqual([flag]);
  });

  it('are set in the order of their notices', () => {
    const broken: Partial<MembershipFlagData> = {
      price: 'failed',
      form: 'invalid',
      invoice: 'invalid',
      savedCards: 'failed',
      isComplete: false,
      acceptsTerms: false,
      captcha: 'needed',
    };
    expect(findMembershipFlags({ ...ready, ...broken })).toEqual(membershipFlags);
  });

  it.each<Partial<MembershipFlagData>>([
    { savedCards: 'failed', hasNewCard: true },
    { savedCards: 'failed', needsCard: false },
    { invoice: 'not-needed', captcha: 'passed' },
    { invoice: 'loading', savedCards: 'loading', paymentOptions: 'loading' },
  ])('stay clear for %j', (data) => {
    expect(findMembershipFlags({ ...ready, ...data })).toEqual([]);
  });
});
