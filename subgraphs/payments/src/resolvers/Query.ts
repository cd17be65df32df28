import type { QueryResolvers } from '../resolver-types.gen.ts';

export const Query: QueryResolvers = {
  checkoutAttempt: async (_parent, { id }, { shopper, checkout }) =>
    (shopper && (await checkout.find(shopper, id))) ?? null,

  cardEncryptionKey: (_parent, _args, { getCardEncryptionKey }) => getCardEncryptionKey(),

  savedCards: async (_parent, _args, { shopper, savedCards }) =>
    shopper?.membershipNumber ? [...(await savedCards.load(shopper.membershipNumber))] : [],
};
