import { createDraft, createEmptyDraft, resolveClub } from '../domain/draft.ts';
import { type OrderReference, planReorder, type Reorder } from '../domain/reorder.ts';
import type { CartRequest } from './cart-request.ts';
import { checkClub } from './delivery/choose-delivery.ts';
import { findShopper } from './shopper.ts';

/**
 * Previews buying an order again, at the club where `addItemsToCart` would add its items; null for a club where that fails
 * (ORDERS-324).
 */
export async function previewReorder(
  { lines }: OrderReference,
  clubKey: string | null,
  request: CartRequest,
): Promise<Reorder | null> {
  const { carts, identity, locale, rules, store } = request;
  const { market } = locale;
  if (clubKey !== null && (await checkClub(clubKey, market, request))) return null;
  const shopper = findShopper(identity, locale);
  const cart = (shopper && (await carts.load(shopper))) ?? undefined;
  const draft = cart ? createDraft(cart) : createEmptyDraft(market);
  const appliedClubKey = resolveClub(draft, cart, { kind: 'add', items: [], clubKey });
  const skus = new Set(lines.filter(({ isReorderable }) => isReorderable).map(({ variant }) => variant.sku));
  const offers = await store.findOffers([...skus], market, appliedClubKey);
  return { clubKey: appliedClubKey, lines: planReorder(lines, draft, market.currency, rules, offers) };
}
