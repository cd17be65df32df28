import type { Cart } from '../../domain/cart.ts';
import type { CartStore, WriteResult } from '../ports.ts';

/** Archives a cart, to be restored later; an empty one is deleted (MERGE-33). */
export async function archiveCart(cart: Cart, store: Pick<CartStore, 'update' | 'remove'>): Promise<WriteResult> {
  const result = await store.update(cart, [{ kind: 'setArchived', isArchived: true }]);
  // After this write no other writer can have added a line.
  if (result.kind === 'written' && cart.lines.length === 0) await store.remove(result.cart);
  return result;
}
