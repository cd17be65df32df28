import type { InvoiceFieldName } from '@tarima/markets/invoicing/fields';
import type { Money } from '@tarima/markets/money';
import { invoiceFailureCodes } from './invoice.ts';

/**
 * Codes of why a payment did not end in an order: the store's own, never the provider's (PAYMENTS-51). They are stored
 * with the attempt. Each has a message in both languages (messages.ts).
 */
export const attemptFailureCodes = [
  'CART_NOT_READY',
  'DELIVERY_WINDOW_NEEDED',
  'TOTAL_CHANGED',
  'ITEMS_OUT_OF_STOCK',
  'INVALID_CARD',
  ...invoiceFailureCodes,
  'CARD_TYPE_NOT_ACCEPTED',
  'CARD_DECLINED_TOO_OFTEN',
  'PEC_503',
  'PE_0001',
  'PE_0003',
  'ERROR_WITH_TAX_CALCULATOR',
  'CART_LINE_ITEMS_NOT_MISMATCH',
  'ERROR_TAXES_LINE_ITEM_PROCESS_ORDER',
  'ERROR_CARD_HARD_DECLINE',
  'ERROR_PAYMENT_METHOD',
  'ERROR_PAYMENT_TRANSACTION',
  'ERROR_CAPTURE_TRANSACTION_ERROR',
  'ERROR_ORDER_NOT_CREATED',
  'ERROR_MEMBERSHIP_NOT_APPLIED',
  'MEMBERSHIP_NOT_AVAILABLE',
  /** The cart has no payment at the order's creation (CHECKOUT-47). */
  '500',
  'AUTHENTICATION_FAILED',
  'CHALLENGE_EXPIRED',
  'CHECKOUT_INTERRUPTED',
  'CHECKOUT_CANCELLED',
  'CHECKOUT_SUPERSEDED',
  'CHECKOUT_EXPIRED',
  'PAYMENT_NEEDS_REVIEW',
  'PAYMENT_UNDONE_BY_CLUB',
] as const;

export type AttemptFailureCode = (typeof attemptFailureCodes)[number];

/** Why an attempt did not end in an order, with what the shopper can be shown of it. */
export interface AttemptFailure {
  readonly code: AttemptFailureCode;
  /** SKUs that are out of stock, for `ITEMS_OUT_OF_STOCK`. */
  readonly skus?: readonly string[] | undefined;
  /** The cart's total now, for `TOTAL_CHANGED`. */
  readonly total?: Money | undefined;
  /** Reason codes of the club, for `MEMBERSHIP_NOT_AVAILABLE`, the most important first. */
  readonly reasons?: readonly number[] | undefined;
  /** The invalid field of the invoice details. */
  readonly field?: InvoiceFieldName | undefined;
}
