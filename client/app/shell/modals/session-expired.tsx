import { Trans, useLingui } from '@lingui/react/macro';
import type { ModalProps } from '../../session/modals.ts';
import { useSignInLinks } from '../../session/sign-in-links.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** The member's session has ended; signing in returns to the page (ACCOUNT-22). */
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
