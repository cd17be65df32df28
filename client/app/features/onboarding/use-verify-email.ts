import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { handlesFailureInPlace } from '../../apollo/message-link.ts';
import { useModals } from '../../session/modals.ts';
import { VerifyEmailDocument } from './onboarding.gen.ts';
import { isThrottled } from './use-create-account.ts';

/** The membership and the code in the link of a verification mail. */
export interface VerificationLink {
  readonly membershipNumber: string;
  readonly code: string;
}

export type VerifyOutcome =
  | { readonly type: 'verified'; readonly wasVerified: boolean }
  /** `needsNewMail`: the link will not work any more. */
  | { readonly type: 'refused'; readonly message: string; readonly needsNewMail: boolean };

/** Verifies an address with the code of an email (MEMBERSHIP-93); a request that fails opens the modal MO-500. */
export function useVerifyEmail() {
  const { t } = useLingui();
  const client = useApolloClient();
  const modals = useModals();
  const [isVerifying, setVerifying] = useState(false);
  const [outcome, setOutcome] = useState<VerifyOutcome>();
  const verify = async (link: VerificationLink) => {
    setOutcome(undefined);
    setVerifying(true);
    try {
      const { data } = await client.mutate({
        mutation: VerifyEmailDocument,
        variables: { input: link },
        fetchPolicy: 'no-cache',
        context: handlesFailureInPlace,
      });
      const result = data?.verifyEmail;
      if (result?.__typename === 'VerifyEmailSuccess') {
        setOutcome({ type: 'verified', wasVerified: result.wasVerified });
      } else if (result?.__typename === 'IdentityVerificationCodeInvalid') {
        setOutcome({ type: 'refused', message: result.message, needsNewMail: true });
      } else modals.open('error', { code: 'MO-500' });
    } catch (error) {
      if (isThrottled(error)) {
        const message = t`You’ve tried too many times. Wait a minute and try again.`;
        setOutcome({ type: 'refused', message, needsNewMail: false });
      } else modals.open('error', { code: 'MO-500' });
    } finally {
      setVerifying(false);
    }
  };
  return { verify, outcome, isVerifying };
}
