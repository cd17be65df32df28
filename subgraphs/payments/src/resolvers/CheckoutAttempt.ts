import { isOwnUrl } from '../domain/input-rules.ts';
import { getMessage } from '../messages.ts';
import type { CheckoutAttemptResolvers } from '../resolver-types.gen.ts';

export const CheckoutAttempt: CheckoutAttemptResolvers = {
  __resolveReference: async ({ id }, { shopper, checkout }) => (shopper && (await checkout.find(shopper, id))) ?? null,
  order: (attempt) => (attempt.status === 'COMPLETED' ? { orderNumber: attempt.orderNumber } : null),
  challengeUrl: (attempt, _args, { challengeOrigin }) => {
    // The browser is sent to the bank's own address only (PAYMENTS-41).
    const url = attempt.status === 'CHALLENGE_REQUIRED' ? attempt.facts.challenge?.url : undefined;
    return url !== undefined && isOwnUrl(url, challengeOrigin) ? url : null;
  },
  failure: ({ status, facts: { failure } }, _args, { language }) =>
    failure && status !== 'PROCESSING' && status !== 'CHALLENGE_REQUIRED'
      ? { code: failure.code, message: getMessage(failure.code, language) }
      : null,
  createdAt: (attempt) => attempt.createdAt.toISOString(),
};
