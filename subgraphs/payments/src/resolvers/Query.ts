import { createBadUserInputError } from '@tarima/service-kit/graphql-errors';
import { cartNotReady } from '../domain/failure.ts';
import type { CardType, QueryResolvers } from '../resolver-types.gen.ts';
import { captchaChallenge } from './captcha-challenge.ts';
import { failureResult } from './failure-result.ts';
import { toInvoiceDetails } from './invoice-details.ts';
import { toInvoiceTarget } from './invoice-target.ts';
import { operatorAttempt, operatorAttempts } from './operator-attempts.ts';

export const Query: QueryResolvers = {
  checkoutAttempt: async (_parent, { id }, { shopper, checkout }) =>
    (shopper && (await checkout.find(shopper, id))) ?? null,

  operatorAttempts,
  operatorAttempt,

  cardEncryptionKey: (_parent, _args, { getCardEncryptionKey }) => getCardEncryptionKey(),

  captchaChallenge,

  invoiceForm: (_parent, _args, { invoicing, market, language }) => invoicing.getForm(market, language),

  async invoiceDetails(_parent, args, { shopper, invoicing }) {
    const target = toInvoiceTarget(args);
    const invoice = shopper && (await invoicing.find(shopper, target));
    if (!invoice) return null;
    const { details, saved } = invoice;
    return { details: details && toInvoiceDetails(details), saved: saved && toInvoiceDetails(saved) };
  },

  paymentOptions: async (_parent, { cartId, attemptId }, { shopper, checkout }) => {
    if ((cartId == null) === (attemptId == null)) {
      throw createBadUserInputError('paymentOptions requires exactly one of cartId and attemptId.');
    }
    const subject = cartId == null ? { attemptId: attemptId ?? '' } : { cartId };
    const options = shopper ? await checkout.getPaymentOptions(shopper, subject) : { methods: [], cardTypes: [] };
    return { methods: options.methods, cardTypes: options.cardTypes as CardType[] };
  },

  cartTaxes: async (_parent, { cartId }, { shopper, checkout, language }) => {
    const result = shopper ? await checkout.getCartTaxes(shopper, cartId) : cartNotReady;
    if ('code' in result) return failureResult(result, language);
    const { type, ...taxes } = result;
    return { __typename: type, ...taxes };
  },

  savedCards: async (_parent, _args, { shopper, savedCards }) =>
    shopper?.membershipNumber ? [...(await savedCards.load(shopper.membershipNumber))] : [],
};
