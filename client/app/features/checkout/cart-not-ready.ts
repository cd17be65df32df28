import type { CartPartsFragment } from '../../session/cart.gen.ts';

/** Why a cart cannot be paid for, as far as it can be derived from the cart. */
export type NotReadyReason = 'gone' | 'empty' | 'address' | 'delivery' | 'unknown';

type KnownCart = Pick<CartPartsFragment, 'id' | 'delivery'> & { readonly lines: readonly unknown[] };

/**
 * Returns why the cart cannot be paid for. `CartNotReady` covers several causes, so they are derived from the cart.
 * @param cart the shopper's current cart; undefined when it could not be loaded
 */
export function findNotReadyReason(cartId: string, cart: KnownCart | null | undefined): NotReadyReason {
  if (cart === undefined) return 'unknown';
  if (cart?.id !== cartId) return 'gone';
  if (cart.lines.length === 0) return 'empty';
  if (cart.delivery?.addressProblem) return 'address';
  if (!cart.delivery?.address) return 'delivery';
  return 'unknown';
}
