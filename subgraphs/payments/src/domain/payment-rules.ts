import type { SagaPath } from './steps.ts';

/**
 * The steps from the payment's request to its capture, which every checkout has. `applied` is the step after the capture,
 * `undone` the step that ends an attempt without a payment.
 */
export const createPaymentRules = <
  Applied extends 'CREATE_PAYMENT' | 'APPLY_MEMBERSHIP',
  Undone extends 'RELEASE_CART' | 'END_ATTEMPT',
>(
  applied: Applied,
  undone: Undone,
) =>
  ({
    PROCESS: {
      targets: { done: 'CAPTURE', challenged: 'AWAIT_CHALLENGE', refused: undone, lost: 'FIND_TRANSACTION' },
      resumeAt: 'FIND_TRANSACTION',
      onError: 'lost',
    },
    FIND_TRANSACTION: {
      targets: {
        done: 'CAPTURE',
        challenged: 'AWAIT_CHALLENGE',
        refused: undone,
        unwanted: 'VOID_TRANSACTION',
        unclear: 'NEEDS_REVIEW',
      },
      resumeAt: 'FIND_TRANSACTION',
      onError: 'repeat',
      givenUp: { outcome: 'unclear', code: 'PAYMENT_NEEDS_REVIEW' },
    },
    AWAIT_CHALLENGE: {
      targets: { refused: 'VOID_TRANSACTION' },
      resumeAt: 'AWAIT_CHALLENGE',
      onError: 'repeat',
      givenUp: { outcome: 'refused', code: 'CHALLENGE_EXPIRED' },
    },
    ENROLL: {
      targets: { done: 'CAPTURE', challenged: 'AWAIT_CHALLENGE', refused: 'VOID_TRANSACTION' },
      resumeAt: 'ENROLL',
      onError: 'repeat',
      givenUp: { outcome: 'refused', code: 'AUTHENTICATION_FAILED' },
    },
    CLOSE_CHALLENGE: {
      targets: { done: 'CAPTURE', challenged: 'AWAIT_CHALLENGE', refused: 'VOID_TRANSACTION' },
      resumeAt: 'CLOSE_CHALLENGE',
      onError: 'repeat',
      givenUp: { outcome: 'refused', code: 'AUTHENTICATION_FAILED' },
    },
    CAPTURE: {
      targets: { done: applied, refused: 'VOID_TRANSACTION' },
      resumeAt: 'CAPTURE',
      onError: 'repeat',
      givenUp: { outcome: 'refused', code: 'ERROR_CAPTURE_TRANSACTION_ERROR' },
    },
    VOID_TRANSACTION: {
      targets: { done: undone, unclear: 'NEEDS_REVIEW' },
      resumeAt: 'VOID_TRANSACTION',
      onError: 'repeat',
      givenUp: { outcome: 'unclear', code: 'PAYMENT_NEEDS_REVIEW' },
    },
  }) as const satisfies SagaPath['rules'];
