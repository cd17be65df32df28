import { type Money, money, sumMoney } from '@tarima/markets/money';
import type { Cart, CartLine } from './cart.ts';
import { createDraft, limitToStock } from './draft.ts';
import type { Offers } from './offer.ts';
import type { CartRules } from './rules.ts';
import { isServiceFeeDue } from './service-fee.ts';

/** A preview of a cart at a club: the result of the change `deliver` with `fitToStock`. */
export interface CartPreview {
  readonly clubKey: string;
  /** Lines that would change, in the order of the cart. */
  readonly changes: readonly LineChange[];
  readonly itemCount: number;
  /** Subtotal at the club's prices. */
  readonly subtotal: Money;
  /** Null when no fee would be charged. */
  readonly serviceFee: Money | null;
}

export interface LineChange {
  readonly line: CartLine;
  /** The quantity after the change. */
  readonly quantity: number;
  /** Null when the product is not sold there. */
  readonly unitPrice: Money | null;
  readonly total: Money;
}

/** The skus whose offers a preview needs: those of the lines and of the service fee. */
export function listRelevantSkus({ lines }: Cart, { serviceFee }: CartRules): string[] {
  return [...lines.map(({ sku }) => sku), ...(serviceFee ? [serviceFee.sku] : [])];
}

/** Previews a cart at a club (CART-39, CART-40); `offers` are of `listRelevantSkus` at that club. */
export function computeCartPreview(cart: Cart, clubKey: string, rules: CartRules, offers: Offers): CartPreview {
  const { currency } = cart.total;
  const draft = createDraft(cart);
  const fitted = limitToStock(draft, offers);
  const quantities = new Map(fitted.lines.map(({ sku, quantity }) => [sku, quantity]));
  const previews = draft.lines.flatMap(({ sku, quantity: previousQuantity, lineIds }) => {
    const line = cart.lines.find(({ id }) => id === lineIds[0]);
    if (!line) return [];
    const unitCents = offers.get(sku)?.unitCents;
    const quantity = quantities.get(sku) ?? 0;
    return {
      line,
      quantity,
      unitPrice: unitCents === undefined ? null : money(unitCents, currency),
      total: money((unitCents ?? 0) * quantity, currency),
      isChanged: quantity !== previousQuantity || unitCents !== line.unitPrice.centAmount,
    };
  });
  return {
    clubKey,
    changes: previews.filter(({ isChanged }) => isChanged),
    itemCount: previews.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: sumMoney(
      currency,
      previews.map(({ total }) => total),
    ),
    serviceFee: isServiceFeeDue(fitted, cart, rules.serviceFee, offers) ? priceServiceFee(cart, rules, offers) : null,
  };
}

/** The fee at the club; null in a market that has no price for it (DELIVERY-108). */
export function priceServiceFee(cart: Cart, { serviceFee }: CartRules, offers: Offers): Money | null {
  const cents = serviceFee && offers.get(serviceFee.sku)?.unitCents;
  return cents == null ? null : money(cents, cart.total.currency);
}
