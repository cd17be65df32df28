import { Trans } from '@lingui/react/macro';
import { useMoney } from '../../i18n/use-money.ts';
import type { CartPartsFragment } from '../../session/cart.gen.ts';
import { setDelivery, useDispatch } from '../cart/index.ts';
import type { DeliveryWindowsQuery } from './delivery-windows.gen.ts';

type Method = NonNullable<DeliveryWindowsQuery['cart']>['shippingMethods'][number];

/** The shipping methods with their prices for this cart; renders nothing when there is only one. */
export function ShippingMethods({
  cart,
  methods,
  disabled,
}: {
  cart: CartPartsFragment;
  methods: readonly Method[];
  disabled: boolean;
}) {
  const { dispatch, isPending } = useDispatch();
  const addressId = cart.delivery?.addressId;
  if (methods.length < 2 || !addressId) return null;
  return (
    <fieldset disabled={disabled || isPending} aria-busy={isPending || undefined}>
      <legend className="mb-1.5 text-sm font-semibold">
        <Trans>Delivery speed</Trans>
      </legend>
      <div className="flex flex-col gap-1">
        {methods.map((method) => (
          <label key={method.key} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="shipping-method"
              value={method.key}
              checked={method.isChosen}
              onChange={() =>
                void dispatch(setDelivery({ method: 'DELIVERY', addressId, shippingMethodKey: method.key }))
              }
              className="size-5 accent-sea"
            />
            <span className="flex-1 font-medium text-ink">
              {method.speed === 'SAME_DAY' ? <Trans>Today</Trans> : <Trans>Tomorrow or later</Trans>}
            </span>
            <Price method={method} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Price({ method: { isFree, price, freeAbove } }: { method: Method }) {
  const money = useMoney();
  if (isFree) {
    return (
      <b className="text-leaf">
        <Trans>Free</Trans>
      </b>
    );
  }
  return (
    <span className="text-right">
      <b className="figures block text-ink">{money(price)}</b>
      {freeAbove && (
        <span className="block text-xs text-ink-soft">
          <Trans>Free on orders of {money(freeAbove)} or more</Trans>
        </span>
      )}
    </span>
  );
}
