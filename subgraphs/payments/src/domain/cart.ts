import { createHash } from 'node:crypto';
import type { InvoiceDetails } from '@tarima/markets/invoicing/fields';
import type { Money } from '@tarima/markets/money';

/** A line of a cart, with what a payment needs of it. Amounts in cents. */
export interface PayableLine {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
  readonly unitCents: number;
  /** Id of the club's or the country's channel; empty when there is none. */
  readonly channelId: string;
  /** Key of the platform’s tax category. */
  readonly taxCategory: string | undefined;
  readonly isServiceFee: boolean;
}

/** The delivery address in the payment request. */
export interface PayableAddress {
  readonly street: string;
  readonly description?: string | undefined;
  readonly city?: string | undefined;
  readonly region?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly phone?: string | undefined;
  readonly company?: string | undefined;
}

/** A delivery window of the fulfilment service. */
export interface PayableWindow {
  readonly id: string;
  readonly start: Date;
  /** Volume of the items; an item of unknown volume counts as 0. */
  readonly volumeLitres: number;
}

/** A cart with what a payment needs of it. */
export interface PayableCart {
  readonly id: string;
  readonly version: number;
  readonly state: 'ACTIVE' | 'FROZEN' | 'ORDERED' | 'GONE';
  readonly isLocked: boolean;
  /** Id of the attempt that holds the cart. */
  readonly heldBy: string | undefined;
  readonly anonymousId: string | undefined;
  readonly customerId: string | undefined;
  /** The amount to charge, including taxes and delivery. */
  readonly total: Money;
  /** Cents of tax in the total. */
  readonly taxCents: number;
  /** Cents of delivery; 0 for pickup. */
  readonly shippingCents: number;
  readonly lines: readonly PayableLine[];
  readonly address: PayableAddress | undefined;
  /**
   * True when a home delivery goes to a saved address that the member has edited or deleted, or that no club delivers to.
   * The cart must be updated first.
   */
  readonly isAddressOutdated?: boolean | undefined;
  /** Four digits of the club where the order is picked up or sent from. */
  readonly club: string | undefined;
  readonly isDelivery: boolean;
  /** The chosen delivery window; undefined without a choice, and for pickup. */
  readonly window: PayableWindow | undefined;
  readonly paymentIds: readonly string[];
  /** The invoice details that the shopper chose (INVOICING-5). */
  readonly invoice?: InvoiceDetails | undefined;
}

/**
 * Whether a checkout can start: at least one item, a total of more than 0, an address that is up to date, a club
 * (CHECKOUT-1, CHECKOUT-2).
 */
export function isReadyForCheckout({ state, lines, address, isAddressOutdated, club, total }: PayableCart): boolean {
  if (state === 'ORDERED' || state === 'GONE') return false;
  const hasItem = lines.some((line) => !line.isServiceFee);
  return hasItem && total.centAmount > 0 && address !== undefined && !isAddressOutdated && club !== undefined;
}

/** Whether the cart belongs to an attempt's owner; `customerId` is a member's id on the platform. */
export function isOwnedBy(
  { anonymousId, customerId }: Pick<PayableCart, 'anonymousId' | 'customerId'>,
  owner: { readonly owner: string; readonly customerId: string | undefined },
): boolean {
  if (owner.owner.startsWith('member:')) return owner.customerId !== undefined && customerId === owner.customerId;
  return customerId === undefined && anonymousId !== undefined && owner.owner === `guest:${anonymousId}`;
}

/** A market's rules of delivery windows. */
export interface WindowRules {
  readonly isRequired: boolean;
  /** Minutes before the start of a window in which no order is accepted for it. */
  readonly minimumMinutes: number;
}

/**
 * Whether a home delivery needs a delivery window: it has none in a market that requires one (CHECKOUT-3), or one that starts
 * too soon (DELIVERY-75).
 */
export function needsWindow(
  { isDelivery, window }: PayableCart,
  { isRequired, minimumMinutes }: WindowRules,
  now: Date,
): boolean {
  if (!isDelivery) return false;
  return window ? window.start.getTime() < now.getTime() + minimumMinutes * 60_000 : isRequired;
}

/**
 * Hashes the lines: SHA-256 over sku, quantity, price and channel of each, independent of their order
 * (CHECKOUT-39). Carts with the same hash have the same lines.
 */
export function hashLines(cart: Pick<PayableCart, 'lines'>): string {
  const lines = cart.lines.map(({ sku, quantity, unitCents, channelId }) => [sku, quantity, unitCents, channelId]);
  const sorted = lines.map((line) => JSON.stringify(line)).sort();
  return createHash('sha256').update(sorted.join('\n')).digest('hex');
}
