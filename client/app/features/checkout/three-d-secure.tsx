import { Trans, useLingui } from '@lingui/react/macro';
import type { ModalProps } from '../../session/modals.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Sets `autofocus`, which a dialog needs when it opens and React does not render. */
const focusFirst = (button: HTMLButtonElement | null) => button?.setAttribute('autofocus', '');

/** Offers to continue an unfinished challenge at the bank, or to cancel the payment (PAYMENTS-47). */
export function ThreeDSecure({ onContinue, onEdit, onClose }: ModalProps<'threeDSecure'>) {
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
          <Button variant="secondary" onClick={onEdit}>
            <Trans>Edit cart</Trans>
          </Button>
          <Button ref={focusFirst} onClick={onContinue}>
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
