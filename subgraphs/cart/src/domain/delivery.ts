import type { Money } from '@tarima/markets/money';
import type { KnownMarket } from '@tarima/markets/table';
import { type Address, deliveringClub } from './address.ts';
import type { DeliverySpeed } from './delivery-window.ts';
import type { Failure } from './failure.ts';

/** Where goods can come from and go to. */
export interface DeliveryPlaces {
  /** A club of any market. */
  club(key: string): Promise<ClubFacts | undefined>;
  /**
   * Addresses of the caller with the market in which the member may order, after the clubs near the default address were
   * looked up again; undefined for guests.
   */
  member(): Promise<MemberFacts | undefined>;
  /** The same as it is saved: nothing is looked up. */
  memberAsSaved(): Promise<MemberFacts | undefined>;
  /** How a club sends goods to a market, its usual way first. */
  shippingMethods(clubKey: string, market: KnownMarket): Promise<readonly ShippingMethod[]>;
}

/** A shipping method of a club. */
export interface ShippingMethod {
  /** The platform's key, `{club}_{type}`. */
  readonly key: string;
  readonly speed: DeliverySpeed;
  readonly price: Money;
  /** From this total of goods on it is free. */
  readonly freeAbove: Money | null;
  readonly tax: ShippingTax;
}

/** How a delivery is taxed. */
export interface ShippingTax {
  /** Whether its price holds the tax. */
  readonly isIncluded: boolean;
  /** A fraction of 1. */
  readonly rate: number;
}

/** How a shopper gets the goods, checked. */
export type DeliveryChoice =
  | { readonly method: 'PICK_UP_IN_CLUB'; readonly clubKey: string; readonly address: Address }
  | {
      readonly method: 'DELIVERY';
      /** The club that sends the goods. */
      readonly clubKey: string;
      readonly address: Address;
      readonly distanceKm: number | null;
      readonly shippingMethodKey: string;
      readonly shippingTax: ShippingTax;
      readonly speed: DeliverySpeed;
    };

export interface ClubFacts {
  readonly key: string;
  readonly marketCode: string;
  /** Whether it takes orders at all. */
  readonly isEcommerceEnabled: boolean;
  /** Whether orders may be picked up there, as configured (DELIVERY-6). */
  readonly isPickupAllowed: boolean;
  /** Whether an order of now can still be prepared before it closes. */
  readonly isOpenToday: boolean;
  readonly address: Address;
}

export interface MemberFacts {
  /** The stored country; null when the profile has none. */
  readonly country: string | null;
  readonly addresses: readonly Address[];
  /** The address that is offered first; null without one. */
  readonly defaultAddressId: string | null;
}

const unavailableClub: Failure = { code: 'CLUB_UNAVAILABLE' };
const unavailableDelivery: Failure = { code: 'DELIVERY_UNAVAILABLE' };

/** A club whose prices and stock may count in this market. */
export async function checkClub(
  key: string,
  market: KnownMarket,
  places: DeliveryPlaces,
): Promise<Failure | undefined> {
  const club = await places.club(key);
  return club?.marketCode === market.code && club.isEcommerceEnabled ? undefined : unavailableClub;
}

/** Pickup: the club's own address becomes the cart's, with no shipping method (DELIVERY-2). */
export async function pickupAt(
  clubKey: string,
  market: KnownMarket,
  places: DeliveryPlaces,
): Promise<DeliveryChoice | Failure> {
  const club = await places.club(clubKey);
  if (club?.marketCode !== market.code || !club.isEcommerceEnabled || !club.isPickupAllowed) return unavailableClub;
  return { method: 'PICK_UP_IN_CLUB', clubKey, address: club.address };
}

/** A shipping method that is wanted: this one or none, or the one of this speed if the club has it. */
export type WantedMethod = { readonly key: string } | { readonly speed: DeliverySpeed };

/**
 * Home delivery: only for members whose stored country is this one (DELIVERY-7, DELIVERY-8), to a saved
 * address that a club delivers to (DELIVERY-9, DELIVERY-10). The nearest club fulfils the order, with its
 * default shipping method unless another one is named (DELIVERY-60).
 */
export async function deliveryTo(
  addressId: string,
  market: KnownMarket,
  places: DeliveryPlaces,
  wanted?: WantedMethod,
): Promise<DeliveryChoice | Failure> {
  const member = await places.member();
  const address = member?.addresses.find(({ id }) => id === addressId);
  if (!address || member?.country !== market.code || address.country !== market.code) return unavailableDelivery;
  const sender = deliveringClub(address);
  if (!sender || (await checkClub(sender.key, market, places))) return unavailableDelivery;
  const methods = await places.shippingMethods(sender.key, market);
  const method = methodOf(methods, wanted);
  if (!method) return unavailableDelivery;
  return {
    method: 'DELIVERY',
    clubKey: sender.key,
    address,
    distanceKm: sender.distanceKm,
    shippingMethodKey: method.key,
    shippingTax: method.tax,
    speed: method.speed,
  };
}

function methodOf(methods: readonly ShippingMethod[], wanted: WantedMethod | undefined): ShippingMethod | undefined {
  if (!wanted) return methods[0];
  if ('key' in wanted) return methods.find(({ key }) => key === wanted.key);
  return methods.find(({ speed }) => speed === wanted.speed) ?? methods[0];
}
