import type { Cart } from './cart.ts';
import { type CartDraft, draftOf } from './draft.ts';
import type { Facts, ServiceFeeRule } from './rules.ts';

/**
 * Whether a cart should carry the fee: it has goods, and they are under the minimum order (store.md §4.5, decisions.md).
 * Goods cost what the platform says now where it was asked (`facts`), else what their lines say.
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
