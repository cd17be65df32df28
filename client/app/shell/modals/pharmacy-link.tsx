import { Trans, useLingui } from '@lingui/react/macro';
import { sendToApp } from '../../native/bridge.ts';
import { hasAppParent } from '../../native/native-app.ts';
import type { ModalProps } from '../../session/modals.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/**
 * Informs the shopper that the pharmacy's site opens outside the native app. The app opens it, because a webview opens
 * no windows (NATIVE-14, NATIVE-15). When the shop is its webview's only page, the app intercepts the link.
 */
export function PharmacyLink({ href, onClose }: ModalProps<'pharmacyLink'>) {
  const { t } = useLingui();
  const label = <Trans>Open the pharmacy</Trans>;
  const open = () => {
    sendToApp({ type: 'pharmacyLink', url: href });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t`The pharmacy opens outside the app`}
      closeLabel={t`Close`}
      keepLabel={<Trans>Stay here</Trans>}
      onKeep={onClose}
      confirm={
        hasAppParent() ? (
          <Button onClick={open}>{label}</Button>
        ) : (
          <LinkButton to={href} onClick={onClose}>
            {label}
          </LinkButton>
        )
      }
    >
      <p>
        <Trans>
          The pharmacy is a separate website that opens in your browser. Your cart will be here when you come back.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
