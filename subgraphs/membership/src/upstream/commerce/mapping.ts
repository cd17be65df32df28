import { toPostalAddress } from '@tarima/commerce-client/wire';
import { findMarket, findMarketByClubKey } from '@tarima/markets/table';
import type { ProfileOwner } from '../../application/ports.ts';
import type { Member, MemberAddress } from '../../domain/member.ts';
import type { CustomerWire, MemberAddressWire } from './wire.ts';

/** @returns the customer as the owner of the profile, in the customer's own country (ACCOUNT-8) */
export function toMember(wire: CustomerWire, { subject, membershipNumber }: ProfileOwner): Member {
  const fields = wire.custom?.fields;
  const market = findMarket(fields?.country ?? '') ?? findMarketByClubKey(membershipNumber);
  if (!market)
    throw new Error('A customer has no market: neither its country nor its membership number belongs to one.');
  const addresses = wire.addresses.map((address) => toMemberAddress(address, wire.defaultShippingAddressId));
  return {
    id: subject,
    membershipNumber,
    firstName: wire.firstName ?? '',
    lastName: wire.lastName ?? '',
    email: wire.email,
    phone: fields?.phone || null,
    market,
    preferredClubKey: fields?.preferred_club || null,
    addresses: [...addresses.filter(({ isDefault }) => isDefault), ...addresses.filter(({ isDefault }) => !isDefault)],
  };
}

/** `fulfillment_clubs` has the clubs that deliver to the address (ADDRESSES-81). */
function toMemberAddress(wire: MemberAddressWire, defaultId: string | undefined): MemberAddress {
  const fields = wire.custom?.fields;
  return {
    id: wire.id,
    commandId: wire.key ?? null,
    address: toPostalAddress(wire),
    isDefault: wire.id === defaultId,
    isDeliverable: Boolean(fields?.fulfillment_clubs) && !fields?.wrong_address,
    latitude: fields?.latitude ?? null,
    longitude: fields?.longitude ?? null,
    plusCode: fields?.plus_code ?? null,
    territoryId: fields?.territory_id ?? null,
    hasManualTerritory: fields?.is_manual_address ?? false,
    isMarkedUndeliverable: fields?.wrong_address ?? false,
  };
}
