import type { Cart } from '../domain/cart.ts';
import type { CartStore, WriteResult } from './cart-store.ts';

/** Archives a cart, to be restored later; an empty one is deleted (MERGE-33). */
export async function putAside(cart: Cart, store: Pick<CartStore, 'update' | 'remove'>): Promise<WriteResult> {
  const result = await store.update(cart, [{ kind: 'setAside', isSetAside: true }]);
  // Only now is it sure that nobody has put something into it meanwhile.
  if (result.kind === 'written' && cart.lines.length === 0) await store.remove(result.cart);
  return result;
}
