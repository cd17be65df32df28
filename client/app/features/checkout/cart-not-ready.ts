import type { CartPartsFragment } from '../../session/cart.gen.ts';

/** Why a cart cannot be paid for, as far as the cart itself shows it. */
export type NotReadyReason = 'gone' | 'empty' | 'address' | 'delivery' | 'unknown';

type KnownCart = Pick<CartPartsFragment, 'id' | 'delivery'> & { readonly lines: readonly unknown[] };

/**
 * Why the cart that was being paid for cannot be. `CartNotReady` covers several causes, so the cart is read again.
 * @param cart the shopper's cart now; undefined when it could not be read
 */
export function notReadyReason(cartId: string, cart: KnownCart | null | undefined): NotReadyReason {
  if (cart === undefined) return 'unknown';
  if (cart?.id !== cartId) return 'gone';
  if (cart.lines.length === 0) return 'empty';
  if (cart.delivery?.addressProblem) return 'address';
  if (!cart.delivery?.address) return 'delivery';
  return 'unknown';
}
