import type {
  ColumnType,
  Generated,
  GeneratedAlways,
  Insertable,
  JSONColumnType,
  Kysely,
  Selectable,
  Updateable,
} from 'kysely';
import type { CardFault } from '../card-faults.ts';
import type { CardBrand } from '../card-number.ts';
import type { Shopper } from '../shopper.ts';

/**
 * The decision on a transaction: `PENDING` while the provider's response is awaited or unknown. Captures, voids and
 * refunds are in the movements.
 */
export type TransactionStatus = 'PENDING' | 'CHALLENGE_REQUIRED' | 'APPROVED' | 'DECLINED';
export type ChallengeKind = 'DEVICE_DATA' | 'STEP_UP' | 'HOSTED_PAGE' | 'APPROVAL';
export type MovementKind = 'AUTHORISE' | 'CAPTURE' | 'VOID' | 'REFUND';

/** A bigint column. Drivers return different types, so readers convert with `Number()`; amounts stay far below 2^53. */
type Cents = ColumnType<number | string | bigint, number, never>;

interface TransactionTable {
  reference_number: string;
  reference: string;
  request_hash: string;
  status: TransactionStatus;
  response_code: string;
  reason: string;
  amount: Cents;
  /** ISO 4217 numeric, three digits. */
  currency: string;
  /** Null for a membership. */
  cart_id: string | null;
  country_code: string;
  club_number: string;
  membership_number: string | null;
  delivery: boolean;
  one_step: boolean;
  payment_third: number;
  payment_third_id: string;
  /** The fields of the card are null until the provider has reported a card. */
  brand: CardBrand | null;
  last_digits: string | null;
  expiry: string | null;
  holder_name: string | null;
  fingerprint: string | null;
  save_card: boolean;
  card_token: string | null;
  /** Fault of the test card (`card-faults.ts`). */
  fault: CardFault | null;
  /** The card provider's token for the card number. */
  instrument_id: string | null;
  /** The provider's id of the authorisation. */
  provider_payment_id: string | null;
  provider_capture_id: string | null;
  /** Receiver, amount in cents and currency of the payment as the provider reports them. */
  payee: string | null;
  reported_amount: ColumnType<number | string | bigint | null, number | null, number | null>;
  reported_currency: string | null;
  /** Address, contact and browser of the shopper, which later calls to the provider repeat. */
  shopper: JSONColumnType<Shopper>;
  language: string | null;
  created_at: Date;
  captured_at: Date | null;
  voided_at: Date | null;
  /** When the capture was settled early; null for one that settles by its age. */
  settled_at: Date | null;
  /** The call to the provider that is being made; see `claims.ts`. */
  operation: string | null;
  /** An earlier call whose outcome is unknown. */
  unresolved_operation: string | null;
  claim: string | null;
  claimed_until: Date | null;
}

interface ChallengeTable {
  reference_number: string;
  order_id: string;
  kind: ChallengeKind;
  /** The fields of the wire format that the kind has. */
  details: JSONColumnType<Record<string, string>>;
  /** The provider's id of the session. */
  provider_id: string;
  return_url: string | null;
  expires_at: Date;
  /** Token in the address of the page below. */
  page_token: string | null;
  /** The provider's document that leads the browser to the hosted page. */
  page_html: string | null;
  /** Whether the provider was asked, after the page had closed, for what it authorised after a void. */
  is_abandonment_checked: Generated<boolean>;
}

interface MovementTable {
  id: GeneratedAlways<number | string | bigint>;
  reference_number: string;
  kind: MovementKind;
  amount: Cents;
  moved_at: Date;
  /** Empty for the other kinds. */
  refund_id: string;
}

interface SavedCardTable {
  id: string;
  membership_number: string;
  token: string;
  fingerprint: string;
  /** The card provider's token for the card number. */
  instrument_id: string;
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
export type TransactionChange = Updateable<TransactionTable>;
export type ChallengeRow = Selectable<ChallengeTable>;
export type NewChallenge = Insertable<ChallengeTable>;
export type SavedCardRow = Selectable<SavedCardTable>;
