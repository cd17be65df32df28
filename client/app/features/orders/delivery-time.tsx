import { Trans } from '@lingui/react/macro';
import { formatDay, formatTimeRange } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useNow } from '../../session/shell-data.ts';
import type { OrderRowFragment } from './orders.gen.ts';

type TrackedOrder = Pick<OrderRowFragment, 'stage' | 'isInTransit' | 'isCancellationRequested'>;

/** Whether a home delivery has not arrived and still will: an order in transit has left the club (ORDERS-314). */
export function isDeliveryExpected({ stage, isInTransit, isCancellationRequested }: TrackedOrder): boolean {
  return isInTransit || (stage === 'OPEN' && !isCancellationRequested);
}

/**
 * The window of a home delivery in the time zone of its club, or of the market when the club is not known (ORDERS-39).
 * A cancelled order has none: the club releases the window when a cancellation is requested (ORDERS-315).
 */
export function DeliveryTime({ order, className }: { order: OrderRowFragment; className?: string }) {
  const { code, market } = useLocale();
  const now = useNow();
  const { deliveryWindow, fulfillmentClub, stage, isCancellationRequested } = order;
  if (!deliveryWindow || stage === 'CANCELLED' || isCancellationRequested) return null;
  const timeZone = fulfillmentClub?.timeZone ?? market.timeZone;
  const day = formatDay(deliveryWindow.start, now, code, timeZone);
  const time = formatTimeRange({ ...deliveryWindow, timeZone }, code);
  return (
    <p className={className}>
      <Trans>
        Delivery: {day}, {time}
      </Trans>
    </p>
  );
}
