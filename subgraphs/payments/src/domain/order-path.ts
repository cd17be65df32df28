import { createPaymentRules } from './payment-rules.ts';
import type { SagaPath } from './steps.ts';

/**
 * The path of an order (CHECKOUT-44). A failure after the authorisation leads to the void, and only then to the release of
 * the cart (CHECKOUT-50, CHECKOUT-51). An attempt that is interrupted before `PROCESS` is undone, because the card was in
 * that process's memory only; after `PROCESS` began it searches for the transaction, because the request may have been sent
 * (CHECKOUT-53).
 */
export const orderPath = {
  first: 'HOLD_CART',
  rules: {
    HOLD_CART: {
      targets: { done: 'PREPARE', refused: 'RELEASE_CART' },
      resumeAt: 'RELEASE_CART',
      onError: 'refuse',
    },
    PREPARE: {
      targets: { done: 'PROCESS', refused: 'RELEASE_CART' },
      resumeAt: 'RELEASE_CART',
      onError: 'refuse',
    },
    ...createPaymentRules('CREATE_PAYMENT', 'RELEASE_CART'),
    CREATE_PAYMENT: {
      targets: { done: 'ADD_PAYMENT', refused: 'VOID_TRANSACTION' },
      resumeAt: 'CREATE_PAYMENT',
      onError: 'repeat',
      givenUp: { outcome: 'refused', code: 'ERROR_ORDER_NOT_CREATED' },
    },
    ADD_PAYMENT: {
      targets: { done: 'CREATE_ORDER', refused: 'VOID_TRANSACTION' },
      resumeAt: 'ADD_PAYMENT',
      onError: 'repeat',
      givenUp: { outcome: 'refused', code: 'ERROR_ORDER_NOT_CREATED' },
    },
    CREATE_ORDER: {
      targets: { done: 'COMPLETED', refused: 'WITHDRAW_PAYMENT' },
      resumeAt: 'CREATE_ORDER',
      onError: 'repeat',
      givenUp: { outcome: 'refused', code: 'ERROR_ORDER_NOT_CREATED' },
    },
    WITHDRAW_PAYMENT: {
      targets: { done: 'VOID_TRANSACTION', ordered: 'COMPLETED', unclear: 'NEEDS_REVIEW' },
      resumeAt: 'WITHDRAW_PAYMENT',
      onError: 'repeat',
      givenUp: { outcome: 'unclear', code: 'PAYMENT_NEEDS_REVIEW' },
    },
    RELEASE_CART: {
      targets: { done: 'ENDED' },
      resumeAt: 'RELEASE_CART',
      onError: 'repeat',
      // No money is held by now: only the cart stays locked, until its next checkout or a follow-up check releases it.
      givenUp: { outcome: 'done' },
    },
  },
} as const satisfies SagaPath;
