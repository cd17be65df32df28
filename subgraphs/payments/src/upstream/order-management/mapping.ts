import { money } from '@tarima/markets/money';
import type { OrderChange } from '../../domain/refund.ts';
import type { RefundReason } from '../../domain/refund-reason.ts';
import type { ChangedOrderWire } from './wire.ts';

/** The status of a cancelled order. Before it, order management may still send the order. */
const cancelledStatus = '9000';
/** The status of an order whose cancellation is requested: all of it is refunded at once when it is cancelled. */
const cancellationRequestedStatus = 'PENDING_CANCEL_ORDER';

/** Maps a changed order; undefined for one of which nothing is refunded yet (PAYMENTS-200). */
export function toOrderChange(wire: ChangedOrderWire): OrderChange | undefined {
  const reason = findReason(wire);
  if (!reason) return undefined;
  return {
    orderNumber: wire.OrderId,
    reason,
    total: money(Math.round(wire.OrderTotal * 100), wire.CurrencyCode),
    changedAt: new Date(wire.UpdatedTimestamp),
  };
}

function findReason({ MaxFulfillmentStatusId, OrderLine }: ChangedOrderWire): RefundReason | undefined {
  if (MaxFulfillmentStatusId === cancelledStatus) return 'CANCELLED';
  if (MaxFulfillmentStatusId === cancellationRequestedStatus) return undefined;
  const isUnitMissing = OrderLine.some(({ CancelledQuantity }) => (CancelledQuantity ?? 0) > 0);
  const isLighter = OrderLine.some(({ Extended }) => {
    const { EstimatedWeight, PickedWeight } = Extended ?? {};
    return EstimatedWeight != null && PickedWeight != null && PickedWeight < EstimatedWeight;
  });
  if (isUnitMissing) return isLighter ? 'MISSING_ITEMS_OR_WEIGHT' : 'MISSING_ITEMS';
  return isLighter ? 'WEIGHT' : undefined;
}
