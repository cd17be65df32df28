import { Trans } from '@lingui/react/macro';
import { formatDay } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useMoney } from '../../i18n/use-money.ts';
import type { OrderRowFragment } from './orders.gen.ts';

type RefundedOrder = Pick<OrderRowFragment, 'refunds' | 'fulfillmentClub'>;

/** The refunds of an order with amount, date and reason, or nothing (ORDERS-201). */
export function OrderRefunds({ order }: { order: RefundedOrder }) {
  const money = useMoney();
  if (order.refunds.length === 0) return null;
  return (
    <section className="rounded-card border border-line p-5">
      <h2 className="mb-3 text-lg">
        <Trans>Refunds</Trans>
      </h2>
      <ul className="flex flex-col gap-3">
        {order.refunds.map((refund) => (
          <li key={refund.id} className="flex justify-between gap-4">
            <div>
              <p>
                <RefundReasonText reason={refund.reason} />
              </p>
              <p className="text-sm text-ink-soft">
                <RefundStateText refund={refund} order={order} />
              </p>
            </div>
            <p className="figures font-semibold">{money(refund.amount)}</p>
          </li>
        ))}
      </ul>
      {order.refunds.some(({ state }) => state === 'COMPLETED') && (
        <p className="mt-3 text-sm text-ink-soft">
          <Trans>Your bank may take a few days to show the money.</Trans>
        </p>
      )}
    </section>
  );
}

/** The refunds of an order in one line of a list, or nothing (ORDERS-201). */
export function RefundSummary({ order }: { order: RefundedOrder }) {
  const money = useMoney();
  return order.refunds.map((refund) => (
    <p key={refund.id} className="text-sm text-ink-soft">
      {money(refund.amount)} · <RefundStateText refund={refund} order={order} />
    </p>
  ));
}

function RefundReasonText({ reason }: { reason: RefundedOrder['refunds'][number]['reason'] }) {
  if (reason === 'CANCELLED') return <Trans>Order cancelled</Trans>;
  return reason === 'WEIGHT' ? <Trans>Lower weight</Trans> : <Trans>Missing items</Trans>;
}

function RefundStateText({ refund, order }: { refund: RefundedOrder['refunds'][number]; order: RefundedOrder }) {
  const locale = useLocale();
  const day = formatDay(
    refund.completedAt ?? refund.requestedAt,
    new Date(),
    locale.code,
    order.fulfillmentClub?.timeZone ?? locale.market.timeZone,
  );
  if (refund.state === 'COMPLETED') return <Trans>Refunded: {day}</Trans>;
  if (refund.state === 'IN_REVIEW') return <Trans>We’re checking this refund. You don’t need to do anything.</Trans>;
  return <Trans>Refund in progress since {day}</Trans>;
}
