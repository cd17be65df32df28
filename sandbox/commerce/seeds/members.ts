import { plusCodeOf } from '@tarima/markets/plus-code';
import { marketOfClubKey } from '@tarima/markets/table';
import { clubsDeliveringTo } from './clubs.ts';
import { daysBefore } from './deterministic.ts';
import { type AddressRow, type MemberRow, memberRows, type OrderRow } from './member-rows.ts';
import { slugify } from './slug.ts';
import type { SeedAddress, SeedMember, SeedOrder } from './types.ts';

/** The password of every demo member. A published value for a sandbox, not a secret. */
export const demoPassword = 'tarima-demo-1';

/** The last four digits of a membership number name the card; almost everyone here holds the account's first card. */
const firstCard = '0001';

/** The thirty members of the sandbox, their memberships and orders dated from `now`. */
export function buildMembers(now: Date): SeedMember[] {
  return memberRows.map((row) => buildMember(row, now));
}

function buildMember(row: MemberRow, now: Date): SeedMember {
  const memberNumber = `${row.club}${row.account}${row.card ?? firstCard}`;
  const country = marketOfClubKey(row.club)?.code;
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
    expiresOn: daysBefore(now, -row.expires).slice(0, 10),
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
    plusCode: plusCodeOf(latitude, longitude),
    fulfillmentClubs: clubsDeliveringTo(country, { latitude, longitude }),
    isDefault: index === 0,
  };
}

function buildOrder([daysAgo, status, delivery, lines]: OrderRow, index: number, row: MemberRow, now: Date): SeedOrder {
  return {
    orderNumber: `T${row.club}${row.account}${String(index + 1).padStart(2, '0')}`,
    placedAt: daysBefore(now, daysAgo),
    club: row.club,
    delivery,
    status,
    lines: lines.split(' ').map((line) => {
      const [sku = '', quantity = ''] = line.split('*');
      return { sku, quantity: Number(quantity) };
    }),
  };
}
