import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isSignedOut } from '../../apollo/graph-fault.ts';
import { isToldInPlace } from '../../apollo/message-link.ts';
import type { ModalProps } from '../../session/modals.ts';
import { useModals } from '../../session/modals.ts';
import { useSignInLinks } from '../../session/sign-in-links.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useDeleteIdentityMutation } from './account.gen.ts';
import { rememberIdentityDeleted } from './identity-deleted.ts';

/**
 * Asks a member to confirm that their online account is deleted, and says what stays. The tick makes it deliberate:
 * without it the button is disabled, and the focus begins elsewhere (ACCOUNT-37).
 */
export function DeleteIdentity({ onClose }: ModalProps<'deleteIdentity'>) {
  const { t } = useLingui();
  const modals = useModals();
  const { signOut } = useSignInLinks();
  const [deleteIdentity] = useDeleteIdentityMutation({ context: isToldInPlace });
  const [isUnderstood, setUnderstood] = useState(false);
  const [isUnderWay, setUnderWay] = useState(false);
  const [failure, setFailure] = useState<string>();

  const fail = (message: string) => {
    setUnderWay(false);
    setFailure(message);
  };
  const unsure = t`We can’t confirm yet that your account was deleted. Try again; nothing else has changed.`;
  const confirm = async () => {
    setFailure(undefined);
    setUnderWay(true);
    try {
      const { data } = await deleteIdentity();
      if (!data) return fail(unsure);
      const answer = data.deleteIdentity;
      // An identity that does not exist counts as deleted (ACCOUNT-44, ACCOUNT-45).
      if (answer.__typename === 'IdentityServiceUnavailable') return fail(answer.message);
      // Under way until the page goes: the session ends at the shop and at the identity provider, and leads home.
      rememberIdentityDeleted();
      location.assign(signOut);
    } catch (error) {
      if (!isSignedOut(error)) return fail(unsure);
      // The session has ended and nothing was deleted (ACCOUNT-46).
      onClose();
      modals.open('sessionExpired', {});
    }
  };
  return (
    <Dialog
      open
      // Nobody closes it before the answer (ACCOUNT-38).
      blocking={isUnderWay}
      onClose={onClose}
      title={t`Delete your online account?`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="secondary" disabled={isUnderWay} onClick={onClose}>
            <Trans>Keep my account</Trans>
          </Button>
          <Button look="danger" disabled={!isUnderstood} busy={isUnderWay} onClick={confirm}>
            <Trans>Delete my online account</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
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
        <label className="flex cursor-pointer items-center gap-3 rounded-card border-2 border-line px-4 py-3 has-checked:border-clay">
          <input
            type="checkbox"
            checked={isUnderstood}
            disabled={isUnderWay}
            onChange={(event) => setUnderstood(event.target.checked)}
            className="size-5 shrink-0 accent-clay"
          />
          <Trans>I understand that I won’t be able to sign in with this account any more.</Trans>
        </label>
      </div>
      <div role="alert">
        {failure && <p className="mt-4 rounded-card bg-board p-4 text-sm font-semibold text-clay">{failure}</p>}
      </div>
    </Dialog>
  );
}
