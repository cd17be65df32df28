import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { usePathTo } from '../../i18n/use-locale.ts';
import { useMoney } from '../../i18n/use-money.ts';
import type { CartPartsFragment } from '../../session/cart.gen.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lateComponent } from '../../ui/late-component.ts';
import { CartChangesNotice } from './cart-changes-notice.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartShortages } from './cart-shortages.tsx';
import { CartSummary, CheckoutBar } from './cart-summary.tsx';
import { WaitingNotice } from './waiting-notice.tsx';
import { WhenSomethingRunsOut } from './when-something-runs-out.tsx';

// Hardly ever needed.
const ServiceFeeKeeper = lateComponent(async () => (await import('./service-fee-keeper.tsx')).ServiceFeeKeeper);

/** The cart: what is in it, how it reaches the shopper, what it costs. Other features fill the slots. */
export function CartView({
  cart,
  lockNotice,
  deliveryChoice,
  savedCarts,
}: {
  cart: CartPartsFragment | null;
  /** Shown while a payment holds the cart. */
  lockNotice: ReactNode;
  deliveryChoice: ReactNode;
  savedCarts: ReactNode;
}) {
  if (!cart || cart.lines.length === 0) {
    return (
      <>
        <WaitingNotice />
        <EmptyCart />
        {savedCarts}
      </>
    );
  }
  return (
    <>
      <h1 className="mb-4 text-2xl lg:text-3xl">
        <Trans>Your cart</Trans>{' '}
        <span className="font-sans text-base font-normal tracking-normal text-ink-soft">
          <Plural value={cart.itemCount} one="# item" other="# items" />
        </span>
      </h1>
      <CartAnnouncement cart={cart} />
      {cart.isLocked && lockNotice}
      {!cart.isServiceFeeSettled && !cart.isLocked && (
        <Suspense>
          <ServiceFeeKeeper />
        </Suspense>
      )}
      <WaitingNotice />
      <CartShortages cart={cart} />
      <CartChangesNotice cart={cart} />
      <div className="grid gap-8 lg:grid-cols-[1fr_24rem] lg:gap-x-12">
        <div className="flex flex-col gap-8">
          <CartLines cart={cart} />
          {deliveryChoice}
          <WhenSomethingRunsOut cart={cart} />
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

/** Says what a change made of the cart, to people who do not see the figures move. */
function CartAnnouncement({ cart }: { cart: CartPartsFragment }) {
  const { t } = useLingui();
  const money = useMoney();
  const [text, setText] = useState('');
  const total = money(cart.total);
  const last = useRef(total);
  useEffect(() => {
    if (last.current === total) return;
    last.current = total;
    setText(t`Your cart changed: the total is now ${total}`);
  }, [total, t]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
