import type { Generated, Kysely, Selectable } from 'kysely';

export type AccountStatus = 'ACTIVE' | 'BLOCKED' | 'CANCELLED';
export type CardStatus = 'ACTIVE' | 'INACTIVE';

interface AccountTable {
  /** Club (4 digits) and account (6). */
  account_id: string;
  membership_type: 'DIAMOND' | 'PLATINUM' | 'BUSINESS' | 'BUSINESS_PLATINUM';
  type_code: 'DI' | 'BS';
  is_platinum_member: boolean;
  renewal_item_number: string;
  status: AccountStatus;
  club_code: string;
  country_code: string;
  /** ISO date of the last valid day. */
  expires_on: string;
  /** Whether the club allows an upgrade to Platinum. */
  is_upgrade_allowed: boolean;
}

interface CardTable {
  /** Club (4 digits), account (6) and card (4). */
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
  /** Null on the first level of a country. */
  parent_id: string | null;
  country: string;
  /** The API's names of province, city and district. */
  level: 'city' | 'zone' | 'neighborhood';
  name: string;
  /** Position among the siblings. */
  position: number;
}

interface EconomicActivityTable {
  country: string;
  /** The country's own code. */
  code: string;
  name: string;
}

interface TransactionTable {
  /** The caller's id. */
  transaction_id: string;
  /** Hash of the request; null when it was withdrawn before it arrived. */
  request: string | null;
  status: 'PENDING' | 'SUCCESS' | 'FAILURE';
  failure_reason: string | null;
  membership_id: string | null;
  /** The request in JSON and when it is executed; null unless it is pending. */
  pending_request: string | null;
  due_at: Date | null;
  created_at: Generated<Date>;
}

interface CardKeyTable {
  key_id: string;
  /** Club (4 digits), account (6) and card (4). */
  membership_id: string;
  /** The caller's id of the device. */
  device_id: string;
  issued_at: Date;
  revoked_at: Date | null;
  /** Time step of the newest accepted code; the driver returns a `bigint` as text. */
  last_step: string | null;
}

interface PurchaseLogTable {
  id: Generated<string>;
  transaction_id: string;
  /** Who did it: the shop or the club. */
  source: 'SHOP' | 'CLUB';
  event: string;
  detail: string | null;
  logged_at: Date;
}

interface ExtendedAttributeTable {
  /** The card of the person. */
  membership_id: string;
  name: string;
  value: string;
}

interface PaymentCardTable {
  account_id: string;
  card_token: string;
  brand: string;
  last_four: string;
  /** MMYY. */
  expiry: string;
}

interface IdentityDocumentTable {
  document_id: string;
  /** The shop's hash of who uploaded it. */
  reference: string;
  content_type: string;
  content: Buffer;
  /** The membership that was bought with it; null until then. */
  membership_id: string | null;
  uploaded_at: Date;
}

/** The schema `membership_api`. */
export interface Tables {
  territory: TerritoryTable;
  economic_activity: EconomicActivityTable;
  account: AccountTable;
  card: CardTable;
  membership_transaction: TransactionTable;
  card_key: CardKeyTable;
  purchase_log: PurchaseLogTable;
  extended_attribute: ExtendedAttributeTable;
  payment_card: PaymentCardTable;
  identity_document: IdentityDocumentTable;
}

export type Store = Kysely<Tables>;
export type AccountRow = Selectable<AccountTable>;
export type CardRow = Selectable<CardTable>;
export type EconomicActivityRow = Selectable<EconomicActivityTable>;
export type TransactionRow = Selectable<TransactionTable>;
export type CardKeyRow = Selectable<CardKeyTable>;
export type PurchaseLogRow = Selectable<PurchaseLogTable>;
export type IdentityDocumentRow = Selectable<IdentityDocumentTable>;
export type PaymentCardRow = Selectable<PaymentCardTable>;
export type TerritoryRow = Selectable<TerritoryTable>;
