import { Trans } from '@lingui/react/macro';
import { useModals } from '../../modals/use-modals.ts';
import { Button } from '../../ui/button.tsx';
import type { OrderPartsFragment } from './orders.gen.ts';

/** Cancels an order after a second question; once asked, the button stays and cannot be pressed (decisions.md). */
export function CancelOrder({ order }: { order: OrderPartsFragment }) {
  const modals = useModals();
  const { orderNumber, isCancellable, isCancellationRequested } = order;
  if (!isCancellable && !isCancellationRequested) return null;
  return (
    <Button
      look="danger"
      aria-haspopup="dialog"
      disabled={isCancellationRequested}
      onClick={() => modals.open('cancelOrder', { orderNumber })}
    >
      {isCancellationRequested ? <Trans>Cancellation requested</Trans> : <Trans>Cancel order</Trans>}
    </Button>
  );
}
