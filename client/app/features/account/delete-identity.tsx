import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isSignedOut } from '../../apollo/graph-error-kind.ts';
import { handlesFailureInPlace, reportSessionEnd } from '../../apollo/message-link.ts';
import type { ModalProps } from '../../session/modals.ts';
import { useSignInLinks } from '../../session/sign-in-links.ts';
import { useDeleteIdentityMutation } from './account.gen.ts';
import { ConfirmedAction } from './confirmed-action.tsx';
import { rememberIdentityDeleted } from './identity-deleted-notice.ts';

/** Asks a member to confirm the deletion of their online account, and lists what is kept (ACCOUNT-37). */
export function DeleteIdentity({ onClose }: ModalProps<'deleteIdentity'>) {
  const { t } = useLingui();
  const { signOut } = useSignInLinks();
  const [deleteIdentity] = useDeleteIdentityMutation({ context: handlesFailureInPlace });
  const [isDeleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState<string>();

  const showFailure = (message: string) => {
    setDeleting(false);
    setFailure(message);
  };
  const unknownOutcome = t`We can’t yet confirm that your online account was deleted. Nothing else has changed; try again.`;
  const confirm = async () => {
    setFailure(undefined);
    setDeleting(true);
    try {
      const { data } = await deleteIdentity();
      if (!data) return showFailure(unknownOutcome);
      const result = data.deleteIdentity;
      // An identity that does not exist counts as deleted (ACCOUNT-44, ACCOUNT-45).
      if (result.__typename === 'IdentityServiceUnavailable') return showFailure(result.message);
      // The dialog stays busy until the browser leaves the page: signing out ends both sessions and redirects home.
      rememberIdentityDeleted();
      location.assign(signOut);
    } catch (error) {
      if (!isSignedOut(error)) return showFailure(unknownOutcome);
      // The session has ended and nothing was deleted (ACCOUNT-46).
      onClose();
      reportSessionEnd();
    }
  };
  return (
    <ConfirmedAction
      title={t`Delete your online account?`}
      keepLabel={<Trans>Keep my account</Trans>}
      confirmLabel={<Trans>Delete my online account</Trans>}
      consent={<Trans>I understand that I won’t be able to sign in with this account any more.</Trans>}
      // It cannot be closed before the response (ACCOUNT-38).
      isBusy={isDeleting}
      failure={failure}
      // ACCOUNT-310
      supportCode="DELETE_DIGITAL_IDENTITY"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        <Trans>
          You won’t be able to sign in to the shop any more. You’ll be signed out here right away, and on your other
          devices within minutes. This can’t be undone.
        </Trans>
      </p>
      <p>
        <Trans>
          Your membership won’t change, and the club keeps your saved addresses and cards, your orders and your cart.
          Orders you’ve already placed will still arrive.
        </Trans>
      </p>
    </ConfirmedAction>
  );
}
