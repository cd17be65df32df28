import { type Money, money, sumMoney } from '@tarima/markets/money';
import type { Cart } from './cart.ts';
import { computeUsedVolumeLitres, hasEnoughCapacity } from './delivery-capacity.ts';
import { isWindowExpired, type WindowRules } from './delivery-window.ts';
import type { ServiceFeeRule } from './rules.ts';

/** Sum of the lines' totals, without service fee and delivery (CART-47). */
export function computeSubtotal(cart: Pick<Cart, 'lines' | 'total'>): Money {
  return sumMoney(
    cart.total.currency,
    cart.lines.map(({ total }) => total),
  );
}

/** Sum of the lines' quantities, without the service fee (CART-46). */
export function countItems(cart: Cart): number {
  return cart.lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Discount of all promotions on the lines (CART-48). */
export function computeDiscountAmount(cart: Cart): Money {
  const cents = cart.lines.reduce(
    (sum, { regularUnitPrice, unitPrice, quantity }) =>
      sum + (regularUnitPrice ? (regularUnitPrice.centAmount - unitPrice.centAmount) * quantity : 0),
    0,
  );
  return money(cents, cart.total.currency);
}

/** The service fee; null while none is charged. */
export function computeServiceFee({ feeLines, total }: Cart): Money | null {
  if (feeLines.length === 0) return null;
  return sumMoney(
    total.currency,
    feeLines.map((line) => line.total),
  );
}

/** The amount missing for an order without the fee; null while no fee is charged (DELIVERY-117). */
export function computeAmountToAvoidServiceFee(cart: Cart, rule: ServiceFeeRule | null): Money | null {
  if (!rule || cart.feeLines.length === 0) return null;
  return money(Math.max(0, rule.minimumOrderCents - computeSubtotal(cart).centAmount), cart.total.currency);
}

/** The amount missing for free delivery; null when it is free already or never free, and for pickup (DELIVERY-64). */
export function computeAmountToFreeDelivery(cart: Cart): Money | null {
  if (cart.delivery?.method !== 'DELIVERY' || !cart.shipping?.freeAbove) return null;
  const missing = cart.shipping.freeAbove.centAmount - computeSubtotal(cart).centAmount;
  return cart.shipping.price.centAmount > 0 && missing > 0 ? money(missing, cart.total.currency) : null;
}

/**
 * Whether a cart has lines and a shipping address (CART-73) and, where the market requires one, a delivery window with
 * enough capacity for the items.
 */
export function isReadyForCheckout(cart: Cart, rules: WindowRules, now: Date): boolean {
  const { lines, delivery } = cart;
  if (lines.length === 0 || !delivery?.address) return false;
  if (!rules.isRequired || delivery.method === 'PICK_UP_IN_CLUB') return true;
  const { window } = delivery;
  if (!window || isWindowExpired(window, rules, now)) return false;
  return hasEnoughCapacity(window, computeUsedVolumeLitres(cart));
}
