import type { MailTables } from '@tarima/mail/tables';
import type { CaptchaTables } from '@tarima/service-kit/captcha/uses';
import type { ColumnType, Generated, GeneratedAlways, Kysely, Selectable } from 'kysely';
import type { AttemptStatus } from '../domain/attempt.ts';
import type { ReturnPage } from '../domain/challenge.ts';
import type { PaymentMethod } from '../domain/payment-method.ts';
import type { AttemptPurpose } from '../domain/purpose.ts';
import type { RefundReason } from '../domain/refund-reason.ts';
import type { OutcomeKind, Step } from '../domain/steps.ts';

interface AttemptTable {
  id: string;
  owner: string;
  idempotency_key: string;
  purpose: AttemptPurpose;
  market: string;
  language: string;
  /** What is paid for or refunded; at most one unfinished attempt has a subject. */
  subject: string;
  /** Null for purposes other than an order. */
  cart_id: string | null;
  /** How the current try is paid. */
  method: ColumnType<PaymentMethod | null, PaymentMethod | null | undefined, PaymentMethod | null>;
  status: AttemptStatus;
  step: Step | null;
  /** A bigint: drivers return different types, `Number()` unifies them. */
  amount_cents: ColumnType<number | string | bigint, number, number>;
  currency: string;
  order_number: string;
  payment_key: string;
  tries: Generated<number>;
  /** Ids of the latest `placeOrder` requests that have begun a try, were refused or were cancelled. */
  command_ids: ColumnType<unknown, undefined, string>;
  facts: ColumnType<unknown, string, string>;
  /** How many times the current step was postponed in a row; each postponement is longer than the one before. */
  faults: Generated<number>;
  /** When a runner has to continue the attempt, unless it is leased. */
  due_at: Date | null;
  /** The process that works on it. */
  lease_owner: string | null;
  /** When the lease ends without a renewal. */
  lease_until: Date | null;
  /** Increases with each claim; a runner whose fence is lower than the row's has lost the attempt. */
  fence: Generated<number>;
  /** When the shopper's time at the bank's page ends, in the current try. */
  challenge_until: Date | null;
  /** When the next follow-up check of an ended attempt is due; null when there is none. */
  follow_up_at: Date | null;
  /** How many follow-up checks were made. */
  follow_ups: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** `fault`: the step failed and was postponed. */
export type StepOutcomeColumn = OutcomeKind | 'fault' | 'cancelled';

interface StepTable {
  id: GeneratedAlways<number | string | bigint>;
  attempt_id: string;
  try: number;
  name: Step;
  started_at: Generated<Date>;
  finished_at: Date | null;
  outcome: StepOutcomeColumn | null;
  /** What the upstreams answered; null for steps of older releases and while the step runs. */
  answers: ColumnType<unknown, string | null | undefined, string | null>;
}

interface AlertTable {
  id: GeneratedAlways<number | string | bigint>;
  attempt_id: string;
  name: string;
  raised_at: Generated<Date>;
}

interface PaymentTryTable {
  id: GeneratedAlways<number | string | bigint>;
  shopper: string;
  address: string | null;
  cart_id: string | null;
  /** The attempt and its try, for `placeOrder`; the attempt's status is then the outcome. */
  attempt_id: string | null;
  attempt_try: number | null;
  /** Null while it is not known, or when the attempt's status is the outcome. */
  outcome: 'DECLINED' | 'NOT_DECLINED' | null;
  tried_at: Generated<Date>;
}

interface PaymentReturnTable {
  /** SHA-256 of the state in the return URL. */
  state_hash: string;
  attempt_id: string;
  try: number;
  page: ReturnPage;
  created_at: Generated<Date>;
  expires_at: Date;
  /** When the browser came back last; null before. */
  received_at: ColumnType<Date | null, undefined, Date>;
  /** What it brought back, without card data. */
  parameters: ColumnType<unknown, undefined, string>;
}

interface ResolutionTable {
  /** The first step of the run that an operator began. */
  step_id: number | string | bigint;
  attempt_id: string;
  /** The operator's subject at the identity provider. */
  operator: string;
  operator_name: string;
  action: string;
  reason: string;
  created_at: Generated<Date>;
}

interface OrderChangeTable {
  order_number: string;
  reason: RefundReason;
  /** A bigint, see `amount_cents`. */
  total_cents: ColumnType<number | string | bigint, number, number>;
  currency: string;
  changed_at: Date;
  /** Whether the change is still to be compared with what was paid. */
  is_pending: boolean;
}

interface FeedPositionTable {
  feed: string;
  position: Date;
}

/** The schema `payments`. */
export interface Tables extends CaptchaTables, MailTables {
  order_change: OrderChangeTable;
  feed_position: FeedPositionTable;
  attempt: AttemptTable;
  step: StepTable;
  payment_try: PaymentTryTable;
  payment_return: PaymentReturnTable;
  resolution: ResolutionTable;
  alert: AlertTable;
}

export type Store = Kysely<Tables>;
export type AttemptRow = Selectable<AttemptTable>;
