import type { CommerceApi } from '@tarima/commerce-client/client';
import { isSameDay, nextOpening } from '@tarima/commerce-client/next-opening';
import type { Places, PlatformClub } from '@tarima/commerce-client/places';
import { textIn } from '@tarima/markets/localized-text';
import type { Identity } from '@tarima/service-kit/caller';
import type { ConfigurationSource } from '@tarima/service-kit/configuration';
import type { Address } from '../domain/address.ts';
import type { DeliveryPlaces } from '../domain/delivery.ts';
import type { Customers } from './customers.ts';
import type { ShippingMethods } from './shipping-methods.ts';
import { reading } from './write-result.ts';

export interface DeliveryPlacesOptions {
  readonly identity: Identity;
  readonly commerce: CommerceApi;
  readonly places: Places;
  readonly customers: Customers;
  readonly shippingMethods: ShippingMethods;
  readonly configuration: ConfigurationSource;
}

/** Clubs, the caller's addresses and shipping methods, as the platform and the configuration have them. */
export function createDeliveryPlaces(options: DeliveryPlacesOptions): DeliveryPlaces {
  const { identity, commerce, places, customers, shippingMethods, configuration } = options;
  return {
    async club(key) {
      const club = await reading(places.club(key));
      if (!club) return undefined;
      const { clubs, delivery } = configuration.market(club.market.code);
      const now = new Date();
      const opening = nextOpening(club, now, delivery.minimumMinutesBeforeWindow);
      return {
        key: club.key,
        marketCode: club.market.code,
        isEcommerceEnabled: club.isEcommerceEnabled,
        isPickupAllowed: clubs.transactional.includes(club.key),
        isOpenToday: opening !== null && isSameDay(opening.from, now, club.timeZone),
        address: addressOfClub(club),
      };
    },
    member: async () => (identity.kind === 'member' ? customers.read(identity.membershipNumber, commerce) : undefined),
    shippingMethod: (clubKey, market) => reading(shippingMethods(clubKey, market)),
  };
}

function addressOfClub({ address, market, name }: PlatformClub): Address {
  return {
    id: null,
    alias: textIn(name, market.defaultLanguage) ?? null,
    firstName: null,
    lastName: null,
    street: address.street,
    description: null,
    city: address.city,
    region: address.region ?? null,
    postalCode: address.postalCode ?? null,
    country: market.code,
    phone: address.phone ?? null,
    location: null,
  };
}
