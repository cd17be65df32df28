import type { LocalizedText } from '@tarima/markets/localized-text';
import type { Money } from '@tarima/markets/money';

/** An order as its confirmation shows it. */
export interface PlacedOrder {
  readonly orderNumber: string;
  readonly placedAt: Date;
  /** Whether a guest placed it. */
  readonly isGuest: boolean;
  /** Without the service fee. */
  readonly items: readonly PlacedItem[];
  readonly serviceFee: Money | undefined;
  /** Undefined for pickup. */
  readonly deliveryCharge: Money | undefined;
  readonly tax: Money | undefined;
  readonly total: Money;
  readonly club: PlacedClub | undefined;
  readonly isPickup: boolean;
  readonly address: PlacedAddress | undefined;
  /** The delivery window, in the club's time zone. */
  readonly window: { readonly start: Date; readonly end: Date; readonly timeZone: string } | undefined;
  /** What the store may show of the payment. */
  readonly payment: { readonly brand: string | undefined; readonly lastDigits: string | undefined } | undefined;
}

export interface PlacedItem {
  readonly name: LocalizedText;
  readonly sku: string;
  readonly quantity: number;
  readonly total: Money;
}

export interface PlacedClub {
  readonly name: LocalizedText;
  readonly street: string;
  readonly city: string;
}

export interface PlacedAddress {
  /** The member's name for it. */
  readonly alias: string | undefined;
  readonly street: string;
  readonly city: string | undefined;
  readonly region: string | undefined;
}
