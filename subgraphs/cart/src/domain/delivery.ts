import type { Address } from '@tarima/markets/address';
import type { LocalizedText } from '@tarima/markets/localized-text';
import type { Money } from '@tarima/markets/money';
import type { WeeklyHours } from '@tarima/markets/wall-clock';
import type { DeliverySpeed } from './delivery-window.ts';

/** A shipping method of a club. */
export interface ShippingMethod {
  /** Key, `{club}_{type}`. */
  readonly key: string;
  readonly speed: DeliverySpeed;
  readonly price: Money;
  /** Subtotal from which delivery is free; null when it is never free. */
  readonly freeAbove: Money | null;
  readonly tax: ShippingTax;
}

/** The tax on a delivery. */
export interface ShippingTax {
  /** Whether the price includes the tax. */
  readonly isIncluded: boolean;
  /** A fraction of 1. */
  readonly rate: number;
}

/** A validated choice of pickup or home delivery. */
export type DeliveryChoice =
  | { readonly method: 'PICK_UP_IN_CLUB'; readonly clubKey: string; readonly address: Address }
  | {
      readonly method: 'DELIVERY';
      /** The delivering club. */
      readonly clubKey: string;
      readonly address: Address;
      readonly distanceKm: number | null;
      readonly shippingMethodKey: string;
      readonly shippingTax: ShippingTax;
      readonly speed: DeliverySpeed;
    };

export interface Club {
  readonly key: string;
  readonly marketCode: string;
  /** Whether the club accepts online orders. */
  readonly isEcommerceEnabled: boolean;
  /** Whether orders can be picked up there, as configured (DELIVERY-6). */
  readonly isPickupAllowed: boolean;
  /** Whether an order that is placed now can still be prepared today. */
  readonly isOpenToday: boolean;
  readonly address: Address;
}

/** A club by its key. Where the schema provides its texts, it has them. */
export interface ClubReference {
  readonly key: string;
  readonly name?: string;
  readonly address?: string;
  readonly city?: string;
  /** Null when unknown. */
  readonly openingHours?: string | null;
}

/** How a club is shown to shoppers. */
export interface ClubDescription {
  readonly name: LocalizedText;
  readonly street: string;
  readonly city: string;
  /** Null when unknown. */
  readonly openingHours: WeeklyHours | null;
}

export interface Member {
  /** The saved country; null when the profile has none. */
  readonly country: string | null;
  readonly addresses: readonly Address[];
  /** Null without a default address. */
  readonly defaultAddressId: string | null;
}

/** The preferred shipping method: exactly this key, or this speed if the club offers it. */
export type PreferredMethod = { readonly key: string } | { readonly speed: DeliverySpeed };

/** The preferred method; without a preference, or without a method of the preferred speed, the club's default. */
export function findMethod(
  methods: readonly ShippingMethod[],
  preferred: PreferredMethod | undefined,
): ShippingMethod | undefined {
  if (!preferred) return methods[0];
  if ('key' in preferred) return methods.find(({ key }) => key === preferred.key);
  return methods.find(({ speed }) => speed === preferred.speed) ?? methods[0];
}
