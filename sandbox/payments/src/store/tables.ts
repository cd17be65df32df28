import type { ColumnType, GeneratedAlways, Insertable, Kysely, Selectable } from 'kysely';
import type { CardBrand } from '../card-number.ts';
import type { ProfileName } from '../test-cards.ts';

/** The issuer's decision on a transaction. Captures and voids are in the movements. */
export type TransactionStatus = 'CHALLENGE_REQUIRED' | 'APPROVED' | 'DECLINED';
export type ChallengeState = 'PENDING' | 'PASSED' | 'FAILED' | 'CANCELLED';
export type MovementKind = 'AUTHORISE' | 'CAPTURE' | 'VOID';

/** A bigint column. Drivers return different types, so readers convert with `Number()`; amounts stay far below 2^53. */
type Cents = ColumnType<number | string | bigint, number, never>;

interface TransactionTable {
  reference_number: string;
  reference: string;
  request_hash: string;
  status: TransactionStatus;
  response_code: string;
  reason: string;
  profile: ProfileName;
  amount: Cents;
  /** ISO 4217 numeric, three digits. */
  currency: string;
  cart_id: string;
  country_code: string;
  club_number: string;
  membership_number: string | null;
  delivery: boolean;
  one_step: boolean;
  brand: CardBrand;
  last_digits: string;
  expiry: string;
  holder_name: string;
  fingerprint: string;
  save_card: boolean;
  card_token: string | null;
  return_url: string | null;
  language: string | null;
  created_at: Date;
  captured_at: Date | null;
  voided_at: Date | null;
}

interface ChallengeTable {
  id: string;
  reference_number: string;
  order_id: string;
  state: ChallengeState;
  attempts_left: number;
  cavv: string | null;
  eci: string | null;
}

interface MovementTable {
  id: GeneratedAlways<number | string | bigint>;
  reference_number: string;
  kind: MovementKind;
  amount: Cents;
  moved_at: Date;
}

interface SavedCardTable {
  id: string;
  membership_number: string;
  token: string;
  fingerprint: string;
  profile: ProfileName;
  brand: CardBrand;
  holder_name: string;
  last_digits: string;
  expiry: string;
  is_default: boolean;
  /** Shown in the account only: neither usable for payments nor as the default (`isFlaggeHD`, PAYMENTS-68). */
  is_flagged: boolean;
  created_at: Date;
  /** The attempt that added the card; null for a card saved during a payment. */
  attempt_id: string | null;
}

interface CardDeclineTable {
  id: GeneratedAlways<number | string | bigint>;
  fingerprint: string;
  declined_at: Date;
}

interface EncryptionKeyTable {
  purpose: string;
  key_id: string;
  public_key: string;
  private_key: string;
  fingerprint_key: string;
}

/** The schema `payments_api`. */
export interface Tables {
  transaction: TransactionTable;
  challenge: ChallengeTable;
  movement: MovementTable;
  saved_card: SavedCardTable;
  card_decline: CardDeclineTable;
  encryption_key: EncryptionKeyTable;
}

export type Store = Kysely<Tables>;
export type TransactionRow = Selectable<TransactionTable>;
export type NewTransaction = Insertable<TransactionTable>;
export type ChallengeRow = Selectable<ChallengeTable>;
export type SavedCardRow = Selectable<SavedCardTable>;
