import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AddressText } from '../../ui/address-text.tsx';
import { Button } from '../../ui/button.tsx';
import { OpeningHours } from '../../ui/opening-hours.tsx';
import { BuyOrderAgain } from './buy-order-again.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { DeliveryTime } from './delivery-time.tsx';
import { OrderInvoice } from './order-invoice.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderTotals } from './order-totals.tsx';
import type { OrderPartsFragment } from './orders.gen.ts';
import { ReturnsLink } from './returns-link.tsx';
import { StageBadge } from './stage-badge.tsx';
import { useOrderDay } from './use-order-day.ts';

/** One order: progress, items, destination and totals. It has a print layout. */
export function OrderView({ order, actions }: { order: OrderPartsFragment; actions?: ReactNode }) {
  const day = useOrderDay();
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-2xl lg:text-3xl">
            <Trans>
              Order <span className="inline-block max-w-full wrap-anywhere">{order.orderNumber}</span>
            </Trans>
          </h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
            <Trans>Order placed: {day(order)}</Trans>
            <StageBadge order={order} />
          </p>
        </div>
        <div className="no-print flex flex-wrap gap-2">
          {actions}
          <BuyOrderAgain order={order} />
          <Button variant="secondary" onClick={() => print()}>
            <Trans>Print</Trans>
          </Button>
          <CancelOrder order={order} />
        </div>
      </div>
      <div className="mb-8">
        <OrderTimeline order={order} />
      </div>
      <div className="grid gap-8 lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-12 lg:gap-y-6">
        <OrderRefunds order={order} className="lg:col-start-2" />
        <section className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <h2 className="mb-3 text-lg">
            <Trans>Items</Trans>
          </h2>
          <OrderLines lines={order.lines} />
        </section>
        <div className="flex flex-col gap-6 lg:col-start-2">
          <OrderDestination order={order} />
          {order.invoice && <OrderInvoice invoice={order.invoice} />}
          <section className="rounded-card bg-board p-5">
            <h2 className="mb-3 text-lg">
              <Trans>Summary</Trans>
            </h2>
            <OrderTotals order={order} />
          </section>
          {order.stage !== 'CANCELLED' && <ReturnsLink />}
        </div>
      </div>
    </>
  );
}

/** The pickup club or the delivery address, and who placed the order. */
function OrderDestination({ order }: { order: OrderPartsFragment }) {
  const { deliveryMethod, fulfillmentClub, deliveryAddress, email, allowsPartialFulfillment } = order;
  return (
    <section className="wrap-anywhere">
      {deliveryMethod === 'PICK_UP_IN_CLUB' ? (
        <>
          <h2 className="mb-1 text-lg">
            <Trans>Pick up at {fulfillmentClub?.name}</Trans>
          </h2>
          <p className="text-ink-soft">
            {fulfillmentClub && (
              <span className="block">
                {fulfillmentClub.address}, {fulfillmentClub.city}
              </span>
            )}
            {fulfillmentClub?.openingHours && <OpeningHours text={fulfillmentClub.openingHours} />}
          </p>
        </>
      ) : (
        <>
          <h2 className="mb-1 text-lg">
            <Trans>Home delivery</Trans>
          </h2>
          {deliveryAddress && (
            <p className="text-ink-soft">
              {deliveryAddress.alias && <b className="block text-ink">{deliveryAddress.alias}</b>}
              <AddressText address={deliveryAddress} />
            </p>
          )}
          <DeliveryTime order={order} className="mt-2" />
        </>
      )}
      {order.stage === 'OPEN' && !order.isCancellationRequested && allowsPartialFulfillment !== null && (
        <p className="mt-2 text-sm text-ink-soft">
          {allowsPartialFulfillment ? (
            <Trans>If an item is unavailable, you’ll get the rest of your order and a refund for that item.</Trans>
          ) : (
            <Trans>If an item is unavailable, we’ll cancel the whole order.</Trans>
          )}
        </p>
      )}
      {email && (
        <p className="mt-2 text-sm text-ink-soft">
          <Trans>Ordered by {email}</Trans>
        </p>
      )}
    </section>
  );
}
