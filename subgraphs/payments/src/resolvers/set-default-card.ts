import { setDefaultCardResult } from '../errors.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { requireHolder } from './require-holder.ts';

export const setDefaultCard: MutationResolvers['setDefaultCard'] = async (_parent, { input }, context) =>
  setDefaultCardResult(await context.wallet.makeDefault(requireHolder(context), input.cardId), context.language);
