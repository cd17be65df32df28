import { useLingui } from '@lingui/react/macro';
import type { ModalProps } from '../../session/modals.ts';
import { PaymentFailedDialog } from './payment-failed-dialog.tsx';

/** The payment was declined, failed or timed out (CHECKOUT-61). */
export function PaymentFailure(props: ModalProps<'paymentFailure'>) {
  const { t } = useLingui();
  return <PaymentFailedDialog {...props} title={t`Your payment didn’t go through`} />;
}
