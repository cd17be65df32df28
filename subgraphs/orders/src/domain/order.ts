import type { LocalizedText } from '@tarima/markets/localized-text';
import { type Money, sumMoney } from '@tarima/markets/money';
import type { Picture } from '@tarima/service-kit/picture';

/** An order as a shopper sees it, with its goods and amounts as they were when it was placed. */
export interface Order {
  readonly orderNumber: string;
  /** ISO 8601. */
  readonly placedAt: string;
  /** ISO 3166-1 alpha-2 of the market it was placed in. */
  readonly country: string;
  readonly owner: Owner;
  /** Where the confirmation went. */
  readonly email: string | null;
  /** Order management's code; null until it has the order, or while it does not answer. */
  readonly status: string | null;
  /** Goods; the service fee is not among them. */
  readonly lines: readonly OrderLine[];
  readonly serviceFee: Money | null;
  /** Null for pickup. */
  readonly shipping: Money | null;
  readonly tax: Money | null;
  readonly total: Money;
  readonly deliveryMethod: 'PICK_UP_IN_CLUB' | 'DELIVERY';
  /** When something runs out: the rest is sent, or the order called off; null when it is not known. */
  readonly allowsPartialFulfillment: boolean | null;
  /** Four digits of the club that hands out or sends. */
  readonly clubKey: string | null;
  readonly address: PostalAddress | null;
  readonly payment: {
    readonly brand: string | null;
    readonly lastDigits: string | null;
    readonly amount: Money;
  } | null;
}

/** Whose an order is. */
export interface Owner {
  /** The platform's customer; null for a guest's order, and for one that only order management knows. */
  readonly customerId: string | null;
  /** The anonymous id under which a guest shopped. */
  readonly guestId: string | null;
  /** 14 digits of the member who placed it, of an order that only order management knows; null of the platform's orders. */
  readonly membershipNumber: string | null;
}

export interface OrderLine {
  readonly id: string;
  readonly sku: string;
  readonly name: LocalizedText;
  /** Null when it is not known any more. */
  readonly slug: LocalizedText | null;
  readonly picture: Picture | null;
  readonly quantity: number;
  readonly unitPrice: Money;
  readonly total: Money;
  readonly isSoldByWeight: boolean;
}

/** In the graph's own shape (schema/shared.graphql, PostalAddress). */
export interface PostalAddress {
  readonly alias: string | null;
  readonly fullName: string | null;
  readonly streetText: string;
  readonly description: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly country: string;
  readonly phone: string | null;
}

/**
 * One order out of what the platform and order management know of it: amounts and goods are the platform's, the status is
 * order management's. An order from before the platform is order management's alone (ORDERS-1, ORDERS-2).
 */
export function joined(bought: Order | undefined, managed: Order | undefined): Order | undefined {
  return bought && managed ? { ...bought, status: managed.status } : (bought ?? managed);
}

/** The total of the items, without the service fee and delivery (ORDERS-6). */
export function subtotalOf({ lines, total }: Order): Money {
  return sumMoney(
    total.currency,
    lines.map((line) => line.total),
  );
}

/** The quantity of all items; the service fee does not count (ORDERS-6). */
export function itemCountOf({ lines }: Order): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
