import { upstreamUnavailable } from '@tarima/service-kit/graphql-errors';
import type { QueryResolvers } from '../resolver-types.gen.ts';

export const Query: QueryResolvers = {
  checkoutAttempt: async (_parent, { id }, { shopper, checkout }) =>
    (shopper && (await checkout.find(shopper, id))) ?? null,

  cardEncryptionKey: (_parent, _args, { payments }) =>
    payments.publicKey().catch(() => {
      throw upstreamUnavailable('payments');
    }),

  savedCards: async (_parent, _args, { shopper, savedCards }) => {
    if (!shopper?.membershipNumber) return [];
    return savedCards.load(shopper.membershipNumber).then(
      (cards) => [...cards],
      () => {
        throw upstreamUnavailable('payments');
      },
    );
  },
};
