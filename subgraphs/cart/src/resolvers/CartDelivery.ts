import { getLocalizedText } from '@tarima/markets/localized-text';
import { formatOpeningHours } from '@tarima/markets/opening-hours';
import { checkSavedAddress } from '../application/delivery/check-saved-address.ts';
import { formatFullName } from '../domain/address.ts';
import { computeUsedVolumeLitres, hasEnoughCapacity } from '../domain/delivery-capacity.ts';
import { isWindowExpired } from '../domain/delivery-window.ts';
import type { CartDeliveryResolvers } from '../resolver-types.gen.ts';

export const CartDelivery: CartDeliveryResolvers = {
  // With its texts, so that the operations of the cart need no other subgraph.
  async club({ clubKey: key }, _arguments, { clubDirectory, locale }) {
    const club = key === null ? undefined : await clubDirectory.describeClub(key);
    if (key === null || !club) return null;
    return {
      key,
      name: getLocalizedText(club.name, locale.language) ?? key,
      address: club.street,
      city: club.city,
      openingHours: club.openingHours && formatOpeningHours(club.openingHours, locale),
    };
  },
  address: ({ address }) =>
    address && {
      alias: address.alias,
      fullName: formatFullName(address),
      streetText: address.street,
      description: address.description,
      city: address.city,
      region: address.region,
      country: address.country,
      phone: address.phone,
    },
  addressProblem: ({ cart }, _arguments, context) => checkSavedAddress(cart, context),
  window: ({ window, cart }, _arguments, { rules }) =>
    window && {
      id: window.id,
      start: window.start,
      end: window.end,
      timeZone: window.timeZone,
      heldUntil: window.heldUntil,
      isExpired: isWindowExpired(window, rules.windows, new Date()),
      hasEnoughCapacity: hasEnoughCapacity(window, computeUsedVolumeLitres(cart)),
    },
  addressId: ({ method, address }) => (method === 'DELIVERY' ? (address?.id ?? null) : null),
};
