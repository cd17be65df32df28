import type { Kysely, Selectable } from 'kysely';

export type AccountStatus = 'ACTIVE' | 'BLOCKED';
export type CardStatus = 'ACTIVE' | 'INACTIVE';

interface AccountTable {
  /** Club 4, account 6. */
  account_id: string;
  membership_type: 'DIAMOND' | 'PLATINUM' | 'BUSINESS' | 'BUSINESS_PLATINUM';
  type_code: 'DI' | 'BS';
  is_platinum_member: boolean;
  renewal_item_number: string;
  status: AccountStatus;
  club_code: string;
  country_code: string;
  /** ISO date, the last day on which the membership holds. */
  expires_on: string;
  /** Whether the club lets it change to Platinum at all. */
  is_upgrade_allowed: boolean;
}

interface CardTable {
  /** Club 4, account 6, card 4. */
  membership_id: string;
  account_id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  /** ISO date. */
  birth_date: string;
  address_line_1: string;
  city: string;
  is_primary: boolean;
  status: CardStatus;
}

interface TerritoryTable {
  id: string;
  /** Null for a country's first level. */
  parent_id: string | null;
  country: string;
  /** The API's word for province, city and district. */
  level: 'city' | 'zone' | 'neighborhood';
  name: string;
  /** Its place among those of one parent. */
  position: number;
}

/** The schema `membership_api`. */
export interface Tables {
  territory: TerritoryTable;
  account: AccountTable;
  card: CardTable;
}

export type Store = Kysely<Tables>;
export type AccountRow = Selectable<AccountTable>;
export type CardRow = Selectable<CardTable>;
export type TerritoryRow = Selectable<TerritoryTable>;
