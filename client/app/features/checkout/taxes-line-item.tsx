import { useLingui } from '@lingui/react/macro';
import type { ModalProps } from '../../session/modals.ts';
import { NotPaid } from './not-paid.tsx';

/** The cart changed after its taxes were calculated: the payment was voided and can be made again (CHECKOUT-41). */
export function TaxesLineItem(props: ModalProps<'taxesLineItem'>) {
  const { t } = useLingui();
  return <NotPaid {...props} title={t`Your cart changed during the payment`} />;
}
