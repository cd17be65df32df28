import { useLingui } from '@lingui/react/macro';
import type { ModalProps } from '../../modals/arguments.ts';
import { NotPaid } from './not-paid.tsx';

/** The goods were not those whose taxes were worked out, so the payment was undone and may be made anew (checkout.md §4). */
export function TaxesLineItem(props: ModalProps<'taxesLineItem'>) {
  const { t } = useLingui();
  return <NotPaid {...props} title={t`Your cart changed during the payment`} />;
}
