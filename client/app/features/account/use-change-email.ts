import { useLingui } from '@lingui/react/macro';
import { isSignedOut } from '../../apollo/graph-error-kind.ts';
import { handlesFailureInPlace } from '../../apollo/message-link.ts';
import { useConfirmEmailChangeMutation, useRequestEmailChangeMutation } from './email-change.gen.ts';

/** `done` with the new address; otherwise what happened and what to do. `refused`: the entered value was refused. */
export type EmailChangeOutcome =
  | { readonly kind: 'done'; readonly email: string }
  | { readonly kind: 'refused' | 'failed'; readonly message: string };

type Result =
  | { readonly __typename: 'RequestEmailChangeSuccess'; readonly email: string }
  | { readonly __typename: 'ConfirmEmailChangeSuccess'; readonly member: { readonly email: string } }
  | {
      readonly __typename: 'EmailChangeRefused' | 'EmailChangeCodeInvalid' | 'EmailChangeUnavailable';
      readonly message: string;
    };

function toOutcome(result: Result): EmailChangeOutcome {
  switch (result.__typename) {
    case 'RequestEmailChangeSuccess':
      return { kind: 'done', email: result.email };
    case 'ConfirmEmailChangeSuccess':
      return { kind: 'done', email: result.member.email };
    case 'EmailChangeUnavailable':
      return { kind: 'failed', message: result.message };
    default:
      return { kind: 'refused', message: result.message };
  }
}

/** Returns the two steps of a change of the email address: sending a code, and confirming it (ACCOUNT-292). */
export function useChangeEmail() {
  const { t } = useLingui();
  const [requestChange] = useRequestEmailChangeMutation({ context: handlesFailureInPlace });
  const [confirmChange] = useConfirmEmailChangeMutation({ context: handlesFailureInPlace });

  const settle = async (sending: Promise<Result | undefined>): Promise<EmailChangeOutcome> => {
    const failed = t`We didn’t get a response. What you entered is still here; try again.`;
    try {
      const result = await sending;
      return result ? toOutcome(result) : { kind: 'failed', message: failed };
    } catch (error) {
      const signedOut = t`Your session has ended and nothing was changed. Sign in again to continue here.`;
      return { kind: 'failed', message: isSignedOut(error) ? signedOut : failed };
    }
  };
  const request = async (email: string) =>
    (await requestChange({ variables: { input: { email } } })).data?.requestEmailChange;
  const confirm = async (code: string) =>
    (await confirmChange({ variables: { input: { code } } })).data?.confirmEmailChange;
  return {
    sendCode: (email: string) => settle(request(email)),
    confirm: (code: string) => settle(confirm(code)),
  };
}
