import type { MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';

export const createIdentity: MutationResolvers['createIdentity'] = async (_parent, { input }, context) => {
  const { captcha, ...details } = input;
  const result = await context.onboarding.create(details, captcha ?? undefined);
  return 'code' in result
    ? failureResult(result, context.caller.language)
    : { __typename: 'CreateIdentitySuccess', ...result };
};
