import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { usePathTo } from '../../i18n/use-locale.ts';
import { useMoney } from '../../i18n/use-money.ts';
import type { CartPartsFragment } from '../../session/cart.gen.ts';
import { useTrack } from '../../session/use-track.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyWithRetry, useDeferredCode } from '../../ui/lazy-with-retry.ts';
import { CartLines } from './cart-lines.tsx';
import { CartShortages } from './cart-shortages.tsx';
import { CartSummary, CheckoutBar } from './cart-summary.tsx';
import type { CartPageParts } from './old-cart.tsx';
import { PartialFulfillmentChoice } from './partial-fulfillment-choice.tsx';
import { QueuedChangesNotice } from './queued-changes-notice.tsx';

// Loaded on demand: few carts need it.
const ServiceFeeRecalculation = lazyWithRetry(
  async () => (await import('./service-fee-recalculation.tsx')).ServiceFeeRecalculation,
);

const loadCartChangesNotice = async () => (await import('./cart-changes-notice.tsx')).CartChangesNotice;

/** The cart page: line items, delivery choice and totals. Other features provide the slot contents. */
export function CartView({
  cart,
  lockNotice,
  deliveryChoice,
  savedCarts,
}: {
  cart: CartPartsFragment | null;
  /** Shown while a payment locks the cart. */
  lockNotice: ReactNode;
  deliveryChoice: ReactNode;
  savedCarts: ReactNode;
}) {
  const CartChangesNotice = useDeferredCode(loadCartChangesNotice);
  useTrack(cart?.id, () => ({ type: 'cart-viewed', cart }));
  if (!cart || cart.lines.length === 0) {
    return (
      <>
        <QueuedChangesNotice />
        <EmptyCart />
        {savedCarts}
      </>
    );
  }
  return (
    <>
      <Heading itemCount={cart.itemCount} />
      <CartAnnouncement cart={cart} />
      <Suspense>{cart.isLocked && lockNotice}</Suspense>
      {!cart.isServiceFeeUpToDate && !cart.isLocked && (
        <Suspense>
          <ServiceFeeRecalculation />
        </Suspense>
      )}
      <QueuedChangesNotice />
      <CartShortages cart={cart} />
      {CartChangesNotice && <CartChangesNotice cart={cart} />}
      <div className="grid gap-8 lg:grid-cols-[1fr_24rem] lg:gap-x-12">
        <div className="flex flex-col gap-8">
          <CartLines cart={cart} />
          {deliveryChoice}
          <PartialFulfillmentChoice cart={cart} />
        </div>
        <div className="lg:sticky lg:top-36 lg:row-span-2 lg:self-start">
          <CartSummary cart={cart} />
        </div>
        {savedCarts}
      </div>
      <CheckoutBar cart={cart} />
    </>
  );
}

function Heading({ itemCount }: { itemCount: number }) {
  return (
    <h1 className="mb-4 text-2xl lg:text-3xl">
      <Trans>Your cart</Trans>{' '}
      <span className="font-sans text-base font-normal tracking-normal text-ink-soft">
        <Plural value={itemCount} one="# item" other="# items" />
      </span>
    </h1>
  );
}

/** Parts of the page that are also shown without a connection. */
export const cartPageParts: CartPageParts = { Heading, Lines: CartLines, QueuedChanges: QueuedChangesNotice };

/** An empty cart links to the categories (CART-61). */
function EmptyCart() {
  const { t } = useLingui();
  const pathTo = usePathTo();
  return (
    <EmptyState headingLevel="h1" title={t`Your cart is empty`} text={t`Fill your cart at club prices.`}>
      <LinkButton to={pathTo('categories')}>
        <Trans>See all categories</Trans>
      </LinkButton>
    </EmptyState>
  );
}

/** Announces the new total to screen readers after a change. */
function CartAnnouncement({ cart }: { cart: CartPartsFragment }) {
  const { t } = useLingui();
  const money = useMoney();
  const [text, setText] = useState('');
  const total = money(cart.total);
  const previousTotal = useRef(total);
  useEffect(() => {
    if (previousTotal.current === total) return;
    previousTotal.current = total;
    setText(t`Your cart changed: the total is now ${total}`);
  }, [total, t]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
