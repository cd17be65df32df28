import { Trans, useLingui } from '@lingui/react/macro';
import { useSignInLinks } from '../shell/account-menu.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { ModalProps } from './arguments.ts';

/** The member's session has ended; signing in again leads back to the page (ACCOUNT-22). */
export function SessionExpired({ onClose }: ModalProps<'sessionExpired'>) {
  const { t } = useLingui();
  const { signIn } = useSignInLinks();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Your session has ended`}
      closeLabel={t`Close`}
      footer={
        <LinkButton reloadDocument to={signIn}>
          <Trans>Sign in</Trans>
        </LinkButton>
      }
    >
      <p>
        <Trans>For your security, we signed you out. Your cart is saved; sign in again to continue.</Trans>
      </p>
    </Dialog>
  );
}
