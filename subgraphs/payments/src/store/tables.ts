import type { ColumnType, Generated, GeneratedAlways, Kysely, Selectable } from 'kysely';
import type { AttemptStatus, CheckoutPurpose } from '../domain/attempt.ts';
import type { OutcomeKind, Step } from '../domain/saga.ts';

interface AttemptTable {
  id: string;
  owner: string;
  idempotency_key: string;
  purpose: CheckoutPurpose;
  market: string;
  language: string;
  cart_id: string;
  status: AttemptStatus;
  step: Step | null;
  /** A bigint: drivers differ in what they read, `Number()` settles it. */
  amount_cents: ColumnType<number | string | bigint, number, number>;
  currency: string;
  order_number: string;
  payment_key: string;
  tries: Generated<number>;
  facts: ColumnType<unknown, string, string>;
  /** Faults in a row of the present step; they make the next look later. */
  faults: Generated<number>;
  /** When the attempt wants to be looked at, if nobody works on it. */
  due_at: Date | null;
  /** The runner that works on it, until when it is taken for alive. */
  lease_owner: string | null;
  lease_until: Date | null;
  /** Grows with each claim; a runner whose fence is older than the row's no longer works on the attempt. */
  fence: Generated<number>;
  /** Until when the shopper may take at the bank's page, in the present try. */
  challenge_until: Date | null;
  /** When an ended attempt is looked at again; null when there is no more to look for. */
  follow_up_at: Date | null;
  /** How often an ended attempt was looked at. */
  follow_ups: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface StepTable {
  id: GeneratedAlways<number | string | bigint>;
  attempt_id: string;
  try: number;
  name: Step;
  started_at: Generated<Date>;
  finished_at: Date | null;
  outcome: OutcomeKind | 'fault' | 'cancelled' | null;
}

interface PaymentTryTable {
  id: GeneratedAlways<number | string | bigint>;
  shopper: string;
  address: string | null;
  cart_id: string | null;
  /** The attempt and its try, for `placeOrder`; the attempt's status then tells the outcome. */
  attempt_id: string | null;
  attempt_try: number | null;
  /** Null while it is not known, or told by the attempt. */
  outcome: 'DECLINED' | 'NOT_DECLINED' | null;
  tried_at: Generated<Date>;
}

/** The schema `payments`. */
export interface Tables {
  attempt: AttemptTable;
  step: StepTable;
  payment_try: PaymentTryTable;
}

export type Store = Kysely<Tables>;
export type AttemptRow = Selectable<AttemptTable>;
