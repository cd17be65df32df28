import type { ColumnType, Kysely, Selectable } from 'kysely';
import type { CardName } from '../powertranz/test-cards.ts';

/** An amount in cents; readers convert with `Number()`. */
type Cents = ColumnType<number | string | bigint, number, number>;

/** A hosted page. */
interface PageTable {
  token: string;
  order_number: string;
  amount: Cents;
  /** ISO 4217 numeric. */
  currency: string;
  response_url: string;
  state: 'OPEN' | 'DONE' | 'CANCELLED';
  created_at: Date;
}

/** The authorisation of an order. The card is stored as the test card's name. */
interface AuthorizationTable {
  order_number: string;
  token: string;
  is_approved: boolean;
  original_code: string;
  description: string;
  card: CardName;
  masked_number: string;
  amount: Cents;
  captured: Cents;
  refunded: Cents;
  is_reversed: boolean;
  created_at: Date;
}

/** The schema `fac`. */
export interface Tables {
  page: PageTable;
  authorization: AuthorizationTable;
}

export type Store = Kysely<Tables>;
export type PageRow = Selectable<PageTable>;
export type AuthorizationRow = Selectable<AuthorizationTable>;
