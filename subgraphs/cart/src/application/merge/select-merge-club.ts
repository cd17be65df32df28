import type { Cart } from '../../domain/cart.ts';
import { createMergeChange } from '../../domain/command.ts';
import { createDraft, resolveClub } from '../../domain/draft.ts';
import type { CartStore } from '../ports.ts';

/**
 * The club that a merge sets for the cart that remains; null keeps the cart's club, because the platform refuses to move a
 * line to a club that has no price for it (MERGE-35).
 */
export async function selectMergeClub(
  cart: Cart,
  clubKey: string | null,
  store: Pick<CartStore, 'findOffers'>,
): Promise<string | null> {
  const appliedKey = resolveClub(createDraft(cart), cart, createMergeChange(null, clubKey));
  if (appliedKey === cart.clubKey) return clubKey;
  const skus = new Set([...cart.lines, ...cart.feeLines].map(({ sku }) => sku));
  const offers = await store.findOffers([...skus], cart.market, appliedKey);
  return [...skus].every((sku) => offers.has(sku)) ? clubKey : null;
}
