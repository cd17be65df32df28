import { money } from '@tarima/markets/money';
import { createBadUserInputError } from '@tarima/service-kit/graphql-errors';
import { attemptNotFound } from '../domain/failure.ts';
import { isCurrencyCode, isOwnUrl } from '../domain/input-rules.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { placeOrderResult } from './place-order-result.ts';

export const placeOrder: MutationResolvers['placeOrder'] = async (_parent, { input }, context) => {
  const { shopper, language, checkout, shopUrl } = context;
  if (!isOwnUrl(input.returnUrl, shopUrl))
    throw createBadUserInputError("returnUrl must be on the shop's own address.");
  if (!isCurrencyCode(input.expectedTotal.currency))
    throw createBadUserInputError('currency must be a code of ISO 4217.');
  if (!shopper) return placeOrderResult(attemptNotFound, language);
  const { attemptId, card, savedCardId, returnUrl, email, membershipNumber, expectedTotal, captcha } = input;
  const result = await checkout.place(shopper, {
    attemptId,
    card: card ? { ...card, save: card.save ?? false } : undefined,
    savedCardId: savedCardId ?? undefined,
    returnUrl,
    email: email ?? undefined,
    membershipNumber: membershipNumber ?? undefined,
    expectedTotal: money(expectedTotal.centAmount, expectedTotal.currency),
    captcha: captcha ?? undefined,
  });
  return placeOrderResult(result, language);
};
