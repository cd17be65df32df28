import { Trans, useLingui } from '@lingui/react/macro';
import type { ModalProps } from '../../session/modals.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Tells the shopper that the pharmacy's site opens outside the native app (NATIVE-14, NATIVE-15). */
export function PharmacyLink({ href, onClose }: ModalProps<'pharmacyLink'>) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`The pharmacy opens outside the app`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            <Trans>Stay here</Trans>
          </Button>
          <LinkButton to={href} target="_blank" rel="noopener" onClick={onClose}>
            <Trans>Open the pharmacy</Trans>
          </LinkButton>
        </>
      }
    >
      <p>
        <Trans>
          The pharmacy is a separate website that opens in your browser. Your cart will be here when you come back.
        </Trans>
      </p>
    </Dialog>
  );
}
