import { type Money, money, sumMoney } from '@tarima/markets/money';
import type { Cart } from './cart.ts';
import { isExpired, type WindowRules } from './delivery-window.ts';
import type { ServiceFeeRule } from './rules.ts';
import { hasRoom, litresTaken } from './van-room.ts';

/** Goods at the prices of their lines; neither fee nor delivery. */
export function subtotalOf(cart: Cart): Money {
  return sumMoney(
    cart.total.currency,
    cart.lines.map(({ total }) => total),
  );
}

/** Pieces of goods. */
export function itemCountOf(cart: Cart): number {
  return cart.lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** What promotions take off the goods. */
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

/** What goods are missing for the fee to go away; null while none is charged. */
export function missingForNoServiceFee(cart: Cart, rule: ServiceFeeRule | null): Money | null {
  if (!rule || cart.feeLines.length === 0) return null;
  return money(Math.max(0, rule.minimumOrderCents - subtotalOf(cart).centAmount), cart.total.currency);
}

/** What goods are missing to travel free; null when they do, never can, or are fetched. */
export function missingForFreeShipping(cart: Cart): Money | null {
  if (cart.delivery?.method !== 'DELIVERY' || !cart.shipping?.freeAbove) return null;
  const missing = cart.shipping.freeAbove.centAmount - subtotalOf(cart).centAmount;
  return cart.shipping.price.centAmount > 0 && missing > 0 ? money(missing, cart.total.currency) : null;
}

/**
 * A checkout needs goods and a shipping address (checkout.md §2), and where the market asks for one, a delivery window
 * with room for the goods.
 */
export function isReadyForCheckout(cart: Cart, rules: WindowRules, now: Date): boolean {
  const { lines, delivery } = cart;
  if (lines.length === 0 || !delivery?.address) return false;
  if (!rules.isRequired || delivery.method === 'PICK_UP_IN_CLUB') return true;
  const { window } = delivery;
  return window !== null && !isExpired(window, rules, now) && hasRoom(window, litresTaken(cart));
}
