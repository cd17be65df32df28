import { useLingui } from '@lingui/react/macro';
import type { ModalProps } from '../../session/modals.ts';
import { getFailureTitle } from './failure-texts.ts';
import { PaymentFailedDialog } from './payment-failed-dialog.tsx';

/** The payment was declined, failed or timed out (CHECKOUT-61). */
export function PaymentFailure(props: ModalProps<'paymentFailure'>) {
  const { i18n } = useLingui();
  return <PaymentFailedDialog {...props} title={i18n._(getFailureTitle(props.code))} />;
}
