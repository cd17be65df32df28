import type { Address, FulfillmentClub } from '@tarima/markets/address';
import type { AddressWire } from './wire.ts';

/** Converts an address of the platform. The street's number field holds the whole street text (ADDRESSES-14). */
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
