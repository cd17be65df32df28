import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { deviceStorage } from '../../browser-storage.ts';
import { useMoney } from '../../i18n/use-money.ts';
import type { CartPartsFragment } from '../../session/cart.gen.ts';
import { Icon } from '../../ui/icon.tsx';
import { type PriceChange, priceChanges, type SeenPrices, seenPrices } from './cart-changes.ts';

const seenSchema = z.record(z.string(), z.int());
/** Local storage key of the prices that were seen last (CART-60). */
const keyOf = (cartId: string) => `tarima.seen.${cartId}`;

/** What this browser remembers of the cart; nothing when it cannot or does not. */
const readSeen = (cartId: string): SeenPrices => deviceStorage.getJson(keyOf(cartId), seenSchema) ?? {};

/** The prices that changed since the shopper last looked at this cart (CART-59). */
export function CartChangesNotice({ cart }: { cart: CartPartsFragment }) {
  const money = useMoney();
  const [changes, setChanges] = useState<readonly PriceChange[]>([]);
  useEffect(() => {
    const found = priceChanges(cart, readSeen(cart.id));
    if (found.length > 0) setChanges(found);
    deviceStorage.setJson(keyOf(cart.id), seenPrices(cart));
  }, [cart]);
  if (changes.length === 0) return null;
  return (
    <section role="status" className="mb-4 flex gap-3 rounded-card bg-board p-4">
      <Icon name="info" className="size-6 text-sea" />
      <div>
        <h2 className="text-base">
          <Trans>Some prices have changed since your last visit</Trans>
        </h2>
        <ul className="mt-1 text-sm">
          {changes.map((change) => (
            <li key={change.name}>
              <Trans>
                {change.name}: was {money(change.before)}, now <b>{money(change.now)}</b>
              </Trans>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
