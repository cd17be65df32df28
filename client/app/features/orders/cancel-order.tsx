import { Trans } from '@lingui/react/macro';
import { useModals } from '../../session/modals.ts';
import { Button } from '../../ui/button.tsx';
import type { OrderPartsFragment } from './orders.gen.ts';

/** Opens the confirmation of a cancellation; disabled once the cancellation is requested (ORDERS-50, ORDERS-57). */
export function CancelOrder({ order }: { order: OrderPartsFragment }) {
  const modals = useModals();
  const { orderNumber, isCancellable, isCancellationRequested, payment } = order;
  if (!isCancellable && !isCancellationRequested) return null;
  return (
    <Button
      variant="danger"
      aria-haspopup="dialog"
      disabled={isCancellationRequested}
      onClick={() => modals.open('cancelOrder', { orderNumber, isPaid: payment !== null })}
    >
      {isCancellationRequested ? <Trans>Cancellation requested</Trans> : <Trans>Cancel order</Trans>}
    </Button>
  );
}
