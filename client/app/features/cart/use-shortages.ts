import type { CartPartsFragment } from '../../session/cart.gen.ts';
import { useClubKey } from '../../session/shell-data.ts';
import { useCartStockQuery } from './cart-stock.gen.ts';
import { findShortages, type Shortage } from './shortages.ts';

/** The stock of a cart's products at its club, read in the browser when the page opens. */
export function useShortages(cart: CartPartsFragment) {
  const chosenClub = useClubKey();
  const clubKey = cart.delivery?.club?.key ?? chosenClub;
  const { data, error, refetch } = useCartStockQuery({
    variables: { clubKey },
    ssr: false,
    fetchPolicy: 'network-only',
  });
  const stock = new Map(data?.cart?.lines.map(({ variant }) => [variant.sku, variant.availability.quantity]));
  const shortages: readonly Shortage[] = findShortages(cart, stock);
  return { data, shortages, status: error ? 'failed' : data ? 'loaded' : 'loading', refetch } as const;
}
