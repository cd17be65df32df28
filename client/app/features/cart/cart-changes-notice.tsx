import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { z } from 'zod/mini';
import { deviceStorage } from '../../browser-storage.ts';
import { useMoney } from '../../i18n/use-money.ts';
import type { CartPartsFragment } from '../../session/cart.gen.ts';
import { Icon } from '../../ui/icon.tsx';
import { findPriceChanges, getSeenPrices, type PriceChange, type SeenPrices } from './cart-changes.ts';

const seenSchema = z.record(z.string(), z.int());
/** Local storage key of the last seen prices of a cart (CART-60). */
const keyOf = (cartId: string) => `tarima.seen.${cartId}`;

/** The last seen prices from this browser's storage; empty when none are stored or the storage is unavailable. */
const readSeen = (cartId: string): SeenPrices => deviceStorage.getJson(keyOf(cartId), seenSchema) ?? {};

/** Stores the prices that an old cart shows, except where a price is stored already (OFFLINE-21). */
export const keepOldPrices = (cart: CartPartsFragment): void =>
  deviceStorage.setJson(keyOf(cart.id), { ...getSeenPrices(cart), ...readSeen(cart.id) });

/** The changes that a document has listed last, and the visit of the cart page that listed them. */
const listed = new WeakMap<ApolloClient, { readonly visit: string; readonly changes: readonly PriceChange[] }>();

/**
 * Lists the prices that changed since the shopper last viewed this cart (CART-59), until the shopper leaves the page: the
 * cart that replaces an old one is mounted again with the reloaded page data.
 */
export function CartChangesNotice({ cart }: { cart: CartPartsFragment }) {
  const money = useMoney();
  const client = useApolloClient();
  const visit = `${useLocation().key} ${cart.id}`;
  const [changes, setChanges] = useState(() => {
    const latest = listed.get(client);
    return latest?.visit === visit ? latest.changes : [];
  });
  useEffect(() => {
    const newChanges = findPriceChanges(cart, readSeen(cart.id));
    if (newChanges.length > 0) {
      listed.set(client, { visit, changes: newChanges });
      setChanges(newChanges);
    }
    deviceStorage.setJson(keyOf(cart.id), getSeenPrices(cart));
  }, [cart, visit, client]);
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
