import { Plural, Trans } from '@lingui/react/macro';
import { usePathTo } from '../../i18n/use-locale.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Link } from '../../ui/link.tsx';
import { getPictureSources } from '../../ui/picture-sources.ts';
import { BuyOrderAgain } from './buy-order-again.tsx';
import { DeliveryTime, isDeliveryExpected } from './delivery-time.tsx';
import { RefundSummary } from './order-refunds.tsx';
import type { OrderRowFragment } from './orders.gen.ts';
import { StageBadge } from './stage-badge.tsx';
import { useOrderDay } from './use-order-day.ts';

const maxPictures = 5;

/** One order in a list; the whole card links to its details (ORDERS-28). */
export function OrderCard({ order }: { order: OrderRowFragment }) {
  const pathTo = usePathTo();
  const money = useMoney();
  const day = useOrderDay();
  const hiddenCount = order.lines.length - maxPictures;
  return (
    <article className="group relative rounded-card border border-line p-4 hover:border-sea sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h2 className="text-lg">
            <Link
              to={pathTo('order-details', { orderID: order.orderNumber })}
              className="after:absolute after:inset-0 after:rounded-card group-hover:text-sea"
            >
              <Trans>Order {order.orderNumber}</Trans>
            </Link>
          </h2>
          <p className="text-sm text-ink-soft">
            <span className="first-letter:uppercase inline-block">{day(order)}</span> ·{' '}
            {order.deliveryMethod === 'DELIVERY' ? <Trans>Home delivery</Trans> : order.fulfillmentClub?.name}
          </p>
          {isDeliveryExpected(order) && <DeliveryTime order={order} className="mt-1 text-sm font-medium" />}
        </div>
        <div className="flex items-center gap-4 sm:flex-col sm:items-end sm:gap-1">
          <StageBadge order={order} />
          <p className="figures text-lg font-bold">{money(order.total)}</p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {order.lines.slice(0, maxPictures).map((line) => (
          <img
            key={line.id}
            {...getPictureSources(line.image, '56px')}
            alt={line.name}
            width={56}
            height={56}
            loading="lazy"
            className="size-12 rounded-card bg-board object-cover sm:size-14"
          />
        ))}
        <span className="text-sm text-ink-soft">
          {hiddenCount > 0 && `+${hiddenCount} · `}
          <Plural value={order.itemCount} one="# item" other="# items" />
        </span>
        {/* Above the link that covers the card. */}
        <div className="relative ml-auto empty:hidden">
          <BuyOrderAgain order={order} variant="secondary" />
        </div>
      </div>
      <div className="mt-2 empty:hidden">
        <RefundSummary order={order} />
      </div>
    </article>
  );
}
