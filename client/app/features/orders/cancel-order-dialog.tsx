import { Trans, useLingui } from '@lingui/react/macro';
import { classifyGraphError } from '../../apollo/graph-error-kind.ts';
import { reportSessionEnd } from '../../apollo/message-link.ts';
import type { ModalProps } from '../../session/modals.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import { focusWhenUncovered } from '../../ui/top-dialog.ts';
import { type CancelOrderMutation, useCancelOrderMutation } from './orders.gen.ts';

type Result = CancelOrderMutation['cancelOrder'];
type Outcome = Result['__typename'] | 'not-ready' | 'signed-out' | 'unavailable' | 'unknown';

/** Order management does not have the order yet, so it can be cancelled in a few minutes. */
const mapResult = (result: Result): Outcome =>
  result.__typename === 'OrderNotCancellable' && result.code === 'ORDER_NOT_READY' ? 'not-ready' : result.__typename;

function mapError(error: unknown): Outcome {
  const kind = classifyGraphError(error);
  return kind === 'signed-out' || kind === 'unavailable' ? kind : 'unknown';
}

/** Asks for a confirmation, sends the cancellation and shows its outcome (ORDERS-47, ORDERS-55, ORDERS-56, ORDERS-61). */
export function CancelOrderDialog({ orderNumber, isPaid, onClose }: ModalProps<'cancelOrder'>) {
  const { t } = useLingui();
  const notify = useNotify();
  // The order's refunds can fail although the cancellation succeeded.
  const [cancelOrder, { loading }] = useCancelOrderMutation({ errorPolicy: 'all' });
  const messages: Readonly<Record<Exclude<Outcome, 'signed-out'>, string>> = {
    CancelOrderSuccess: t`We’ve asked the club to cancel your order.`,
    OrderNotCancellable: t`This order can no longer be cancelled. If you need help, contact your club.`,
    'not-ready': t`We’re still processing this order. It hasn’t been cancelled; try again in a few minutes.`,
    OrderNotFound: t`We couldn’t find this order. Check My orders.`,
    unavailable: t`We couldn’t cancel your order right now. It hasn’t changed; try again in a few minutes.`,
    unknown: t`We didn’t get a response, so we don’t know whether your order was cancelled. You can try again.`,
  };
  const cancel = async () => {
    const outcome: Outcome = await cancelOrder({ variables: { input: { orderNumber } } }).then(
      ({ data, error }) => (data?.cancelOrder ? mapResult(data.cancelOrder) : mapError(error)),
      mapError,
    );
    onClose();
    // The button that opened the dialog is now disabled.
    const main = document.getElementById('main');
    if (outcome === 'CancelOrderSuccess' && main) focusWhenUncovered(main);
    if (outcome === 'signed-out') return reportSessionEnd();
    notify({ type: outcome === 'CancelOrderSuccess' ? 'success' : 'error', message: messages[outcome] });
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
        <Trans>We’ll ask the club to cancel order {orderNumber}.</Trans>
      </p>
      {isPaid && (
        <p className="mt-2">
          <Trans>
            Once it’s cancelled, we’ll refund you the way you paid. It can take a few days to show on your statement.
          </Trans>
        </p>
      )}
    </ConfirmDialog>
  );
}
