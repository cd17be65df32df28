import type { ColumnType, GeneratedAlways, Kysely, Selectable } from 'kysely';
import type { CardBrand } from '../../card-number.ts';
import type { ProfileName } from './test-cards.ts';

/** An amount in cents; readers convert with `Number()`. */
type Cents = ColumnType<number | string | bigint, number, number>;

/** A card in the token vault. The vault of the stand-in has no numbers, only what its issuer knows about a test card. */
interface InstrumentTable {
  id: string;
  fingerprint: string;
  profile: ProfileName;
  brand: CardBrand;
  last_digits: string;
  created_at: Date;
}

/** Applications of the vendor: authorisation, capture, reversal of an authorisation, void of a capture, refund. */
export type Application = 'ics_auth' | 'ics_bill' | 'ics_auth_reversal' | 'ics_void' | 'ics_credit';

interface PaymentTable {
  id: string;
  serial: GeneratedAlways<number | string | bigint>;
  /** The merchant's reference. */
  code: string;
  application: Application;
  /** The payment that a capture or reversal, or the capture that a void or refund belongs to. */
  parent_id: string | null;
  amount: Cents;
  currency: string;
  status: string;
  reason_code: string;
  reason: string | null;
  response_code: string | null;
  instrument_id: string | null;
  profile: ProfileName | null;
  created_at: Date;
}

export type AuthenticationState = 'SET_UP' | 'PENDING' | 'PASSED' | 'FAILED' | 'CANCELLED';

interface AuthenticationTable {
  /** The vendor's reference id of the device data collection. */
  reference_id: string;
  /** The authentication transaction id, known after enrollment. */
  transaction_id: string | null;
  instrument_id: string;
  state: AuthenticationState;
  device_collected_at: Date | null;
  amount: ColumnType<number | string | bigint | null, number | null, number | null>;
  currency: string | null;
  country: string | null;
  /** Of the browser, a BCP 47 tag. */
  language: string | null;
  return_url: string | null;
  /** Merchant data of the step-up form, which is returned unchanged. */
  merchant_data: string | null;
  attempts_left: number;
  cavv: string | null;
  xid: string | null;
  created_at: Date;
}

/** The schema `cybersource`. */
export interface Tables {
  instrument: InstrumentTable;
  payment: PaymentTable;
  authentication: AuthenticationTable;
}

export type Store = Kysely<Tables>;
export type InstrumentRow = Selectable<InstrumentTable>;
export type PaymentRow = Selectable<PaymentTable>;
export type AuthenticationRow = Selectable<AuthenticationTable>;
