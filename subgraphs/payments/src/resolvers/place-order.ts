import { money } from '@tarima/markets/money';
import { createBadUserInputError } from '@tarima/service-kit/graphql-errors';
import type { Device } from '../domain/device.ts';
import { attemptNotFound } from '../domain/failure.ts';
import { isCurrencyCode, isIdentityDocument } from '../domain/input-rules.ts';
import type { DeviceInput, MutationResolvers } from '../resolver-types.gen.ts';
import { parseCommandId } from './parse-command-id.ts';
import { placeOrderResult } from './place-order-result.ts';

export const placeOrder: MutationResolvers['placeOrder'] = async (_parent, { input }, context) => {
  const { shopper, language, checkout } = context;
  if (input.identityDocument != null && !isIdentityDocument(input.identityDocument))
    throw createBadUserInputError('identityDocument must be at most 40 letters, digits, spaces, dots and hyphens.');
  if (!isCurrencyCode(input.expectedTotal.currency))
    throw createBadUserInputError('currency must be a code of ISO 4217.');
  if (!shopper) return placeOrderResult(attemptNotFound, language);
  const commandId = parseCommandId(input.commandId);
  const { attemptId, card, savedCardId, email, membershipNumber, expectedTotal, captcha } = input;
  const result = await checkout.place(shopper, {
    attemptId,
    commandId,
    method: input.method ?? 'CARD',
    card: card ? { ...card, save: card.save ?? false } : undefined,
    savedCardId: savedCardId ?? undefined,
    device: toDevice(input.device),
    acceptsTerms: input.acceptsTerms,
    identityDocument: input.identityDocument ?? undefined,
    email: email ?? undefined,
    membershipNumber: membershipNumber ?? undefined,
    expectedTotal: money(expectedTotal.centAmount, expectedTotal.currency),
    captcha: captcha ?? undefined,
  });
  return placeOrderResult(result, language);
};

/** Without the fields that the browser does not have. */
function toDevice(input: DeviceInput | null | undefined): Device | undefined {
  if (!input) return undefined;
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
}
