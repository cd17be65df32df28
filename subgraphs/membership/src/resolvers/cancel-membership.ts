import type { MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';

export const cancelMembership: MutationResolvers['cancelMembership'] = async (_parent, _arguments, context) => {
  const result = await context.cancelMembership();
  if ('code' in result) return failureResult(result, context.caller.language);
  return { __typename: 'CancelMembershipSuccess', ...result };
};
