/** A period in which a club delivers (DELIVERY-67). */
export interface DeliveryWindow {
  readonly id: string;
  /** ISO 8601. */
  readonly start: string;
  /** ISO 8601. */
  readonly end: string;
  /** IANA name of the club's time zone. */
  readonly timeZone: string;
  /** Free delivery capacity in litres. */
  readonly availableCapacityLitres: number;
}

/** A window that is offered to a cart. */
export interface OfferedWindow extends DeliveryWindow {
  /** Whether its capacity is too small for the items. */
  readonly isFull: boolean;
}

/** A chosen window with the capacity that is held for the cart. */
export interface ChosenWindow extends Omit<DeliveryWindow, 'availableCapacityLitres'> {
  readonly heldVolumeLitres: number;
  /** When the hold expires, ISO 8601. */
  readonly heldUntil: string;
}

/** The items to deliver, the delivering club and the earliest start of a window (DELIVERY-68). */
export interface WindowRequest {
  /** The cart's own hold counts as free capacity. */
  readonly cartId: string;
  /** The window that the cart has now; null without one. */
  readonly chosenWindowId: string | null;
  readonly clubKey: string;
  readonly earliestStart: Date;
  /** The speed of the delivery; `DELIVERY` for any speed. */
  readonly type: DeliverySpeed | 'DELIVERY';
  readonly items: readonly {
    readonly sku: string;
    readonly storageType: string;
    readonly quantity: number;
    /** Volume of one unit. */
    readonly volumeLitres: number;
  }[];
}

export type DeliverySpeed = 'SAME_DAY' | 'NEXT_DAY';

/** A market's rules for delivery windows (DELIVERY-76, DELIVERY-77, DELIVERY-83, CHECKOUT-3). */
export interface WindowRules {
  readonly isEarliestOnly: boolean;
  readonly isOneDayOnly: boolean;
  readonly isRequired: boolean;
  /** Minutes from now until the earliest start of a window. */
  readonly minimumMinutes: number;
}

export function computeRequestedVolumeLitres({ items }: WindowRequest): number {
  return items.reduce((sum, { quantity, volumeLitres }) => sum + quantity * volumeLitres, 0);
}

/**
 * The windows that a market's rules offer (DELIVERY-76, DELIVERY-77). Full windows are included, to explain gaps in a
 * day; the chosen window is included while it accepts orders.
 */
export function selectOfferedWindows(
  windows: readonly DeliveryWindow[],
  request: WindowRequest,
  rules: WindowRules,
): OfferedWindow[] {
  const volumeLitres = computeRequestedVolumeLitres(request);
  const open = windows
    .filter(({ start }) => Date.parse(start) >= request.earliestStart.getTime())
    .map((window) => ({ ...window, isFull: window.availableCapacityLitres < volumeLitres }));
  const first = open.find(({ isFull }) => !isFull);
  if (!first) return open;
  const toDay = ({ start, timeZone }: DeliveryWindow) => new Date(start).toLocaleDateString('en', { timeZone });
  const isOffered = (window: OfferedWindow) =>
    window.id === first.id || (!rules.isEarliestOnly && (!rules.isOneDayOnly || toDay(window) === toDay(first)));
  return open.filter((window) => window.id === request.chosenWindowId || isOffered(window));
}

/** Whether a chosen window has expired: it starts too soon (DELIVERY-75), or its hold has ended (DELIVERY-91). */
export function isWindowExpired(
  { start, heldUntil }: ChosenWindow,
  { minimumMinutes }: WindowRules,
  now: Date,
): boolean {
  const isTooLate = Date.parse(start) < now.getTime() + minimumMinutes * 60_000;
  return isTooLate || Date.parse(heldUntil) <= now.getTime();
}
