import type { AddressDraft } from '@commercetools/platform-sdk';
import type { Address, FulfillmentClub } from '@tarima/markets/address';

/** Clubs with their distances -> `6401,6402` and `1.2,5`. */
export function toClubFields(clubs: readonly FulfillmentClub[]): { fulfillment_clubs: string; distance: string } {
  return {
    fulfillment_clubs: clubs.map(({ key }) => key).join(','),
    distance: clubs.map(({ distanceKm }) => distanceKm ?? '').join(','),
  };
}

/** The shipping address of a cart. */
export function toAddressDraft(address: Address): AddressDraft {
  const { location } = address;
  return {
    ...omitNulls({
      id: address.id,
      firstName: address.firstName,
      lastName: address.lastName,
      additionalStreetInfo: address.description,
      city: address.city,
      region: address.region,
      postalCode: address.postalCode,
      phone: address.phone,
    }),
    country: address.country,
    streetNumber: address.street,
    ...(location
      ? {
          custom: {
            type: { typeId: 'type', key: 'address' },
            fields: omitNulls({
              alias: address.alias,
              latitude: location.latitude,
              longitude: location.longitude,
              plus_code: location.plusCode,
              ...toClubFields(location.fulfillmentClubs),
            }),
          },
        }
      : {}),
  };
}

function omitNulls(fields: Record<string, string | number | null>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string | number] => entry[1] !== null),
  );
}
