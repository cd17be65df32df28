import { useLingui } from '@lingui/react/macro';
import type { ModalProps } from '../../session/modals.ts';
import { PaymentFailedDialog } from './payment-failed-dialog.tsx';

/** The cart changed after its taxes were calculated: the payment was voided and can be made again (CHECKOUT-41). */
export function TaxesLineItem(props: ModalProps<'taxesLineItem'>) {
  const { t } = useLingui();
  return <PaymentFailedDialog {...props} title={t`Your cart changed during the payment`} />;
}
