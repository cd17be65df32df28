import { createCartSubject } from '../domain/subject.ts';
import type { QueryResolvers } from '../resolver-types.gen.ts';
import { toInvoiceDetails } from './invoice-details.ts';

export const Query: QueryResolvers = {
  checkoutAttempt: async (_parent, { id }, { shopper, checkout }) =>
    (shopper && (await checkout.find(shopper, id))) ?? null,

  cardEncryptionKey: (_parent, _args, { getCardEncryptionKey }) => getCardEncryptionKey(),

  captchaChallenge: async (_parent, { cartId, scriptFailed }, { shopper, captcha }) =>
    shopper && (await captcha.isNeeded(shopper))
      ? captcha.createChallenge(shopper, createCartSubject(cartId), scriptFailed)
      : null,

  invoiceForm: (_parent, _args, { invoicing, market, language }) => invoicing.getForm(market, language),

  async invoiceDetails(_parent, { cartId }, { shopper, invoicing }) {
    const invoice = shopper && (await invoicing.find(shopper, cartId));
    if (!invoice) return null;
    const { details, saved } = invoice;
    return { details: details && toInvoiceDetails(details), saved: saved && toInvoiceDetails(saved) };
  },

  savedCards: async (_parent, _args, { shopper, savedCards }) =>
    shopper?.membershipNumber ? [...(await savedCards.load(shopper.membershipNumber))] : [],
};
