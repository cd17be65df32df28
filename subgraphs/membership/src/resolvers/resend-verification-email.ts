import type { MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';

export const resendVerificationEmail: MutationResolvers['resendVerificationEmail'] = async (
  _parent,
  { input: { membershipNumber, email } },
  { onboarding, caller },
) => {
  const result = await onboarding.resend(membershipNumber, email);
  return result === 'ACCEPTED'
    ? { __typename: 'ResendVerificationEmailSuccess', email }
    : failureResult(result, caller.language);
};
