import { useLingui } from '@lingui/react/macro';
import type { ModalProps } from '../../session/modals.ts';
import { NotPaid } from './not-paid.tsx';

/** The payment was declined, failed or got no answer (CHECKOUT-61). */
export function PaymentFailure(props: ModalProps<'paymentFailure'>) {
  const { t } = useLingui();
  return <NotPaid {...props} title={t`Your payment didn’t go through`} />;
}
