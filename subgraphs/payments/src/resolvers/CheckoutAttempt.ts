import { isMembershipAttempt } from '../domain/attempt.ts';
import { getMessage } from '../messages.ts';
import type { CheckoutAttemptResolvers } from '../resolver-types.gen.ts';
import { toCheckoutAction } from './checkout-action.ts';

export const CheckoutAttempt: CheckoutAttemptResolvers = {
  __resolveReference: async ({ id }, { shopper, checkout }) => (shopper && (await checkout.find(shopper, id))) ?? null,
  order: ({ status, purpose, orderNumber }) => (status === 'COMPLETED' && purpose === 'ORDER' ? { orderNumber } : null),
  membershipNumber: ({ status, facts }) => (status === 'COMPLETED' ? (facts.appliedMembership ?? null) : null),
  membership: (attempt) => (isMembershipAttempt(attempt) ? attempt : null),
  email: ({ facts }) => facts.email ?? facts.membership?.applicant?.email ?? null,
  action: (attempt, _args, { paymentPageOrigins }) => toCheckoutAction(attempt, paymentPageOrigins),
  failure: ({ status, facts: { failure } }, _args, { language }) =>
    failure && status !== 'PROCESSING' && status !== 'CHALLENGE_REQUIRED'
      ? { code: failure.code, message: getMessage(failure.code, language) }
      : null,
  createdAt: (attempt) => attempt.createdAt.toISOString(),
};
