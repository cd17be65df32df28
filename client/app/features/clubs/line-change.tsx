import { Trans } from '@lingui/react/macro';
import { useMoney } from '../../i18n/use-money.ts';
import type { CartLineChangePartsFragment } from './club-preview.gen.ts';

/** A cart line that would change at another club, with the missing quantity and the price there. */
export function LineChange({ change: { line, quantity, unitPrice } }: { change: CartLineChangePartsFragment }) {
  const money = useMoney();
  const isRepriced = unitPrice !== null && quantity > 0 && unitPrice.centAmount !== line.unitPrice.centAmount;
  return (
    <li className="py-2.5">
      <span className="font-medium">{line.name}</span>
      <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {quantity < line.quantity && (
          <b className="text-clay">
            {unitPrice === null ? (
              <Trans>Not sold at that club. It will be removed from your cart.</Trans>
            ) : quantity === 0 ? (
              <Trans>Out of stock at that club. It will be removed from your cart.</Trans>
            ) : (
              <Trans>
                Only {quantity} of your {line.quantity} available
              </Trans>
            )}
          </b>
        )}
        {isRepriced && (
          <span>
            <Trans>
              {money(line.unitPrice)} here, <b>{money(unitPrice)}</b> there
            </Trans>
          </span>
        )}
      </span>
    </li>
  );
}
