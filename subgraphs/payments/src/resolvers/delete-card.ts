import type { MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';
import { requireMember } from './require-member.ts';

export const deleteCard: MutationResolvers['deleteCard'] = async (_parent, { input }, context) => {
  const result = await context.wallet.remove(requireMember(context), input.cardId);
  if ('code' in result) return failureResult(result, context.language);
  return { __typename: result.type, savedCards: result.savedCards };
};
