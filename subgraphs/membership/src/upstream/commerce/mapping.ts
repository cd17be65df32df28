import { findMarket, findMarketByClubKey } from '@tarima/markets/table';
import type { Member, MemberAddress } from '../../domain/member.ts';
import type { AddressWire, CustomerWire } from './wire.ts';

/** @returns the customer as the member with this OpenID Connect subject, in the customer's own country (ACCOUNT-8) */
export function toMember(wire: CustomerWire, subject: string): Member {
  const fields = wire.custom?.fields;
  const market = findMarket(fields?.country ?? '') ?? findMarketByClubKey(wire.key);
  if (!market)
    throw new Error('A customer has no market: neither its country nor its membership number belongs to one.');
  const addresses = wire.addresses.map((address) => toMemberAddress(address, wire.defaultShippingAddressId));
  return {
    id: subject,
    membershipNumber: wire.key,
    firstName: wire.firstName ?? '',
    lastName: wire.lastName ?? '',
    email: wire.email,
    market,
    preferredClubKey: fields?.preferred_club || null,
    addresses: [...addresses.filter(({ isDefault }) => isDefault), ...addresses.filter(({ isDefault }) => !isDefault)],
  };
}

/** `streetNumber` holds the whole street (ADDRESSES-14), `fulfillment_clubs` the clubs that deliver there (ADDRESSES-81). */
function toMemberAddress(wire: AddressWire, defaultId: string | undefined): MemberAddress {
  const fields = wire.custom?.fields;
  return {
    id: wire.id,
    commandId: wire.key ?? null,
    address: {
      alias: fields?.alias ?? null,
      fullName: [wire.firstName, wire.lastName].filter(Boolean).join(' ') || null,
      streetText: wire.streetNumber || wire.streetName || '',
      description: wire.additionalStreetInfo ?? null,
      city: wire.city ?? null,
      region: wire.region ?? wire.state ?? null,
      country: wire.country,
      phone: wire.mobile ?? wire.phone ?? null,
    },
    isDefault: wire.id === defaultId,
    isDeliverable: Boolean(fields?.fulfillment_clubs) && !fields?.wrong_address,
    latitude: fields?.latitude ?? null,
    longitude: fields?.longitude ?? null,
    plusCode: fields?.plus_code ?? null,
    territoryId: fields?.territory_id ?? null,
    isManual: fields?.is_manual_address ?? false,
    isMarkedUndeliverable: fields?.wrong_address ?? false,
  };
}
