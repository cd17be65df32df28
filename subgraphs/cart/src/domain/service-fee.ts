import type { Cart } from './cart.ts';
import { type CartDraft, draftOf } from './draft.ts';
import type { Facts, ServiceFeeRule } from './rules.ts';

/**
 * Whether the fee is due: the cart has items (DELIVERY-106), and they cost less than the minimum order
 * (DELIVERY-105), at the prices of `facts` where they are known, else at those of their lines.
 */
export function owesServiceFee(
  draft: CartDraft,
  cart: Cart | undefined,
  rule: ServiceFeeRule | null,
  facts: Facts,
): boolean {
  if (!rule || draft.lines.length === 0) return false;
  const cents = draft.lines.reduce((sum, { sku, quantity }) => {
    const unitCents =
      facts.get(sku)?.unitCents ?? cart?.lines.find((line) => line.sku === sku)?.unitPrice.centAmount ?? 0;
    return sum + unitCents * quantity;
  }, 0);
  return cents < rule.minimumOrderCents;
}

/** Whether a cart carries the fee once where it owes it, and not at all where it does not. */
export function isServiceFeeSettled(cart: Cart, rule: ServiceFeeRule | null): boolean {
  const owed = owesServiceFee(draftOf(cart), cart, rule, new Map()) ? 1 : 0;
  return cart.feeLines.reduce((sum, { quantity }) => sum + quantity, 0) === owed;
}
