import { listRelevantSkus } from '../domain/cart-preview.ts';
import { createMergeChange } from '../domain/command.ts';
import {
  computeMergePreview,
  type KeptCarts,
  type MergePreview,
  resolveMergeClub,
  selectMergeParts,
} from '../domain/merge-preview.ts';
import type { CartRequest } from './cart-request.ts';
import { selectMergeClub } from './merge/select-merge-club.ts';
import { findFormerGuest, findShopper } from './shopper.ts';

/** The result of `mergeCarts`, without changing anything; null when there is nothing to merge or it would fail (MERGE-18). */
export async function previewMerge(
  kept: KeptCarts,
  { carts, identity, locale, rules, store }: CartRequest,
): Promise<MergePreview | null> {
  const shopper = findShopper(identity, locale);
  const guest = findFormerGuest(identity, locale);
  if (!shopper || !guest) return null;
  const [saved, guestCart] = await Promise.all([carts.load(shopper), carts.load(guest)]);
  const chosen = guestCart && selectMergeParts(saved, guestCart, kept);
  if (!chosen) return null;
  const clubKey = await selectMergeClub(chosen.target, kept.clubKey, store);
  const parts = { ...chosen, change: createMergeChange(chosen.source, clubKey) };
  const skus = new Set([parts.target, guestCart].flatMap((cart) => listRelevantSkus(cart, rules)));
  const offers = await store.findOffers([...skus], locale.market, resolveMergeClub(parts));
  return computeMergePreview(parts, rules, offers);
}
