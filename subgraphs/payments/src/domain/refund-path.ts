import type { SagaPath } from './steps.ts';

/** The path of a refund (PAYMENTS-201). Money that cannot be returned needs review; nothing is undone. */
export const refundPath = {
  first: 'RETURN_MONEY',
  rules: {
    RETURN_MONEY: {
      targets: { done: 'RECORD_REFUND', unclear: 'NEEDS_REVIEW' },
      resumeAt: 'RETURN_MONEY',
      onError: 'repeat',
      givenUp: { outcome: 'unclear', code: 'PAYMENT_NEEDS_REVIEW' },
    },
    RECORD_REFUND: {
      targets: { done: 'COMPLETED' },
      resumeAt: 'RECORD_REFUND',
      onError: 'repeat',
    },
  },
} as const satisfies SagaPath;
