import type { Cart } from '../domain/cart.ts';
import type { CartRequest } from './cart-request.ts';
import { findRestorableCarts } from './merge/restore-archived-cart.ts';
import { findShopper } from './shopper.ts';

/** The caller's archived carts that can be restored, the latest first. */
export async function listRestorableCarts({
  identity,
  locale,
  store,
}: Pick<CartRequest, 'identity' | 'locale' | 'store'>): Promise<readonly Cart[]> {
  const shopper = findShopper(identity, locale);
  return shopper ? findRestorableCarts(shopper, store) : [];
}
