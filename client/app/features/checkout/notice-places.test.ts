import { describe, expect, it } from 'vitest';
import { checkoutFlags } from './checkout-flags.ts';
import { getFlagKind, getProblemKind, getProblemPlace, isShownAt, type NoticeKind } from './notice-places.ts';

const kinds: readonly NoticeKind[] = [
  'paymentCardsError',
  'invoiceError',
  'windowDataError',
  'membershipFormError',
  'termsAndConditionsError',
  'generalError',
];

describe('the notices of the checkout', () => {
  it('at the top of the page are of four kinds (CHECKOUT-64)', () => {
    expect(kinds.filter((kind) => isShownAt(kind, 'header'))).toEqual([
      'paymentCardsError',
      'invoiceError',
      'windowDataError',
      'generalError',
    ]);
  });

  it('at the main button are of five kinds (CHECKOUT-65)', () => {
    expect(kinds.filter((kind) => isShownAt(kind, 'action'))).toEqual([
      'paymentCardsError',
      'invoiceError',
      'membershipFormError',
      'termsAndConditionsError',
      'generalError',
    ]);
  });

  it('of flags have a kind of their own, or are general', () => {
    const own = checkoutFlags.filter((flag) => getFlagKind(flag) !== 'generalError');
    expect(own).toEqual(['windowDataError', 'invoiceError', 'paymentCardsError']);
  });

  it.each([
    [{ type: 'window-needed' }, 'windowDataError', 'header'],
    [{ type: 'terms' }, 'termsAndConditionsError', 'action'],
    [{ type: 'field', field: 'membershipNumber' }, 'membershipFormError', 'action'],
    [{ type: 'field', field: 'email' }, 'membershipFormError', 'action'],
    [{ type: 'field', field: 'card' }, 'generalError', 'header'],
    [{ type: 'unavailable' }, 'generalError', 'header'],
  ] as const)('of the problem %j has the kind %s, and is shown at one place', (problem, kind, place) => {
    expect([getProblemKind(problem), getProblemPlace(problem)]).toEqual([kind, place]);
  });
});
