import type { MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';

export const issueCardKey: MutationResolvers['issueCardKey'] = async (_parent, { input }, context) => {
  const result = await context.cardKeyManager.issue(input.deviceId);
  if ('code' in result) return failureResult(result, context.caller.language);
  return { __typename: 'IssueCardKeySuccess', cardKey: result };
};

export const revokeCardKey: MutationResolvers['revokeCardKey'] = async (_parent, { input }, context) => {
  const result = await context.cardKeyManager.revoke(input.keyId);
  if ('code' in result) return failureResult(result, context.caller.language);
  return { __typename: 'RevokeCardKeySuccess', ...result };
};
