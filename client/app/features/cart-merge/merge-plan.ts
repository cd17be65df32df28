import type { WaitingCartsQuery } from './merge-carts.gen.ts';

/**
 * What to do with the cart that a shopper filled before signing in: ask when both carts have lines (MERGE-5), and assign the
 * guest's without a question when one of them has none (MERGE-6). While a payment holds either cart they cannot be merged:
 * the question waits until it is over (MERGE-8).
 */
export type MergePlan = 'nothing' | 'assign' | 'ask';

export function mergePlan({ cart, guestCart }: WaitingCartsQuery): MergePlan {
  if (!guestCart || guestCart.isLocked || cart?.isLocked) return 'nothing';
  const hasGoods = (one: WaitingCartsQuery['cart']) => (one?.lines.length ?? 0) > 0;
  return hasGoods(guestCart) && hasGoods(cart) ? 'ask' : 'assign';
}
