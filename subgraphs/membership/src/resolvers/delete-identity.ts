import type { MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';

export const deleteIdentity: MutationResolvers['deleteIdentity'] = async (_parent, _arguments, context) => {
  const result = await context.deleteIdentity();
  if ('code' in result) return failureResult(result, context.caller.language);
  return { __typename: 'DeleteIdentitySuccess', ...result };
};
