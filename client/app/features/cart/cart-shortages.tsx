import { Trans } from '@lingui/react/macro';
import type { CartPartsFragment } from '../../session/cart.gen.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { changeQuantity } from './commands.ts';
import type { Shortage } from './shortages.ts';
import { useDispatch } from './use-dispatch.ts';
import { useFreshPrices } from './use-fresh-prices.ts';
import { useRemoveLine } from './use-remove-line.ts';
import { useShortages } from './use-shortages.ts';

/** Lines that exceed the club's stock, each with an action to resolve it (CART-32, CART-33). */
export function CartShortages({ cart }: { cart: CartPartsFragment }) {
  const { data, shortages } = useShortages(cart);
  useFreshPrices(cart, data);
  return (
    <div role="status">
      {shortages.length > 0 && (
        <section className="mb-4 flex gap-3 rounded-card border-2 border-clay p-4">
          <Icon name="alert" className="size-6 shrink-0 text-clay" />
          <div className="min-w-0 flex-1">
            <h2 className="text-base">
              <Trans>Your club doesn’t have enough of some items</Trans>
            </h2>
            <ul className="text-sm">
              {shortages.map((shortage) => (
                <ShortLine key={shortage.line.id} shortage={shortage} readOnly={cart.isLocked} />
              ))}
            </ul>
          </div>
        </section>
      )}
    </div>
  );
}

function ShortLine({ shortage: { line, available }, readOnly }: { shortage: Shortage; readOnly: boolean }) {
  const { dispatch } = useDispatch();
  const removeLine = useRemoveLine();
  const { name, quantity } = line;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4">
      <span>
        {available === 0 ? (
          <Trans>
            <b>{name}</b> is out of stock.
          </Trans>
        ) : (
          <Trans>
            <b>{name}</b>: only {available} left, and you have {quantity} in your cart.
          </Trans>
        )}
      </span>
      {!readOnly && (
        <Button
          variant="quiet"
          onClick={() => (available === 0 ? removeLine(line, name) : dispatch(changeQuantity(line.id, available)))}
        >
          {available === 0 ? <Trans>Remove</Trans> : <Trans>Change to {available}</Trans>}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  );
}
