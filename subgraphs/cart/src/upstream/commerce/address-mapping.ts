import type { AddressDraft } from '@commercetools/platform-sdk';
import type { AddressWire } from '@tarima/commerce-client/wire';
import type { Address, FulfillmentClub } from '../../domain/address.ts';

/** An address of the platform. The street's number field holds the whole street text (ADDRESSES-14). */
export function toAddress(wire: AddressWire): Address {
  const fields = wire.custom?.fields;
  return {
    id: wire.id ?? null,
    alias: fields?.alias ?? null,
    firstName: wire.firstName ?? null,
    lastName: wire.lastName ?? null,
    street: wire.streetNumber ?? wire.streetName ?? '',
    description: wire.additionalStreetInfo ?? null,
    city: wire.city ?? null,
    region: wire.region ?? null,
    postalCode: wire.postalCode ?? null,
    country: wire.country,
    phone: wire.phone ?? null,
    location: fields
      ? {
          latitude: fields.latitude ?? null,
          longitude: fields.longitude ?? null,
          plusCode: fields.plus_code ?? null,
          fulfillmentClubs: toFulfillmentClubs(fields.fulfillment_clubs, fields.distance),
          isMarkedUndeliverable: fields.wrong_address ?? false,
        }
      : null,
  };
}

/** `6401,6402` and `1.2,5` -> clubs with their distances. */
function toFulfillmentClubs(clubs: string | undefined, distances: string | undefined): FulfillmentClub[] {
  const kilometres = (distances ?? '').split(',');
  return (clubs ?? '')
    .split(',')
    .map((key) => key.trim())
    .flatMap((key, index) => {
      if (key === '') return [];
      const distance = Number.parseFloat(kilometres[index] ?? '');
      return [{ key, distanceKm: Number.isFinite(distance) ? distance : null }];
    });
}

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
