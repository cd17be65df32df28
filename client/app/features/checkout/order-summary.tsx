import { Trans, useLingui } from '@lingui/react/macro';
import { useMoney } from '../../i18n/use-money.ts';
import type { CartPartsFragment } from '../../session/cart.gen.ts';
import { Icon } from '../../ui/icon.tsx';
import { CartTotals } from '../cart/index.ts';
import { LineList } from './line-list.tsx';

/** The items and totals of the order: beside the steps on wide screens, a collapsible bar with the total on phones. */
export function OrderSummary({ cart }: { cart: CartPartsFragment }) {
  const { t } = useLingui();
  const money = useMoney();
  const content = (
    <div className="flex flex-col gap-5">
      <LineList lines={cart.lines} />
      <CartTotals cart={cart} />
    </div>
  );
  return (
    <section aria-label={t`Your order`}>
      <details className="group sticky top-[env(safe-area-inset-top)] z-20 -mx-4 border-b border-line bg-board lg:hidden">
        <summary className="flex min-h-14 list-none flex-wrap items-center justify-between gap-x-3 px-4">
          <span className="inline-flex items-center gap-2 font-medium text-sea">
            <Trans>Your order</Trans>
            <Icon name="chevron-down" className="size-5 transition-transform duration-150 group-open:rotate-180" />
          </span>
          <span className="figures text-xl font-extrabold">{money(cart.total)}</span>
        </summary>
        <div className="max-h-[60dvh] overflow-y-auto px-4 pt-3 pb-5">{content}</div>
      </details>
      <div className="sticky top-6 hidden rounded-card bg-board p-6 lg:block">
        <h2 className="mb-5 text-lg">
          <Trans>Your order</Trans>
        </h2>
        {content}
      </div>
    </section>
  );
}
