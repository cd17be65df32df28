import { type Money, money, sumMoney } from '@tarima/markets/money';
import type { Cart } from './cart.ts';
import { isExpired, type WindowRules } from './delivery-window.ts';
import type { ServiceFeeRule } from './rules.ts';
import { hasRoom, litresTaken } from './van-room.ts';

/** Sum of the lines' totals, without service fee and delivery (CART-47). */
export function subtotalOf(cart: Cart): Money {
  return sumMoney(
    cart.total.currency,
    cart.lines.map(({ total }) => total),
  );
}

/** Sum of the lines' quantities, without the service fee (CART-46). */
export function itemCountOf(cart: Cart): number {
  return cart.lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** What promotions take off the lines (CART-48). */
export function savingsOf(cart: Cart): Money {
  const cents = cart.lines.reduce(
    (sum, { regularUnitPrice, unitPrice, quantity }) =>
      sum + (regularUnitPrice ? (regularUnitPrice.centAmount - unitPrice.centAmount) * quantity : 0),
    0,
  );
  return money(cents, cart.total.currency);
}

/** The service fee; null while none is charged. */
export function serviceFeeOf({ feeLines, total }: Cart): Money | null {
  if (feeLines.length === 0) return null;
  return sumMoney(
    total.currency,
    feeLines.map((line) => line.total),
  );
}

/** What the items lack for an order without the fee; null while none is charged (DELIVERY-117). */
export function missingForNoServiceFee(cart: Cart, rule: ServiceFeeRule | null): Money | null {
  if (!rule || cart.feeLines.length === 0) return null;
  return money(Math.max(0, rule.minimumOrderCents - subtotalOf(cart).centAmount), cart.total.currency);
}

/** What the items lack for free delivery; null once it is free, when it never is, and for pickup (DELIVERY-64). */
export function missingForFreeShipping(cart: Cart): Money | null {
  if (cart.delivery?.method !== 'DELIVERY' || !cart.shipping?.freeAbove) return null;
  const missing = cart.shipping.freeAbove.centAmount - subtotalOf(cart).centAmount;
  return cart.shipping.price.centAmount > 0 && missing > 0 ? money(missing, cart.total.currency) : null;
}

/**
 * A checkout needs lines and a shipping address (CART-73), and where the market requires one, a delivery window with room
 * for the items.
 */
export function isReadyForCheckout(cart: Cart, rules: WindowRules, now: Date): boolean {
  const { lines, delivery } = cart;
  if (lines.length === 0 || !delivery?.address) return false;
  if (!rules.isRequired || delivery.method === 'PICK_UP_IN_CLUB') return true;
  const { window } = delivery;
  return window !== null && !isExpired(window, rules, now) && hasRoom(window, litresTaken(cart));
}
