import DataLoader from 'dataloader';
import type { Cart } from '../domain/cart.ts';
import { type Shopper, toShopperKey } from '../domain/shopper.ts';
import type { CartStore } from './ports.ts';

export type CartLoader = DataLoader<Shopper, Cart | null, string>;

/** Active carts by shopper, each read once per request. */
export function createCartLoader(store: Pick<CartStore, 'find'>): CartLoader {
  return new DataLoader<Shopper, Cart | null, string>(
    (shoppers) => Promise.all(shoppers.map(async (shopper) => (await store.find(shopper)) ?? null)),
    { cacheKeyFn: toShopperKey },
  );
}
