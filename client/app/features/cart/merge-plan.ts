import type { WaitingCartsQuery } from './merge-carts.gen.ts';

/**
 * What to do with the cart that a shopper filled before signing in (store.md §4.3): ask when both carts have goods, take
 * the guest's silently when the member has none, and let an empty one go. While a payment holds either cart nothing can
 * be brought together: the question waits until it is over.
 */
export type MergePlan = 'nothing' | 'assign' | 'ask';

export function mergePlan({ cart, guestCart }: WaitingCartsQuery): MergePlan {
  if (!guestCart || guestCart.isLocked || cart?.isLocked) return 'nothing';
  const hasGoods = (one: WaitingCartsQuery['cart']) => (one?.lines.length ?? 0) > 0;
  return hasGoods(guestCart) && hasGoods(cart) ? 'ask' : 'assign';
}
