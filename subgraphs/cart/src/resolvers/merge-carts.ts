import { createBadUserInputError } from '@tarima/service-kit/graphql-errors';
import { mergeCarts as merge } from '../application/merge-carts.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';
import { parseCommand } from './parse-command.ts';

export const mergeCarts: MutationResolvers['mergeCarts'] = async (_parent, { input }, context) => {
  const { keepSaved, keepGuest, clubKey = null } = input;
  if (!keepSaved && !keepGuest) throw createBadUserInputError('Keep at least one cart.');
  const result = await merge({ ...parseCommand('mergeCarts', input), keepSaved, keepGuest, clubKey }, context);
  return 'code' in result
    ? failureResult(result, context.locale.language)
    : { __typename: 'MergeCartsSuccess', cart: result.cart };
};
