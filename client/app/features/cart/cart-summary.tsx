import { Trans, useLingui } from '@lingui/react/macro';
import { usePathTo } from '../../i18n/use-locale.ts';
import { useMoney } from '../../i18n/use-money.ts';
import type { CartPartsFragment } from '../../session/cart.gen.ts';
import { useModals } from '../../session/modals.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CartTotals } from './cart-totals.tsx';
import { deliveryChoiceId } from './delivery-choice-id.ts';
import { FreeDelivery } from './free-delivery.tsx';

/** The cart totals and the checkout link. */
export function CartSummary({ cart }: { cart: CartPartsFragment }) {
  const { t } = useLingui();
  const modals = useModals();
  return (
    <section aria-label={t`Summary`} className="rounded-card bg-board p-5">
      <h2 className="mb-4 text-lg">
        <Trans>Summary</Trans>
      </h2>
      <div className="flex flex-col gap-4">
        <FreeDelivery cart={cart} />
        <CartTotals cart={cart} />
        {cart.serviceFee && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => modals.open('serviceFee', {})}
            className="inline-flex min-h-11 items-center gap-1.5 self-start text-sm font-medium text-sea underline"
          >
            <Icon name="info" className="size-4" />
            <Trans>Why is there a service fee?</Trans>
          </button>
        )}
        <div className="max-lg:hidden">
          <CheckoutLink cart={cart} />
        </div>
      </div>
    </section>
  );
}

/** Bar with the total and the checkout link on small screens; sticks above the tab bar. */
export function CheckoutBar({ cart }: { cart: CartPartsFragment }) {
  const money = useMoney();
  return (
    <div
      data-bottom-bar
      className="no-print sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 -mx-4 mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper px-4 py-2.5 lg:hidden short:static"
    >
      <p className="leading-tight">
        <span className="block text-xs text-ink-soft">
          <Trans>Total</Trans>
        </span>
        <span className="figures text-xl font-extrabold whitespace-nowrap">{money(cart.total)}</span>
      </p>
      <div className="min-w-fit flex-1">
        <CheckoutLink cart={cart} />
      </div>
    </div>
  );
}

/** The link to the checkout, or to the delivery choice that is still missing (CART-74, CART-75). */
function CheckoutLink({ cart }: { cart: CartPartsFragment }) {
  const pathTo = usePathTo();
  if (!cart.isReadyForCheckout) {
    return (
      <LinkButton variant="secondary" fullWidth to={`#${deliveryChoiceId}`}>
        {cart.delivery?.addressProblem ? (
          <Trans>Choose an address</Trans>
        ) : cart.delivery?.address ? (
          <Trans>Choose a delivery time</Trans>
        ) : (
          <Trans>Choose pickup or delivery</Trans>
        )}
      </LinkButton>
    );
  }
  return (
    <LinkButton to={pathTo('checkout')} size="large" fullWidth className="max-sm:px-[min(1.75rem,6vw)]">
      <Icon name="lock" className="size-5 max-[22.4rem]:hidden" />
      {cart.isLocked ? <Trans>View payment</Trans> : <Trans context="button">Checkout</Trans>}
    </LinkButton>
  );
}
