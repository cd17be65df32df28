import type { InvoiceDetails } from '@tarima/markets/invoicing/fields';
import type { LocalizedText } from '@tarima/markets/localized-text';
import { type Money, sumMoney } from '@tarima/markets/money';

/** An order with its items and amounts as they were when it was placed. */
export interface Order {
  readonly orderNumber: string;
  /** ISO 8601. */
  readonly placedAt: string;
  /** ISO 3166-1 alpha-2 code of the market it was placed in. */
  readonly country: string;
  readonly owner: Owner;
  /** Address that the confirmation is sent to. */
  readonly email: string | null;
  /** Whether the whole payment was returned. */
  readonly isRefunded: boolean;
  /** Null until order management has the order, and while order management is unavailable. */
  readonly status: OrderStatus | null;
  /** Without the service fee. */
  readonly lines: readonly OrderLine[];
  readonly serviceFee: Money | null;
  /** Delivery charge; null for pickup. */
  readonly deliveryCharge: Money | null;
  readonly tax: Money | null;
  readonly total: Money;
  /** What the order costs after missing items and weights; null while nothing was corrected, and when cancelled. */
  readonly correctedTotal: Money | null;
  /** ISO 8601; null for pickup, and when order management has none. */
  readonly deliveryWindow: { readonly start: string; readonly end: string } | null;
  readonly deliveryMethod: 'PICK_UP_IN_CLUB' | 'DELIVERY';
  /** Whether the order is sent without unavailable items instead of being cancelled; null when unknown. */
  readonly allowsPartialFulfillment: boolean | null;
  /** Four digits of the club that prepares the order. */
  readonly clubKey: string | null;
  readonly deliveryAddress: PostalAddress | null;
  /** Who the order is invoiced to; null when it carries no invoice details. */
  readonly invoice: InvoiceDetails | null;
  readonly payment: {
    readonly brand: string | null;
    readonly lastDigits: string | null;
    readonly amount: Money;
  } | null;
}

/** The shopper who placed an order. */
export interface Owner {
  /** Id of the platform's customer; null for a guest's order and for an order that only order management has. */
  readonly customerId: string | null;
  /** Anonymous id of the guest. */
  readonly guestId: string | null;
  /** 14 digits of the member, only for an order that only order management has. */
  readonly membershipNumber: string | null;
}

export interface OrderStatus {
  /** Shown to clients and listed in the configuration; rules compare codes for equality only. */
  readonly code: StatusCode;
  readonly progress: OrderProgress;
}

export type StatusCode = string;

/** What a status means; `OTHER` stands for codes that this version does not know. */
export type OrderProgress =
  | 'RECEIVED'
  | 'ALLOCATED'
  | 'RELEASED'
  | 'IN_TRANSIT'
  | 'LEFT_CLUB'
  | 'CANCELLATION_REQUESTED'
  | 'CANCELLED'
  | 'OTHER';

export interface OrderLine {
  readonly id: string;
  readonly sku: string;
  readonly name: LocalizedText;
  /** Null when unknown. */
  readonly slug: LocalizedText | null;
  readonly pictureUrl: string | null;
  readonly quantity: number;
  /** Price of one unit without discounts. */
  readonly listUnitPrice: Money;
  readonly unitPrice: Money;
  readonly total: Money;
  /** Number of units that the club found; null until it is known. */
  readonly fulfilledQuantity: number | null;
  /** Price of the found units at their weight; null while it is `total`. */
  readonly correctedTotal: Money | null;
  readonly isSoldByWeight: boolean;
  /** Weight of all units; null for an item that is not sold by weight, and when it is unknown. */
  readonly weight: LineWeight | null;
}

export interface LineWeight {
  readonly estimated: number;
  /** Null until the items are weighed. */
  readonly actual: number | null;
  readonly unit: string;
}

/** The fields of the graph's PostalAddress (schema/shared.graphql). */
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
 * The platform's order with order management's status, corrections and delivery window. An order that was placed before the platform was in use is order
 * management's alone (ORDERS-1, ORDERS-2, ORDERS-200).
 */
export function mergeOrder(platformOrder: Order | undefined, managedOrder: Order | undefined): Order | undefined {
  if (!platformOrder || !managedOrder) return platformOrder ?? managedOrder;
  return addManagedState(platformOrder, managedOrder);
}

/** Adds the status, corrections and delivery window of order management to the platform's order. */
export function addManagedState(platformOrder: Order, managedOrder: Order): Order {
  const { status, correctedTotal, deliveryWindow } = managedOrder;
  return { ...platformOrder, status, correctedTotal, deliveryWindow, lines: mergeLines(platformOrder, managedOrder) };
}

/** The platform's lines with what the club found of them; a cart has one line for each SKU. */
function mergeLines(platformOrder: Order, managedOrder: Order): readonly OrderLine[] {
  const managedLines = new Map(managedOrder.lines.map((line) => [line.sku, line]));
  return platformOrder.lines.map((line) => {
    const managed = managedLines.get(line.sku);
    if (!managed) return line;
    const { fulfilledQuantity, correctedTotal, weight } = managed;
    return { ...line, fulfilledQuantity, correctedTotal, weight };
  });
}

/** The total of the items, without the service fee and delivery (ORDERS-6). */
export function computeSubtotal({ lines, total }: Order): Money {
  return sumMoney(
    total.currency,
    lines.map((line) => line.total),
  );
}

/** The quantity of all items, without the service fee (ORDERS-6). */
export function countItems({ lines }: Order): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
