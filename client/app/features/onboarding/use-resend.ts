import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { handlesFailureInPlace } from '../../apollo/message-link.ts';
import { useModals } from '../../session/modals.ts';
import { ResendVerificationEmailDocument } from './onboarding.gen.ts';
import { isThrottled } from './use-create-account.ts';

/** The last request for another verification mail; `accepted` is the same for every account and for none (MEMBERSHIP-205). */
export type ResendOutcome = { readonly type: 'accepted'; readonly email: string } | { readonly type: 'throttled' };

/** Requests verification mails; a request that fails opens the modal MO-500. */
export function useResend() {
  const client = useApolloClient();
  const modals = useModals();
  const [outcome, setOutcome] = useState<ResendOutcome>();
  const [isSending, setSending] = useState(false);
  const send = async (input: { readonly membershipNumber: string; readonly email: string }) => {
    setOutcome(undefined);
    setSending(true);
    try {
      const { data } = await client.mutate({
        mutation: ResendVerificationEmailDocument,
        variables: { input },
        fetchPolicy: 'no-cache',
        context: handlesFailureInPlace,
      });
      if (data?.resendVerificationEmail.__typename === 'ResendVerificationEmailSuccess') {
        setOutcome({ type: 'accepted', email: input.email });
      } else modals.open('error', { code: 'MO-500' });
    } catch (error) {
      if (isThrottled(error)) setOutcome({ type: 'throttled' });
      else modals.open('error', { code: 'MO-500' });
    } finally {
      setSending(false);
    }
  };
  return { send, outcome, isSending };
}
