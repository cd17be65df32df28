import { Trans, useLingui } from '@lingui/react/macro';
import type { ModalProps } from '../../session/modals.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** React keeps `autofocus` from the page; a dialog that opens looks for it. */
const focusFirst = (button: HTMLButtonElement | null) => button?.setAttribute('autofocus', '');

/** The bank's page waits for the shopper: go there, or leave the payment (PAYMENTS-47). */
export function ThreeDSecure({ onGo, onEdit, onClose }: ModalProps<'threeDSecure'>) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      blocking
      onClose={onClose}
      title={t`Your bank needs to confirm it’s you`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="secondary" onClick={onEdit}>
            <Trans>Edit cart</Trans>
          </Button>
          <Button ref={focusFirst} onClick={onGo}>
            <Trans>Continue to my bank</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          You haven’t been charged yet. Continue on your bank’s page, or cancel the payment to edit your cart.
        </Trans>
      </p>
    </Dialog>
  );
}
