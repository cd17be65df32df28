import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ModalProps } from '../../session/modals.ts';
import { useSignInLinks } from '../../session/sign-in-links.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import { requestSignOut } from './request-sign-out.ts';

/** Asks for confirmation before a sign-out that an external link requested. */
export function SignOut({ onClose }: ModalProps<'signOut'>) {
  const { t } = useLingui();
  const { signOut } = useSignInLinks();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);

  const confirm = async () => {
    setBusy(true);
    const url = await requestSignOut(signOut);
    if (url !== undefined) return location.assign(url);
    setBusy(false);
    notify({ type: 'error', message: t`We couldn’t sign you out. Nothing has changed; try again in a moment.` });
  };

  return (
    <ConfirmDialog
      title={t`Sign out?`}
      closeLabel={t`Close`}
      keepLabel={<Trans>Cancel</Trans>}
      onKeep={onClose}
      confirm={
        <Button busy={isBusy} onClick={confirm}>
          <Trans>Sign out</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          You opened a link that signs you out. If you sign out, the cart you filled as a guest will be removed from
          this device.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
