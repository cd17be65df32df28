import { Trans, useLingui } from '@lingui/react/macro';
import type { PaidSubject } from '../../session/modals.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Sets `autofocus`, which a dialog needs when it opens and React does not render. */
const focusFirst = (button: HTMLButtonElement | null) => button?.setAttribute('autofocus', '');

/** Offers to continue on a provider's page that the shopper left without finishing, or to cancel the payment. */
export function UnfinishedPayment({
  provider,
  subject,
  onContinue,
  onCancel,
  onClose,
}: {
  provider: 'card-page' | 'paypal';
  subject: PaidSubject;
  onContinue: () => void;
  onCancel: () => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const isPayPal = provider === 'paypal';
  return (
    <Dialog
      open
      blocking
      onClose={onClose}
      title={isPayPal ? t`Finish your payment at PayPal` : t`Finish your payment on the secure page`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button ref={focusFirst} onClick={onContinue}>
            {isPayPal ? <Trans>Continue to PayPal</Trans> : <Trans>Continue to the secure page</Trans>}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            <Trans>Cancel payment</Trans>
          </Button>
        </>
      }
    >
      <p>
        {subject === 'membership' ? (
          <Trans>You haven’t been charged yet. Continue where you left off, or cancel the payment.</Trans>
        ) : isPayPal ? (
          <Trans>You haven’t been charged yet. Continue at PayPal, or cancel the payment to change your order.</Trans>
        ) : (
          <Trans>
            You haven’t been charged yet. Continue on the secure page, or cancel the payment to change your order.
          </Trans>
        )}
      </p>
    </Dialog>
  );
}
