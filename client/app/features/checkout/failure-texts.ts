import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the shopper can do next after a failure. */
export type FailureNextStep = 'retry' | 'retry-taxes' | 'other-method' | 'other-club' | 'cart' | 'orders';

interface FailureText {
  readonly title: MessageDescriptor;
  readonly nextStep: FailureNextStep;
}

/**
 * Title and next step for each failure code of the graph (CHECKOUT-315); its message comes from the graph. A code that a
 * newer release of the graph adds has the general title.
 */
const failureTexts: Readonly<Record<string, FailureText>> = {
  PE_0001: { title: msg`We couldn’t process your payment`, nextStep: 'retry' },
  PE_0003: { title: msg`This club can’t take online payments right now`, nextStep: 'other-club' },
  PEC_503: { title: msg`The payment service isn’t responding`, nextStep: 'retry' },
  ERROR_WITH_TAX_CALCULATOR: { title: msg`We couldn’t calculate the taxes`, nextStep: 'retry-taxes' },
  ERROR_CARD_HARD_DECLINE: { title: msg`Your bank doesn’t allow payments with this card`, nextStep: 'other-method' },
  ERROR_PAYMENT_METHOD: { title: msg`Your payment was declined`, nextStep: 'other-method' },
  ERROR_PAYMENT_TRANSACTION: { title: msg`The payment didn’t reach your bank`, nextStep: 'retry' },
  ERROR_CAPTURE_TRANSACTION_ERROR: { title: msg`We couldn’t complete your payment`, nextStep: 'other-method' },
  ERROR_ORDER_NOT_CREATED: { title: msg`We couldn’t place your order`, nextStep: 'cart' },
  ERROR_TAXES_LINE_ITEM_PROCESS_ORDER: { title: msg`Your cart changed during the payment`, nextStep: 'cart' },
  CART_LINE_ITEMS_NOT_MISMATCH: { title: msg`Your cart changed during the payment`, nextStep: 'cart' },
  ERROR_MEMBERSHIP_NOT_APPLIED: { title: msg`We couldn’t activate your membership`, nextStep: 'retry' },
  MEMBERSHIP_NOT_AVAILABLE: { title: msg`We can’t sell you this membership online`, nextStep: 'other-club' },
  CARD_TYPE_NOT_ACCEPTED: { title: msg`We don’t accept this type of card`, nextStep: 'other-method' },
  AUTHENTICATION_FAILED: { title: msg`Your bank couldn’t confirm it’s you`, nextStep: 'other-method' },
  CHALLENGE_EXPIRED: { title: msg`Your bank’s confirmation timed out`, nextStep: 'retry' },
  CHECKOUT_INTERRUPTED: { title: msg`The payment was interrupted`, nextStep: 'retry' },
  CHECKOUT_CANCELLED: { title: msg`You cancelled the payment`, nextStep: 'retry' },
  CHECKOUT_SUPERSEDED: { title: msg`You’re paying in another tab`, nextStep: 'orders' },
  CHECKOUT_EXPIRED: { title: msg`Your checkout timed out`, nextStep: 'retry' },
  '500': { title: msg`Something went wrong with your order`, nextStep: 'cart' },
};

const generalText: FailureText = { title: msg`Your payment didn’t go through`, nextStep: 'retry' };

/** The title for a failure code. */
export const getFailureTitle = (code: string): MessageDescriptor => (failureTexts[code] ?? generalText).title;

/** The next step for a failure code. */
export const getFailureNextStep = (code: string): FailureNextStep => (failureTexts[code] ?? generalText).nextStep;

/** The modal for a failure code (CHECKOUT-41, CHECKOUT-42, CHECKOUT-47, CHECKOUT-61). */
export function getFailureModal(code: string): 'error' | 'taxesLineItem' | 'paymentFailure' {
  if (code === '500') return 'error';
  const isCartChanged = code === 'ERROR_TAXES_LINE_ITEM_PROCESS_ORDER' || code === 'CART_LINE_ITEMS_NOT_MISMATCH';
  return isCartChanged ? 'taxesLineItem' : 'paymentFailure';
}
