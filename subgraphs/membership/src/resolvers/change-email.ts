import type { MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';

export const requestEmailChange: MutationResolvers['requestEmailChange'] = async (_parent, { input }, context) => {
  const result = await context.changeEmail.request(input.email);
  if ('code' in result) return failureResult(result, context.caller.language);
  return { __typename: 'RequestEmailChangeSuccess', ...result };
};

export const confirmEmailChange: MutationResolvers['confirmEmailChange'] = async (_parent, { input }, context) => {
  const result = await context.changeEmail.confirm(input.code);
  if ('code' in result) return failureResult(result, context.caller.language);
  return { __typename: 'ConfirmEmailChangeSuccess', ...result };
};
