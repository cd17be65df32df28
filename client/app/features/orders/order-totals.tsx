import { Trans } from '@lingui/react/macro';
import { getBrandName } from '@tarima/markets/card-brand';
import type { ReactNode } from 'react';
import { useMoney } from '../../i18n/use-money.ts';
import type { OrderPartsFragment } from './orders.gen.ts';

/** Whether items sold by weight are not weighed yet, so that their amounts are estimates (ORDERS-333). */
function isEstimated({ stage, isCancellationRequested, lines }: OrderPartsFragment): boolean {
  const isPrepared = stage !== 'OPEN' || isCancellationRequested;
  return !isPrepared && lines.some(({ isReorderable, weight }) => !isReorderable && (weight?.actual ?? null) === null);
}

/** The amounts of an order, its corrected total and its payment card (ORDERS-200, ORDERS-333). */
export function OrderTotals({ order }: { order: OrderPartsFragment }) {
  const money = useMoney();
  const { serviceFee, deliveryCharge, tax, payment } = order;
  const amountWithoutTax = [order.subtotal, serviceFee, deliveryCharge].reduce(
    (sum, amount) => sum + (amount?.centAmount ?? 0),
    0,
  );
  const isTaxIncluded = amountWithoutTax === order.total.centAmount;
  const row = (label: ReactNode, amount: typeof order.total) => (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd className="figures font-semibold">{money(amount)}</dd>
    </div>
  );
  return (
    <>
      <dl className="flex flex-col gap-2">
        {row(<Trans>Items ({order.itemCount})</Trans>, order.subtotal)}
        {serviceFee && row(<Trans>Service fee</Trans>, serviceFee)}
        {deliveryCharge && row(<Trans>Home delivery</Trans>, deliveryCharge)}
        {tax && row(isTaxIncluded ? <Trans>Taxes (included in prices)</Trans> : <Trans>Taxes</Trans>, tax)}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="font-display text-lg font-bold">
            {isEstimated(order) ? <Trans>Estimated total</Trans> : <Trans>Total</Trans>}
          </dt>
          <dd className="figures text-2xl font-extrabold">{money(order.total)}</dd>
        </div>
        {order.correctedTotal && row(<Trans>Total after missing items and weight changes</Trans>, order.correctedTotal)}
        {payment && (
          <div className="flex justify-between gap-4 text-sm text-ink-soft">
            <dt>
              <Trans>Paid with</Trans>
            </dt>
            <dd>
              {payment.brand && getBrandName(payment.brand)} {payment.lastDigits && `•••• ${payment.lastDigits}`}
            </dd>
          </div>
        )}
      </dl>
      {isEstimated(order) && (
        <p className="mt-3 text-sm text-ink-soft">
          <Trans>
            Some items are sold by weight. If they weigh less than estimated, we’ll refund the difference. If they weigh
            more, you won’t pay more.
          </Trans>
        </p>
      )}
    </>
  );
}
