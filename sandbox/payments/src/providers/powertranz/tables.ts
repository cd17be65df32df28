import type { ColumnType, GeneratedAlways, Kysely, Selectable } from 'kysely';
import type { CardBrand } from '../../card-number.ts';
import type { CardName } from './test-cards.ts';

/** An amount in cents; readers convert with `Number()`. */
type Cents = ColumnType<number | string | bigint, number, number>;

/** A hosted page, from the preprocessing to its payment. The card is stored as the test card's name. */
interface SessionTable {
  identifier: string;
  serial: GeneratedAlways<number | string | bigint>;
  order_identifier: string;
  spi_token: string;
  amount: Cents;
  /** ISO 4217 numeric. */
  currency: string;
  response_url: string;
  page_set: string;
  page_name: string;
  state: 'OPEN' | 'SUBMITTED' | 'CANCELLED' | 'PAID';
  card: CardName | null;
  brand: CardBrand | null;
  last_digits: string | null;
  is_security_code_valid: boolean | null;
  submitted_at: Date | null;
  created_at: Date;
}

/** Transaction types of the vendor. */
export const transactionTypes = { auth: 1, sale: 2, capture: 3, void: 4, refund: 5 } as const;

interface TransactionTable {
  identifier: string;
  serial: GeneratedAlways<number | string | bigint>;
  type: number;
  original_identifier: string | null;
  external_identifier: string | null;
  order_identifier: string;
  is_approved: boolean;
  iso_code: string;
  message: string;
  amount: Cents;
  currency: string;
  card: CardName | null;
  brand: CardBrand | null;
  last_digits: string | null;
  created_at: Date;
}

/** The schema `powertranz`. */
export interface Tables {
  session: SessionTable;
  transaction: TransactionTable;
}

export type Store = Kysely<Tables>;
export type SessionRow = Selectable<SessionTable>;
export type TransactionRow = Selectable<TransactionTable>;
