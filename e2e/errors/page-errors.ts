import type { cards } from '../graph/cards.ts';
import {
  changeCartBeforeOrder,
  matchCreateOrder,
  matchProcess,
  matchTaxes,
  removePayment,
  setQuantityToTwo,
} from './bank-causes.ts';
import type { ErrorCode } from './catalogue.ts';
import type { FaultStack } from './fault-stack.ts';

/** A payment of the checkout page that fails; texts are source texts of the shop's catalogue. */
export interface PageError {
  readonly code: ErrorCode;
  /** Title of the modal and of the notice. */
  readonly title: string;
  /** Title of the modal, where it differs. */
  readonly modalTitle?: string;
  /** The step that the notice offers beside paying again. */
  readonly nextStep?: string;
  readonly card?: keyof typeof cards;
  /** Makes an upstream fail until the returned function is called. */
  readonly arrange?: (scene: FaultStack, cartId: string) => () => unknown;
}

const refuse =
  (matches: typeof matchProcess, errorCode?: string) =>
  ({ interceptor }: FaultStack) =>
    interceptor.refuseCalls(matches, errorCode);

const change = (createActions: Parameters<typeof changeCartBeforeOrder>[2]) => (scene: FaultStack, cartId: string) => {
  const changed = changeCartBeforeOrder(scene, cartId, createActions);
  return () => changed;
};

/** Failed payments with their modal and notice, in an order that one page can meet; the last one changes the cart. */
export const pageErrors: readonly PageError[] = [
  { code: 'PEC_503', card: 'unavailable', title: 'The payment service isn’t responding' },
  { code: 'PE_0001', arrange: refuse(matchProcess, 'PE_0001'), title: 'We couldn’t process your payment' },
  {
    code: 'PE_0003',
    arrange: refuse(matchProcess, 'PE_0003'),
    title: 'This club can’t take online payments right now',
    nextStep: 'Choose another club',
  },
  {
    code: 'ERROR_WITH_TAX_CALCULATOR',
    arrange: refuse(matchTaxes),
    title: 'We couldn’t calculate the taxes',
    nextStep: 'Calculate again',
  },
  {
    code: 'CART_LINE_ITEMS_NOT_MISMATCH',
    arrange: refuse(matchTaxes, 'CART_LINE_ITEMS_NOT_MISMATCH'),
    title: 'Your cart changed during the payment',
    nextStep: 'Edit cart',
  },
  {
    code: 'ERROR_PAYMENT_TRANSACTION',
    arrange({ interceptor }) {
      void interceptor.catchCall({ matches: matchProcess, phase: 'request' });
      return () => undefined;
    },
    title: 'The payment didn’t reach your bank',
  },
  { code: 'ERROR_CAPTURE_TRANSACTION_ERROR', card: 'captureRefused', title: 'We couldn’t complete your payment' },
  {
    code: 'ERROR_ORDER_NOT_CREATED',
    arrange: refuse(matchCreateOrder),
    title: 'We couldn’t place your order',
    nextStep: 'Edit cart',
  },
  { code: 'ERROR_PAYMENT_METHOD', card: 'declined', title: 'Your payment was declined' },
  {
    code: 'ERROR_CARD_HARD_DECLINE',
    card: 'hardDeclined',
    title: 'Your bank doesn’t allow payments with this card',
  },
  { code: 'AUTHENTICATION_FAILED', card: 'authenticationFails', title: 'Your bank couldn’t confirm it’s you' },
  {
    code: '500',
    arrange: change(removePayment),
    modalTitle: 'Something went wrong on our side',
    title: 'Something went wrong with your order',
    nextStep: 'Edit cart',
  },
  {
    code: 'ERROR_TAXES_LINE_ITEM_PROCESS_ORDER',
    arrange: change(setQuantityToTwo),
    title: 'Your cart changed during the payment',
    nextStep: 'Edit cart',
  },
];

/** Attempts that ended while their shopper was elsewhere, and what the checkout page says about them. */
export const endedAttempts: readonly Omit<PageError, 'card' | 'arrange'>[] = [
  { code: 'CHECKOUT_SUPERSEDED', title: 'You’re paying in another tab', nextStep: 'My orders' },
  { code: 'CHECKOUT_CANCELLED', title: 'You cancelled the payment' },
  { code: 'CHALLENGE_EXPIRED', title: 'Your bank’s confirmation timed out' },
  { code: 'CHECKOUT_EXPIRED', title: 'Your checkout timed out' },
  { code: 'PAYMENT_UNDONE_BY_CLUB', title: 'Your payment didn’t go through' },
  { code: 'CHECKOUT_INTERRUPTED', title: 'The payment was interrupted' },
];
