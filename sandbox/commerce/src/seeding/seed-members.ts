import { buildMembers } from '../../seeds/members.ts';
import type { SeedAddress, SeedMember } from '../../seeds/types.ts';
import { customerRepository } from '../customers/customer-repository.ts';
import { createCustomer } from '../customers/customers.ts';
import type { Seeder } from '../seed.ts';

/**
 * Seeds the club's members as customers; their key is the membership number, `externalId` their subject at the identity
 * provider.
 */
export const seedMembers: Seeder = {
  label: 'members',
  async run(context, report) {
    const caller = { now: context.now(), clientId: 'seed' };
    const members = buildMembers(context.now());
    for (const [index, member] of members.entries()) {
      const existing = await customerRepository.findBy(context.db, 'id', member.id);
      if (!existing) await createCustomer(context, buildDraft(member), caller, member.id);
      report(index + 1, members.length);
    }
  },
};

function buildDraft(member: SeedMember) {
  const {
    id,
    memberNumber,
    firstName,
    lastName,
    email,
    phone,
    birthDate,
    country,
    language,
    preferredClub,
    addresses,
  } = member;
  const defaultAddress = addresses.findIndex(({ isDefault }) => isDefault);
  return {
    key: memberNumber,
    externalId: id,
    email,
    firstName,
    lastName,
    dateOfBirth: birthDate,
    locale: language,
    isEmailVerified: true,
    addresses: addresses.map((address) => buildAddressDraft(address, member)),
    shippingAddresses: addresses.map((_address, index) => index),
    ...(defaultAddress < 0 ? {} : { defaultShippingAddress: defaultAddress }),
    custom: { type: { key: 'customer' }, fields: { country, preferred_club: preferredClub, phone } },
  };
}

/**
 * Builds a draft of a member's address: `streetNumber` contains the whole street and `additionalStreetInfo` the
 * description (ADDRESSES-14).
 */
export function buildAddressDraft(address: SeedAddress, { firstName, lastName }: SeedMember) {
  const { key, street, description, city, region, postalCode, country, phone } = address;
  const nearbyClubs = address.fulfillmentClubs;
  return {
    key,
    firstName,
    lastName,
    streetNumber: street,
    additionalStreetInfo: description,
    city,
    region,
    postalCode,
    country,
    phone,
    custom: {
      type: { key: 'address' },
      fields: {
        latitude: address.latitude,
        longitude: address.longitude,
        plus_code: address.plusCode,
        alias: address.alias,
        fulfillment_clubs: nearbyClubs.map(({ club }) => club).join(','),
        distance: nearbyClubs.map(({ distanceKm }) => distanceKm).join(','),
        is_manual_address: false,
        wrong_address: false,
      },
    },
  };
}
