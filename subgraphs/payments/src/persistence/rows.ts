import { isLanguage } from '@tarima/markets/locale';
import { money } from '@tarima/markets/money';
import { getMarket } from '@tarima/markets/table';
import { sql } from 'kysely';
import type { NewAttempt } from '../application/repositories.ts';
import type { Attempt, Facts } from '../domain/attempt.ts';
import { factsSchema } from './facts.ts';
import type { AttemptRow } from './tables.ts';

/** Converts a row. Facts are validated, because an older release may have written them. */
export function toAttempt(row: AttemptRow): Attempt {
  return {
    id: row.id,
    owner: row.owner,
    idempotencyKey: row.idempotency_key,
    purpose: row.purpose,
    market: getMarket(row.market).code,
    language: isLanguage(row.language) ? row.language : 'es',
    subject: row.subject,
    cartId: row.cart_id,
    method: row.method,
    status: row.status,
    step: row.step,
    challengeUntil: row.challenge_until,
    amount: money(Number(row.amount_cents), row.currency),
    orderNumber: row.order_number,
    paymentKey: row.payment_key,
    tries: row.tries,
    facts: factsSchema.parse(row.facts),
    createdAt: row.created_at,
  };
}

/** The columns of a new attempt. */
export function toNewRow(attempt: NewAttempt) {
  return {
    id: attempt.id,
    owner: attempt.owner,
    idempotency_key: attempt.idempotencyKey,
    purpose: attempt.purpose,
    market: attempt.market,
    language: attempt.language,
    subject: attempt.subject,
    cart_id: attempt.cartId,
    amount_cents: attempt.amount.centAmount,
    currency: attempt.amount.currency,
    order_number: attempt.orderNumber,
    payment_key: attempt.paymentKey,
    facts: serializeFacts(attempt.facts),
  };
}

/** Serializes facts for the JSON column. */
export function serializeFacts(facts: Facts): string {
  return JSON.stringify(facts);
}

/** Requests of which an attempt keeps the ids: several times as many as a shopper can have in flight. */
const commandIdLimit = 50;

/** The ids of an attempt's requests with one more. */
export function withCommandId(commandId: string) {
  const kept = sql`case when jsonb_array_length(command_ids) >= ${sql.lit(commandIdLimit)} then command_ids - 0 else command_ids end`;
  return sql<string>`case when ${hasCommandId(commandId)} then command_ids else ${kept} || to_jsonb(cast(${commandId} as text)) end`;
}

/** Whether a request has begun a try of the attempt, was refused or was cancelled. */
export function hasCommandId(commandId: string) {
  return sql<boolean>`jsonb_exists(command_ids, ${commandId})`;
}

/** The time `seconds` from now by the database's clock, which all processes share. */
export function inSeconds(seconds: number) {
  return sql<Date>`now() + cast(${seconds} as double precision) * interval '1 second'`;
}
