import type { FulfillmentClub } from './address.ts';
import type { Cart } from './cart.ts';

/** A time in which a club brings goods (decisions.md, Store, clubs, cart). */
export interface DeliveryWindow {
  readonly id: string;
  /** ISO 8601. */
  readonly start: string;
  readonly end: string;
  /** IANA name of the club's time zone. */
  readonly zone: string;
  /** Litres. */
  readonly capacityLeft: number;
}

/** A window as it is offered for the goods of a cart. */
export interface OfferedWindow extends DeliveryWindow {
  /** They find no room in it. */
  readonly isFull: boolean;
}

export type ChosenWindow = Omit<DeliveryWindow, 'capacityLeft'>;

/** What is to be brought, from where, and when it would be ordered (store.md §3, Delivery window request). */
export interface WindowRequest {
  readonly clubKey: string;
  readonly at: Date;
  readonly type: DeliverySpeed | 'DELIVERY';
  readonly goods: readonly {
    readonly sku: string;
    readonly storageType: string;
    readonly quantity: number;
    /** Of one. */
    readonly litres: number;
  }[];
}

export type DeliverySpeed = 'SAME_DAY' | 'NEXT_DAY';

/** What editors decided about a market's windows (store.md §9). */
export interface WindowRules {
  readonly earliestOnly: boolean;
  readonly oneDayOnly: boolean;
  readonly isRequired: boolean;
  /** A window starts at least so long from now. */
  readonly minimumMinutes: number;
}

/** The service that knows which club brings goods where, and when. */
export interface Fulfilment {
  /** Windows that take orders, the earliest first; with `earliestOnly` at most the first that has room. */
  windows(request: WindowRequest, earliestOnly: boolean): Promise<readonly DeliveryWindow[]>;
  /** Keeps room for a cart for a while, in place of what it had; false when there is none. */
  hold(cartId: string, windowId: string, litres: number): Promise<boolean>;
  release(cartId: string): Promise<void>;
  /** Clubs that bring goods to a plus code, nearest first. */
  clubsReaching(plusCode: string): Promise<readonly FulfillmentClub[]>;
}

/**
 * What to ask for a cart. Undefined where there is nothing to ask (no goods, or they are collected); `INCOMPLETE` when
 * what a product takes up is not known (store.md §8).
 */
export function windowRequestOf(
  { delivery, lines }: Cart,
  { minimumMinutes }: WindowRules,
  now: Date,
): WindowRequest | 'INCOMPLETE' | undefined {
  if (delivery?.method !== 'DELIVERY' || delivery.clubKey === null || lines.length === 0) return undefined;
  const goods = lines.flatMap(({ sku, quantity, litres, storageType }) =>
    litres === null || storageType === null ? [] : [{ sku, storageType, quantity, litres }],
  );
  if (goods.length < lines.length) return 'INCOMPLETE';
  const at = new Date(now.getTime() + minimumMinutes * 60_000);
  return { clubKey: delivery.clubKey, at, type: delivery.speed ?? 'DELIVERY', goods };
}

export function litresOf({ goods }: WindowRequest): number {
  return goods.reduce((sum, { quantity, litres }) => sum + quantity * litres, 0);
}

/** What a shopper is offered, by the market's flags. Full windows stay, so that people see why a day has gaps. */
export function offeredWindows(
  windows: readonly DeliveryWindow[],
  request: WindowRequest,
  rules: WindowRules,
): OfferedWindow[] {
  const litres = litresOf(request);
  const open = windows
    .filter(({ start }) => Date.parse(start) >= request.at.getTime())
    .map((window) => ({ ...window, isFull: window.capacityLeft < litres }));
  const first = open.find(({ isFull }) => !isFull);
  if (!rules.oneDayOnly || !first) return open;
  const dayOf = ({ start, zone }: DeliveryWindow) => new Date(start).toLocaleDateString('en', { timeZone: zone });
  return open.filter((window) => dayOf(window) === dayOf(first));
}

/** Whether it is too late for a window that was chosen. */
export function isExpired({ start }: ChosenWindow, { minimumMinutes }: WindowRules, now: Date): boolean {
  return Date.parse(start) < now.getTime() + minimumMinutes * 60_000;
}
