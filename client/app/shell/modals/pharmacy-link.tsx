import { Trans, useLingui } from '@lingui/react/macro';
import type { ModalProps } from '../../session/modals.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Tells the shopper that the pharmacy's site opens outside the native app (NATIVE-14, NATIVE-15). */
export function PharmacyLink({ href, onClose }: ModalProps<'pharmacyLink'>) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      title={t`The pharmacy opens outside the app`}
      closeLabel={t`Close`}
      keepLabel={<Trans>Stay here</Trans>}
      onKeep={onClose}
      confirm={
        <LinkButton to={href} target="_blank" rel="noopener" onClick={onClose}>
          <Trans>Open the pharmacy</Trans>
        </LinkButton>
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
