import { createCartSubject } from '../domain/subject.ts';
import type { QueryResolvers } from '../resolver-types.gen.ts';

export const Query: QueryResolvers = {
  checkoutAttempt: async (_parent, { id }, { shopper, checkout }) =>
    (shopper && (await checkout.find(shopper, id))) ?? null,

  cardEncryptionKey: (_parent, _args, { getCardEncryptionKey }) => getCardEncryptionKey(),

  captchaChallenge: async (_parent, { cartId, scriptFailed }, { shopper, captcha }) =>
    shopper && (await captcha.isNeeded(shopper))
      ? captcha.createChallenge(shopper, createCartSubject(cartId), scriptFailed)
      : null,

  savedCards: async (_parent, _args, { shopper, savedCards }) =>
    shopper?.membershipNumber ? [...(await savedCards.load(shopper.membershipNumber))] : [],
};
