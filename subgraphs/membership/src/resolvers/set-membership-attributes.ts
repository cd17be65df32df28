import type { MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';

export const setMembershipAttributes: MutationResolvers['setMembershipAttributes'] = async (
  _parent,
  { input },
  context,
) => {
  const result = await context.memberAttributes.set(input.attributes);
  if ('code' in result) return failureResult(result, context.caller.language);
  return { __typename: 'SetMembershipAttributesSuccess', ...result };
};
