import type { FulfillmentClub } from './address.ts';

/** A time in which a club delivers (DELIVERY-67). */
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

export interface ChosenWindow extends Omit<DeliveryWindow, 'capacityLeft'> {
  /** What is kept for the cart. */
  readonly litres: number;
  /** From then on others may have it, ISO 8601. */
  readonly keptUntil: string;
}

/** What is to be delivered, from which club, and when it would be ordered (DELIVERY-68). */
export interface WindowRequest {
  /** What this cart holds itself is room for it. */
  readonly cartId: string;
  /** The window that it has chosen. */
  readonly chosenId: string | null;
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

/** What editors decided about a market's delivery windows (DELIVERY-76, DELIVERY-77, DELIVERY-83, CHECKOUT-3). */
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
  /** Keeps room for a cart for a while, in place of what it had; until when (ISO 8601), or null when there is none. */
  hold(cartId: string, windowId: string, litres: number): Promise<string | null>;
  release(cartId: string): Promise<void>;
  /** Clubs that bring goods to a plus code, nearest first. */
  clubsReaching(plusCode: string): Promise<readonly FulfillmentClub[]>;
}

export function litresOf({ goods }: WindowRequest): number {
  return goods.reduce((sum, { quantity, litres }) => sum + quantity * litres, 0);
}

/**
 * What a shopper is offered, by the market's flags (DELIVERY-76, DELIVERY-77). Full windows stay, so that
 * people see why a day has gaps; the chosen one stays while it takes orders.
 */
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
  if (!first) return open;
  const dayOf = ({ start, zone }: DeliveryWindow) => new Date(start).toLocaleDateString('en', { timeZone: zone });
  const isOffered = (window: OfferedWindow) =>
    window.id === first.id || (!rules.earliestOnly && (!rules.oneDayOnly || dayOf(window) === dayOf(first)));
  return open.filter((window) => window.id === request.chosenId || isOffered(window));
}

/** Whether a chosen window has expired: it starts too soon (DELIVERY-75), or its hold has ended (DELIVERY-91). */
export function isExpired({ start, keptUntil }: ChosenWindow, { minimumMinutes }: WindowRules, now: Date): boolean {
  const isTooLate = Date.parse(start) < now.getTime() + minimumMinutes * 60_000;
  return isTooLate || Date.parse(keptUntil) <= now.getTime();
}
