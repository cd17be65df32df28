import DataLoader from 'dataloader';
import type { CartStore, Shopper } from './commands/cart-store.ts';
import type { Cart } from './domain/cart.ts';
import { laneOf } from './shopper.ts';

export type CartLoader = DataLoader<Shopper, Cart | null, string>;

/** Active carts by shopper, read once a request however many fields ask. */
export function createCartLoader(store: Pick<CartStore, 'find'>): CartLoader {
  return new DataLoader<Shopper, Cart | null, string>(
    (shoppers) => Promise.all(shoppers.map(async (shopper) => (await store.find(shopper)) ?? null)),
    { cacheKeyFn: laneOf },
  );
}
