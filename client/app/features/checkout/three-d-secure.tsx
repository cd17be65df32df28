import { Trans, useLingui } from '@lingui/react/macro';
import type { ModalProps } from '../../modals/arguments.ts';
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
      title={t`Your bank wants to know that it is you`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="secondary" onClick={onEdit}>
            <Trans>Edit cart</Trans>
          </Button>
          <Button ref={focusFirst} onClick={onGo}>
            <Trans>Go on at my bank</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Nothing was charged yet. Go on at your bank’s page, or leave the payment and edit your cart.</Trans>
      </p>
    </Dialog>
  );
}
