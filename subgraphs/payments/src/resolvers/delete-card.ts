import { deleteCardResult } from '../errors.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { requireHolder } from './require-holder.ts';

export const deleteCard: MutationResolvers['deleteCard'] = async (_parent, { input }, context) =>
  deleteCardResult(await context.wallet.remove(requireHolder(context), input.cardId), context.language);
