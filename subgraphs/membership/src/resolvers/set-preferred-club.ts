import type { MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';

export const setPreferredClub: MutationResolvers['setPreferredClub'] = async (_parent, { input }, context) => {
  const result = await context.setPreferredClub(input.clubKey);
  if ('code' in result) return failureResult(result, context.caller.language);
  return { __typename: 'SetPreferredClubSuccess', ...result };
};
