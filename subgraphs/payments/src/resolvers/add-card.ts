import { uuidSchema } from '@tarima/markets/formats';
import { createBadUserInputError } from '@tarima/service-kit/graphql-errors';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';
import { requireMember } from './require-member.ts';

export const addCard: MutationResolvers['addCard'] = async (_parent, { input }, context) => {
  const holder = requireMember(context);
  if (!uuidSchema.safeParse(input.commandId).success) throw createBadUserInputError('commandId must be a UUID.');
  const { commandId, encryptedCard, keyId, holderName } = input;
  const result = await context.wallet.add(holder, { commandId, encryptedCard, keyId, holderName });
  if ('code' in result) return failureResult(result, context.language);
  const { type, card, savedCards } = result;
  return { __typename: type, card, savedCards };
};
