import { useLingui } from '@lingui/react/macro';
import type { ModalProps } from '../../modals/arguments.ts';
import { NotPaid } from './not-paid.tsx';

/** The bank or the payments service said no, or gave no answer (checkout.md §8). */
export function PaymentFailure(props: ModalProps<'paymentFailure'>) {
  const { t } = useLingui();
  return <NotPaid {...props} title={t`Your payment did not go through`} />;
}
