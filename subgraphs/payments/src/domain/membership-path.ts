import { createPaymentRules } from './payment-rules.ts';
import type { SagaPath } from './steps.ts';

/**
 * The path of a membership (CHECKOUT-8), with the guarantees of an order: a failure after the capture makes the membership
 * transaction impossible before the payment is voided (CHECKOUT-104), and an attempt that is interrupted before `PROCESS`
 * ends, because the card was in that process's memory only. `applied` follows the application.
 */
const createMembershipPath = <Applied extends 'ADD_PAYMENT_CARD' | 'ACTIVATE_ACCOUNT'>(applied: Applied) =>
  ({
    first: 'QUOTE',
    rules: {
      QUOTE: {
        targets: { done: 'PROCESS', refused: 'END_ATTEMPT' },
        resumeAt: 'END_ATTEMPT',
        onError: 'refuse',
      },
      ...createPaymentRules('APPLY_MEMBERSHIP', 'END_ATTEMPT'),
      APPLY_MEMBERSHIP: {
        targets: { done: applied, refused: 'WITHDRAW_MEMBERSHIP' },
        resumeAt: 'APPLY_MEMBERSHIP',
        onError: 'repeat',
        givenUp: { outcome: 'refused', code: 'ERROR_MEMBERSHIP_NOT_APPLIED' },
      },
      WITHDRAW_MEMBERSHIP: {
        targets: { done: 'VOID_TRANSACTION', applied, unclear: 'NEEDS_REVIEW' },
        resumeAt: 'WITHDRAW_MEMBERSHIP',
        onError: 'repeat',
        givenUp: { outcome: 'unclear', code: 'PAYMENT_NEEDS_REVIEW' },
      },
      ADD_PAYMENT_CARD: {
        targets: { done: 'COMPLETED' },
        resumeAt: 'ADD_PAYMENT_CARD',
        onError: 'repeat',
        givenUp: { outcome: 'done' },
      },
      END_ATTEMPT: {
        targets: { done: 'ENDED' },
        resumeAt: 'END_ATTEMPT',
        onError: 'repeat',
        givenUp: { outcome: 'done' },
      },
    },
  }) as const satisfies SagaPath;

/** The path of a renewal or an upgrade. */
export const membershipPath = createMembershipPath('ADD_PAYMENT_CARD');

const newMembership = createMembershipPath('ACTIVATE_ACCOUNT');

/** The path of a new membership, whose holder may have registered an online account. */
export const newMembershipPath = {
  ...newMembership,
  rules: {
    ...newMembership.rules,
    ACTIVATE_ACCOUNT: {
      targets: { done: 'ADD_PAYMENT_CARD' },
      resumeAt: 'ACTIVATE_ACCOUNT',
      onError: 'repeat',
      givenUp: { outcome: 'done' },
    },
  },
} as const satisfies SagaPath;
