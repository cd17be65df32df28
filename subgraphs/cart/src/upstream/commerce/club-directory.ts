import type { ChannelDirectory, PlatformClub } from '@tarima/commerce-client/channel-directory';
import type { Address } from '@tarima/markets/address';
import { getLocalizedText } from '@tarima/markets/localized-text';
import { findNextOpening, isSameDay } from '@tarima/markets/next-opening';
import type { ConfigurationSource } from '@tarima/service-kit/configuration';
import type { ClubDirectory } from '../../application/ports.ts';
import { read } from './read.ts';
import type { ShippingMethods } from './shipping-methods.ts';

export interface ClubDirectoryOptions {
  readonly channelDirectory: ChannelDirectory;
  readonly shippingMethods: ShippingMethods;
  readonly configuration: ConfigurationSource;
}

/** Clubs and shipping methods of the commerce platform, as far as the configuration allows them. */
export function createClubDirectory({
  channelDirectory,
  shippingMethods,
  configuration,
}: ClubDirectoryOptions): ClubDirectory {
  return {
    async findClub(key) {
      const club = await read(channelDirectory.findClub(key));
      if (!club) return undefined;
      const { clubs, delivery } = configuration.market(club.market.code);
      const now = new Date();
      const opening = findNextOpening(club, now, delivery.minimumMinutesBeforeWindow);
      return {
        key: club.key,
        marketCode: club.market.code,
        isEcommerceEnabled: club.isEcommerceEnabled,
        // The configuration lists the clubs where orders can be picked up (CLUBS-6).
        isPickupAllowed: clubs.transactional.includes(club.key),
        isOpenToday: opening !== null && isSameDay(opening.start, now, club.timeZone),
        address: toClubAddress(club),
      };
    },
    async describeClub(key) {
      const club = await read(channelDirectory.findClub(key));
      if (!club) return undefined;
      const { name, address, openingHours } = club;
      return { name, street: address.street, city: address.city, openingHours };
    },
    async listShippingMethods(clubKey, market) {
      // A market without home delivery has no shipping method (CONFIGURATION-20).
      if (!configuration.market(market.code).delivery.homeDelivery) return [];
      return read(shippingMethods(clubKey, market));
    },
  };
}

function toClubAddress({ address, market, name }: PlatformClub): Address {
  return {
    id: null,
    alias: getLocalizedText(name, market.defaultLanguage) ?? null,
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
