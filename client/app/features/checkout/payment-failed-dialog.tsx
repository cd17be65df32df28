import { Trans, useLingui } from '@lingui/react/macro';
import { flushSync } from 'react-dom';
import { usePathTo } from '../../i18n/use-locale.ts';
import type { PaidSubject } from '../../session/modals.ts';
import { SupportCode } from '../../session/support-code.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { goToCurrentStep } from './current-step.ts';

/** The dialog after a failed payment: the reason, the error code, a link to the cart, and the way back to the payment. */
export function PaymentFailedDialog({
  title,
  message,
  code,
  subject = 'cart',
  supportCode = code,
  onClose,
}: {
  title: string;
  /** The reason from the API, in the shopper's language. */
  message: string;
  code: string;
  subject?: PaidSubject | undefined;
  supportCode?: string | undefined;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const pathTo = usePathTo();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t`Close`}
      footer={
        <>
          {subject === 'cart' && (
            <LinkButton variant="secondary" to={pathTo('cart')}>
              <Trans>Go to cart</Trans>
            </LinkButton>
          )}
          <Button
            onClick={() => {
              // The page behind the dialog is inert until it has closed; the notice of the failure then takes the focus.
              flushSync(onClose);
              goToCurrentStep();
            }}
          >
            <Trans>Back to payment</Trans>
          </Button>
        </>
      }
    >
      <p className="mb-4">{message}</p>
      <SupportCode code={supportCode} />
    </Dialog>
  );
}
