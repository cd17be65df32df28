import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMoney } from '../../i18n/use-money.ts';
import type { CartPartsFragment } from '../../session/cart.gen.ts';

function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4">
      <dt className="grow basis-24">{label}</dt>
      <dd className="figures ms-auto font-semibold">{children}</dd>
    </div>
  );
}

/** The rows that make up the total (CART-54, CART-55), on the cart page and in the checkout. */
export function CartTotals({ cart }: { cart: CartPartsFragment }) {
  const money = useMoney();
  const { discountAmount, serviceFee, deliveryCharge, tax, isTaxIncluded, delivery } = cart;
  return (
    <dl className="flex flex-col gap-2.5">
      <Row label={<Trans>Items ({cart.itemCount})</Trans>}>{money(cart.subtotal)}</Row>
      {serviceFee && <Row label={<Trans>Service fee</Trans>}>{money(serviceFee)}</Row>}
      {delivery?.method === 'PICK_UP_IN_CLUB' && (
        <Row label={<Trans>Pickup at your club</Trans>}>
          <Trans>Free</Trans>
        </Row>
      )}
      {deliveryCharge && delivery?.method === 'DELIVERY' && (
        <Row label={<Trans>Home delivery</Trans>}>
          {deliveryCharge.centAmount === 0 ? <Trans>Free</Trans> : money(deliveryCharge)}
        </Row>
      )}
      {tax && (
        <Row label={isTaxIncluded ? <Trans>Taxes (included in prices)</Trans> : <Trans>Taxes</Trans>}>
          {isTaxIncluded ? <span className="font-normal text-ink-soft">{money(tax)}</span> : money(tax)}
        </Row>
      )}
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3.5">
        <dt className="font-display text-lg font-bold">
          <Trans>Total</Trans>
        </dt>
        <dd className="figures ms-auto text-2xl font-extrabold">{money(cart.total)}</dd>
      </div>
      {discountAmount.centAmount > 0 && (
        <div className="flex items-baseline justify-between gap-4 text-guava">
          <dt className="font-semibold">
            <Trans>You save</Trans>
          </dt>
          <dd className="figures font-bold">{money(discountAmount)}</dd>
        </div>
      )}
    </dl>
  );
}
