import type { CheckoutFlag } from './checkout-flags.ts';
import type { PaymentProblem } from './payment.ts';

/** Kinds of notices on the checkout page. */
export type NoticeKind =
  | 'paymentCardsError'
  | 'invoiceError'
  | 'windowDataError'
  | 'membershipFormError'
  | 'termsAndConditionsError'
  | 'generalError';

/** The top of the page, or the area around the main button of the open step. */
export type NoticePlace = 'header' | 'action';

/** Where notices of each kind are shown (CHECKOUT-64, CHECKOUT-65). */
const placesByKind: Readonly<Record<NoticeKind, readonly NoticePlace[]>> = {
  paymentCardsError: ['header', 'action'],
  invoiceError: ['header', 'action'],
  windowDataError: ['header'],
  membershipFormError: ['action'],
  termsAndConditionsError: ['action'],
  generalError: ['header', 'action'],
};

/** Whether notices of the kind are shown at the place. */
export const isShownAt = (kind: NoticeKind, place: NoticePlace): boolean => placesByKind[kind].includes(place);

/** The kind of a flag's notice. */
export function getFlagKind(flag: CheckoutFlag): NoticeKind {
  return flag === 'paymentCardsError' || flag === 'invoiceError' || flag === 'windowDataError' ? flag : 'generalError';
}

/** The kind of the notice after a payment that placed no order. */
export function getProblemKind(problem: PaymentProblem): NoticeKind {
  if (problem.type === 'window-needed') return 'windowDataError';
  if (problem.type === 'invoice') return 'invoiceError';
  if (problem.type === 'terms') return 'termsAndConditionsError';
  if (problem.type === 'field' && (problem.field === 'email' || problem.field === 'membershipNumber')) {
    return 'membershipFormError';
  }
  return 'generalError';
}

/**
 * Where the notice of a problem is shown. It takes the focus, so it has one place: the top of the page, unless its kind
 * belongs to the main button only.
 */
export const getProblemPlace = (problem: PaymentProblem): NoticePlace =>
  isShownAt(getProblemKind(problem), 'header') ? 'header' : 'action';
