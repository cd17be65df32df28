import { Trans, useLingui } from '@lingui/react/macro';
import { isSignedOut } from '../../apollo/graph-error-kind.ts';
import { type ModalProps, useModals } from '../../session/modals.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import { type CancelOrderMutation, useCancelOrderMutation } from './orders.gen.ts';

type ResultType = CancelOrderMutation['cancelOrder']['__typename'];

/** Asks for a confirmation, sends the cancellation and shows its outcome (ORDERS-47, ORDERS-55, ORDERS-56, ORDERS-61). */
export function CancelOrderDialog({ orderNumber, onClose }: ModalProps<'cancelOrder'>) {
  const { t } = useLingui();
  const modals = useModals();
  const notify = useNotify();
  const [cancelOrder, { loading }] = useCancelOrderMutation();
  const messages: Readonly<Record<ResultType | 'none', string>> = {
    CancelOrderSuccess: t`We’ve asked the club to cancel your order.`,
    OrderNotCancellable: t`This order can no longer be cancelled.`,
    OrderNotFound: t`We couldn’t find this order.`,
    none: t`We couldn’t connect. Your order hasn’t changed; try again.`,
  };
  const cancel = async () => {
    const resultType = await cancelOrder({ variables: { input: { orderNumber } } }).then(
      ({ data }) => data?.cancelOrder.__typename ?? 'none',
      (error: unknown) => (isSignedOut(error) ? 'signed-out' : 'none'),
    );
    onClose();
    if (resultType === 'signed-out') return modals.open('sessionExpired', {});
    notify({ type: resultType === 'CancelOrderSuccess' ? 'success' : 'error', message: messages[resultType] });
  };
  return (
    <ConfirmDialog
      title={t`Cancel this order?`}
      closeLabel={t`Close`}
      keepLabel={<Trans>Keep order</Trans>}
      onKeep={onClose}
      confirm={
        <Button variant="danger" busy={loading} onClick={cancel}>
          <Trans>Yes, cancel it</Trans>
        </Button>
      }
    >
      <p>
        <Trans>We’ll ask the club to cancel order {orderNumber} and refund the card you paid with.</Trans>
      </p>
    </ConfirmDialog>
  );
}
