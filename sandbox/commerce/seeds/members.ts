import { encodePlusCode } from '@tarima/markets/plus-code';
import { findMarketByClubKey } from '@tarima/markets/table';
import { listDeliveringClubs } from './clubs.ts';
import { subtractDays } from './deterministic.ts';
import { type AddressRow, type MemberRow, memberRows, type OrderRow } from './member-rows.ts';
import { slugify } from './slug.ts';
import type { SeedAddress, SeedMember, SeedOrder } from './types.ts';

/** Password of all demo members; a public value, not a secret. */
export const demoPassword = 'tarima-demo-1';

/**
 * Card number of an account's first card, which most members hold; it forms the last four digits of a membership
 * number.
 */
const firstCard = '0001';

/** Builds the thirty members of the sandbox with memberships and orders dated relative to `now`. */
export function buildMembers(now: Date): SeedMember[] {
  return memberRows.map((row) => buildMember(row, now));
}

function buildMember(row: MemberRow, now: Date): SeedMember {
  const memberNumber = `${row.club}${row.account}${row.card ?? firstCard}`;
  const country = findMarketByClubKey(row.club)?.code;
  if (!country) throw new Error(`Member ${row.login} has an unknown club: ${row.club}`);
  return {
    id: row.login,
    memberNumber,
    membershipType: row.type,
    firstName: row.names[0],
    lastName: row.names[1],
    email: `${row.login}@tarima.test`,
    phone: row.phone,
    birthDate: row.born,
    country,
    language: row.language,
    preferredClub: row.club,
    expiresOn: subtractDays(now, -row.expires).slice(0, 10),
    addresses: row.addresses.map((address, index) => buildAddress(address, index, country, row.phone)),
    orders: row.orders.map((order, index) => buildOrder(order, index, row, now)),
  };
}

function buildAddress(row: AddressRow, index: number, country: SeedMember['country'], phone: string): SeedAddress {
  const [alias, street, description, city, region, postalCode, latitude, longitude] = row;
  return {
    key: slugify(alias),
    alias,
    street,
    description,
    city,
    region,
    postalCode,
    country,
    phone,
    latitude,
    longitude,
    plusCode: encodePlusCode(latitude, longitude),
    fulfillmentClubs: listDeliveringClubs(country, { latitude, longitude }),
    isDefault: index === 0,
  };
}

function buildOrder([daysAgo, status, delivery, lines]: OrderRow, index: number, row: MemberRow, now: Date): SeedOrder {
  return {
    orderNumber: `T${row.club}${row.account}${String(index + 1).padStart(2, '0')}`,
    placedAt: subtractDays(now, daysAgo),
    club: row.club,
    delivery,
    status,
    lines: lines.split(' ').map((line) => {
      const [sku = '', quantity = ''] = line.split('*');
      return { sku, quantity: Number(quantity) };
    }),
  };
}
