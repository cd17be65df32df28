import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { CartPartsFragment } from '../../session/cart.gen.ts';
import { SetPartialFulfillmentDocument } from './cart-choices.gen.ts';
import { useDispatch } from './use-dispatch.ts';

/** Chooses what happens when an item is unavailable; stored on the cart (CART-78) and copied to the order. */
export function PartialFulfillmentChoice({ cart }: { cart: CartPartsFragment }) {
  const { dispatch } = useDispatch();
  const [chosen, setChosen] = useState<boolean>();
  const isAllowed = chosen ?? cart.allowsPartialFulfillment;

  const choose = async (allowed: boolean) => {
    setChosen(allowed);
    await dispatch({
      operation: 'change',
      mutation: SetPartialFulfillmentDocument,
      input: { isAllowed: allowed },
    });
    // The shopper may have changed the choice in the meantime.
    setChosen((latest) => (latest === allowed ? undefined : latest));
  };
  const option = (allowed: boolean, label: ReactNode, hint: ReactNode) => (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2 has-disabled:cursor-default">
      <input
        type="radio"
        name="runs-out"
        checked={isAllowed === allowed}
        disabled={cart.isLocked && isAllowed !== allowed}
        onChange={() => choose(allowed)}
        className="mt-0.5 size-5 shrink-0 accent-sea"
      />
      <span>
        <b>{label}</b>
        <span className="block text-sm text-ink-soft">{hint}</span>
      </span>
    </label>
  );
  return (
    <fieldset>
      <legend className="mb-1 font-display text-lg font-bold">
        <Trans>If an item is unavailable</Trans>
      </legend>
      {option(
        true,
        <Trans>Send what’s available</Trans>,
        <Trans>We’ll prepare what’s available and refund the rest.</Trans>,
      )}
      {option(
        false,
        <Trans>Cancel the whole order</Trans>,
        <Trans>We’ll cancel the order and refund you in full.</Trans>,
      )}
    </fieldset>
  );
}
