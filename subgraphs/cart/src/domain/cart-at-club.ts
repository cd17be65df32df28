import { type Money, money, sumMoney } from '@tarima/markets/money';
import type { Cart, CartLine } from './cart.ts';
import { draftOf, fittedTo } from './draft.ts';
import type { CartRules, Facts } from './rules.ts';
import { owesServiceFee } from './service-fee.ts';

/** A cart as a club would have it: what `deliver` with `fitToStock` makes of it, told without doing it. */
export interface CartAtClub {
  readonly clubKey: string;
  /** Lines that would not be as they are, in the order of the cart. */
  readonly changes: readonly LineChange[];
  readonly itemCount: number;
  /** Goods at the club's prices. */
  readonly subtotal: Money;
  /** Null when none would be charged. */
  readonly serviceFee: Money | null;
}

export interface LineChange {
  readonly line: CartLine;
  /** Pieces that would be left. */
  readonly quantity: number;
  /** Null when it is not sold there. */
  readonly unitPrice: Money | null;
  readonly total: Money;
}

/** What has to be known of a club before it can be said what a cart would be there. */
export function skusAtStake({ lines }: Cart, { serviceFee }: CartRules): string[] {
  return [...lines.map(({ sku }) => sku), ...(serviceFee ? [serviceFee.sku] : [])];
}

/** What a cart would be at a club (CART-39, CART-40); `facts` are of `skusAtStake` there. */
export function cartAtClub(cart: Cart, clubKey: string, rules: CartRules, facts: Facts): CartAtClub {
  const { currency } = cart.total;
  const untouched = draftOf(cart);
  const fitted = fittedTo(untouched, facts);
  const left = new Map(fitted.lines.map(({ sku, quantity }) => [sku, quantity]));
  const moved = untouched.lines.flatMap(({ sku, quantity: wanted, lineIds }) => {
    const line = cart.lines.find(({ id }) => id === lineIds[0]);
    if (!line) return [];
    const unitCents = facts.get(sku)?.unitCents;
    const quantity = left.get(sku) ?? 0;
    return {
      line,
      quantity,
      unitPrice: unitCents === undefined ? null : money(unitCents, currency),
      total: money((unitCents ?? 0) * quantity, currency),
      isChanged: quantity !== wanted || unitCents !== line.unitPrice.centAmount,
    };
  });
  return {
    clubKey,
    changes: moved.filter(({ isChanged }) => isChanged),
    itemCount: moved.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: sumMoney(
      currency,
      moved.map(({ total }) => total),
    ),
    serviceFee: owesServiceFee(fitted, cart, rules.serviceFee, facts) ? feeAt(cart, rules, facts) : null,
  };
}

/** The fee at the club; a market that does not price it charges none (DELIVERY-108). */
export function feeAt(cart: Cart, { serviceFee }: CartRules, facts: Facts): Money | null {
  const cents = serviceFee && facts.get(serviceFee.sku)?.unitCents;
  return cents == null ? null : money(cents, cart.total.currency);
}
