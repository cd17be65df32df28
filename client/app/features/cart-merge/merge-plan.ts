import type { CartsToMergeQuery } from './merge-carts.gen.ts';

/**
 * What to do with the guest's cart after sign-in: `ask` when both carts have lines (MERGE-5), `assign` when one of them
 * is empty (MERGE-6), `nothing` without a guest's cart or while a payment locks either cart (MERGE-8).
 */
export type MergePlan = 'nothing' | 'assign' | 'ask';

export function getMergePlan({ cart, guestCart }: CartsToMergeQuery): MergePlan {
  if (!guestCart || guestCart.isLocked || cart?.isLocked) return 'nothing';
  const hasItems = (candidate: CartsToMergeQuery['cart']) => (candidate?.lines.length ?? 0) > 0;
  return hasItems(guestCart) && hasItems(cart) ? 'ask' : 'assign';
}
