import type { MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';

export const verifyEmail: MutationResolvers['verifyEmail'] = async (
  _parent,
  { input: { membershipNumber, code } },
  { onboarding, caller },
) => {
  const result = await onboarding.verify(membershipNumber, code);
  return 'code' in result ? failureResult(result, caller.language) : { __typename: 'VerifyEmailSuccess', ...result };
};
