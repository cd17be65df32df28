import { isLanguage } from '@tarima/markets/locale';
import { money } from '@tarima/markets/money';
import { getMarket } from '@tarima/markets/table';
import { sql } from 'kysely';
import { type Attempt, type Facts, factsSchema } from '../domain/attempt.ts';
import type { AttemptRow } from './tables.ts';

/** The attempt of a row. Facts are checked: an older release may have written them. */
export function attemptOf(row: AttemptRow): Attempt {
  return {
    id: row.id,
    owner: row.owner,
    idempotencyKey: row.idempotency_key,
    purpose: row.purpose,
    market: getMarket(row.market).code,
    language: isLanguage(row.language) ? row.language : 'es',
    cartId: row.cart_id,
    status: row.status,
    step: row.step,
    amount: money(Number(row.amount_cents), row.currency),
    orderNumber: row.order_number,
    paymentKey: row.payment_key,
    tries: row.tries,
    facts: factsSchema.parse(row.facts),
    createdAt: row.created_at,
  };
}

/** Facts as the JSON column takes them. */
export function factsColumn(facts: Facts): string {
  return JSON.stringify(facts);
}

/** The database's clock, `seconds` from now: processes need not agree on the time. */
export function inSeconds(seconds: number) {
  return sql<Date>`now() + cast(${seconds} as double precision) * interval '1 second'`;
}
