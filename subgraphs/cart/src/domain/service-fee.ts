import type { Cart } from './cart.ts';
import { type CartDraft, createDraft } from './draft.ts';
import type { Offers } from './offer.ts';
import type { ServiceFeeRule } from './rules.ts';

/**
 * Whether the fee is due: the cart has items (DELIVERY-106), and they cost less than the minimum order (DELIVERY-105), at
 * the prices of `offers`, or of the lines where an offer is missing.
 */
export function isServiceFeeDue(
  draft: CartDraft,
  cart: Cart | undefined,
  rule: ServiceFeeRule | null,
  offers: Offers,
): boolean {
  if (!rule || draft.lines.length === 0) return false;
  const cents = draft.lines.reduce((sum, { sku, quantity }) => {
    const unitCents =
      offers.get(sku)?.unitCents ?? cart?.lines.find((line) => line.sku === sku)?.unitPrice.centAmount ?? 0;
    return sum + unitCents * quantity;
  }, 0);
  return cents < rule.minimumOrderCents;
}

/** Whether a cart has the fee exactly once when it is due, and not at all when it is not. */
export function isServiceFeeUpToDate(cart: Cart, rule: ServiceFeeRule | null): boolean {
  const dueQuantity = isServiceFeeDue(createDraft(cart), cart, rule, new Map()) ? 1 : 0;
  return cart.feeLines.reduce((sum, { quantity }) => sum + quantity, 0) === dueQuantity;
}
