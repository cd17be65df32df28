import { type Money, money } from '@tarima/markets/money';
import { type CartDraft, isOverLineLimit } from './draft.ts';
import type { Offers } from './offer.ts';
import type { CartRules } from './rules.ts';

/** An order as the orders subgraph returns it to a caller who can read it. */
export interface OrderReference {
  readonly orderNumber: string;
  readonly lines: readonly OrderedLine[];
}

export interface OrderedLine {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  /** Price that was paid for one unit. */
  readonly unitPrice: Money;
  /** False for a line that is sold by weight (ORDERS-59). */
  readonly isReorderable: boolean;
  readonly variant: { readonly sku: string };
}

/** What buying an order again would add to a cart. */
export interface Reorder {
  /** Null for the prices and stock of the country. */
  readonly clubKey: string | null;
  readonly lines: readonly ReorderLine[];
}

export interface ReorderLine {
  readonly ordered: OrderedLine;
  /** Number of units that can be added. */
  readonly quantity: number;
  readonly limit: ReorderLimit | null;
  /** Number of units that are already in the cart. */
  readonly cartQuantity: number;
  /** Null when the product is not sold. */
  readonly unitPrice: Money | null;
}

export type ReorderLimit = 'SOLD_BY_WEIGHT' | 'NOT_SOLD' | 'STOCK' | 'MAXIMUM_QUANTITY' | 'MAXIMUM_LINES';

/**
 * How much of each line of an order a cart can take, so that the change `add` with these quantities succeeds (ORDERS-324).
 * `offers` are of the lines at the club that applies, in `currency`.
 */
export function planReorder(
  lines: readonly OrderedLine[],
  draft: CartDraft,
  currency: string,
  rules: CartRules,
  offers: Offers,
): readonly ReorderLine[] {
  const quantities = new Map(draft.lines.map(({ sku, quantity }) => [sku, quantity]));
  return lines.map((ordered) => {
    const { sku } = ordered.variant;
    const offer = offers.get(sku);
    const cartQuantity = quantities.get(sku) ?? 0;
    const item = { ordered, cartQuantity, unitPrice: offer ? money(offer.unitCents, currency) : null };
    const refuse = (limit: ReorderLimit): ReorderLine => ({ ...item, quantity: 0, limit });
    if (!ordered.isReorderable) return refuse('SOLD_BY_WEIGHT');
    if (!offer) return refuse('NOT_SOLD');
    const isNew = cartQuantity === 0;
    if (isNew && isOverLineLimit(quantities.size + 1, quantities.size, rules)) return refuse('MAXIMUM_LINES');
    const inStock = Math.max(0, offer.available - cartQuantity);
    const allowed = Math.max(0, rules.maximumQuantity - cartQuantity);
    const quantity = Math.min(ordered.quantity, inStock, allowed);
    if (quantity > 0) quantities.set(sku, cartQuantity + quantity);
    if (quantity === ordered.quantity) return { ...item, quantity, limit: null };
    return { ...item, quantity, limit: inStock <= allowed ? 'STOCK' : 'MAXIMUM_QUANTITY' };
  });
}

/** The price paid when it differs from today's; null when they cannot be compared (ORDERS-326). */
export function findFormerPrice({ ordered, unitPrice }: ReorderLine): Money | null {
  const { unitPrice: paid } = ordered;
  const isChanged = unitPrice?.currency === paid.currency && unitPrice.centAmount !== paid.centAmount;
  return isChanged ? paid : null;
}
