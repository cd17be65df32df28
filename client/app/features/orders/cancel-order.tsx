import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import { type CancelOrderMutation, type OrderPartsFragment, useCancelOrderMutation } from './orders.gen.ts';

type Answer = CancelOrderMutation['cancelOrder']['__typename'];

/** Cancels an order after a second question; once asked, the button stays and cannot be pressed (decisions.md). */
export function CancelOrder({ order }: { order: OrderPartsFragment }) {
  const { t } = useLingui();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const [cancelOrder, { loading }] = useCancelOrderMutation();
  const { orderNumber, isCancellable, isCancellationRequested } = order;
  if (!isCancellable && !isCancellationRequested) return null;

  const words: Readonly<Record<Answer | 'none', string>> = {
    CancelOrderSuccess: t`We asked the club to cancel your order.`,
    OrderNotCancellable: t`This order has gone too far to be cancelled.`,
    OrderNotFound: t`We did not find this order.`,
    none: t`We could not reach the club. The order is as it was; please try again.`,
  };
  const cancel = async () => {
    const answer = await cancelOrder({ variables: { input: { orderNumber } } }).then(
      ({ data }) => data?.cancelOrder.__typename ?? 'none',
      () => 'none' as const,
    );
    setAsking(false);
    notify({ type: answer === 'CancelOrderSuccess' ? 'success' : 'error', message: words[answer] });
  };

  return (
    <>
      <Button look="danger" disabled={isCancellationRequested} onClick={() => setAsking(true)}>
        {isCancellationRequested ? <Trans>Cancellation requested</Trans> : <Trans>Cancel order</Trans>}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t`Cancel this order?`}
        closeLabel={t`Close`}
        footer={
          <div className="flex flex-wrap justify-end gap-2">
            <Button look="quiet" onClick={() => setAsking(false)}>
              <Trans>Keep the order</Trans>
            </Button>
            <Button look="danger" busy={loading} onClick={cancel}>
              <Trans>Yes, cancel it</Trans>
            </Button>
          </div>
        }
      >
        <p>
          <Trans>
            The club stops preparing order {orderNumber} and gives the money back to the card that you paid with.
          </Trans>
        </p>
      </Dialog>
    </>
  );
}
