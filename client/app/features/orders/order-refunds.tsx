import { Trans } from '@lingui/react/macro';
import { formatDay } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { useNow } from '../../session/shell-data.ts';
import { cx } from '../../ui/cx.ts';
import type { OrderPartsFragment, OrderRowFragment } from './orders.gen.ts';

type RefundedOrder = Pick<OrderRowFragment, 'refunds' | 'fulfillmentClub'>;
type Refund = NonNullable<RefundedOrder['refunds']>[number];

/** The refunds of an order with amount, date and reason; nothing for an order without any (ORDERS-201, ORDERS-250). */
export function OrderRefunds({ order, className }: { order: OrderPartsFragment; className?: string }) {
  const { refunds } = order;
  const isExpected = order.payment !== null && (order.stage === 'CANCELLED' || order.correctedTotal !== null);
  if (refunds === null ? !isExpected : refunds.length === 0 && !isRefundAwaited(order, refunds)) return null;
  return (
    <section className={cx('rounded-card border border-line p-5', className)}>
      <h2 className="mb-3 text-lg">
        <Trans>Refunds</Trans>
      </h2>
      {refunds === null ? (
        <p>
          <Trans>We can’t show your refunds right now. Check again in a few minutes.</Trans>
        </p>
      ) : (
        <RefundList order={order} refunds={refunds} />
      )}
    </section>
  );
}

/** Whether a cancelled order was paid and its refunds do not add up to the payment yet. */
export function isRefundAwaited({ stage, payment }: OrderPartsFragment, refunds: readonly Refund[]): boolean {
  const refundedCents = refunds.reduce((sum, { amount }) => sum + amount.centAmount, 0);
  return stage === 'CANCELLED' && payment !== null && refundedCents < payment.amount.centAmount;
}

function RefundList({ order, refunds }: { order: OrderPartsFragment; refunds: readonly Refund[] }) {
  const money = useMoney();
  return (
    <>
      <ul className="flex flex-col gap-3 empty:hidden">
        {refunds.map((refund) => (
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
      {isRefundAwaited(order, refunds) && (
        <p className="not-first:mt-3">
          <Trans>We’re preparing your refund. The amount and date will appear here.</Trans>
        </p>
      )}
      {refunds.some(({ state }) => state === 'COMPLETED') && (
        <p className="mt-3 text-sm text-ink-soft">
          <Trans>It can take a few days to show on your statement.</Trans>
        </p>
      )}
    </>
  );
}

/** The refunds of an order in one line of a list, or nothing (ORDERS-201). */
export function RefundSummary({ order }: { order: RefundedOrder }) {
  const money = useMoney();
  return order.refunds?.map((refund) => (
    <p key={refund.id} className="text-sm text-ink-soft">
      {money(refund.amount)} · <RefundStateText refund={refund} order={order} />
    </p>
  ));
}

function RefundReasonText({ reason }: { reason: Refund['reason'] }) {
  if (reason === 'CANCELLED') return <Trans>Order cancelled</Trans>;
  if (reason === 'WEIGHT') return <Trans>Lower weight</Trans>;
  return reason === 'MISSING_ITEMS' ? <Trans>Missing items</Trans> : <Trans>Missing items or lower weight</Trans>;
}

function RefundStateText({ refund, order }: { refund: Refund; order: RefundedOrder }) {
  const locale = useLocale();
  const now = useNow();
  const day = formatDay(
    refund.completedAt ?? refund.requestedAt,
    now,
    locale.code,
    order.fulfillmentClub?.timeZone ?? locale.market.timeZone,
  );
  if (refund.state === 'COMPLETED') return <Trans>Refunded: {day}</Trans>;
  if (refund.state === 'IN_REVIEW') return <Trans>We’re checking this refund. You don’t need to do anything.</Trans>;
  return <Trans>Refund in progress since {day}</Trans>;
}
