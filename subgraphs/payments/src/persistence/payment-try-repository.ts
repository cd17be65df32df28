import { inTransaction } from '@tarima/service-kit/database';
import { sql } from 'kysely';
import type { Admission, NewTry, PaymentTryRepository } from '../application/repositories.ts';
import { getSecondsUntilAllowed, type TryKeys, type TryLimits } from '../domain/payment-tries.ts';
import type { Store } from './tables.ts';

/** How many expired tries one admission deletes at most. */
const cleanUpBatch = 100;

export function createPaymentTryRepository(db: Store, limits: TryLimits): PaymentTryRepository {
  const windowStart = sql<Date>`now() - cast(${limits.windowSeconds} as double precision) * interval '1 second'`;

  /** Serializes admissions of the same key, so that parallel ones are counted. */
  const lockKeys = async (trx: Store, { shopper, address, cart }: TryKeys) => {
    const keys = [`shopper.${shopper}`, address && `address.${address}`, cart && `cart.${cart}`].filter(Boolean);
    // In the same order everywhere, so that two admissions cannot deadlock.
    const names = keys.map((key) => `payments.try.${key}`).sort();
    await sql`select pg_advisory_xact_lock(hashtext(name)) from unnest(${names}::text[]) as name`.execute(trx);
  };

  const listRecent = async (trx: Store, { shopper, address, cart }: TryKeys) => {
    const rows = await trx
      .selectFrom('payment_try as t')
      .leftJoin('attempt as a', 'a.id', 't.attempt_id')
      .select(['t.shopper', 't.address', 't.cart_id', 't.attempt_id', 't.attempt_try', 't.outcome'])
      .select(isDeclined.as('is_declined'))
      .select(sql<number>`extract(epoch from t.tried_at - ${windowStart})::double precision`.as('expires_in_seconds'))
      .where('t.tried_at', '>', windowStart)
      .where((eb) =>
        eb.or([
          eb('t.shopper', '=', shopper),
          ...(address === undefined ? [] : [eb('t.address', '=', address)]),
          ...(cart === undefined ? [] : [eb('t.cart_id', '=', cart)]),
        ]),
      )
      .orderBy('t.id')
      .execute();
    const counted = new Set<string>();
    return rows.map((row) => {
      // Of several calls for one try of an attempt (a double click) the first counts.
      const call = row.outcome === null && row.attempt_id !== null ? `${row.attempt_id}.${row.attempt_try}` : undefined;
      const isRepeated = call !== undefined && counted.has(call);
      if (call !== undefined) counted.add(call);
      return {
        shopper: row.shopper,
        address: row.address ?? undefined,
        cart: row.cart_id ?? undefined,
        isDeclined: row.is_declined && !isRepeated,
        expiresInSeconds: Number(row.expires_in_seconds),
      };
    });
  };

  /** Inserts a try, and deletes expired ones in the same statement. */
  const insertTry = async (trx: Store, { shopper, address, cart, attempt }: NewTry) => {
    const { id } = await trx
      .with('expired', (creator) =>
        creator
          .deleteFrom('payment_try')
          .where('id', 'in', (eb) =>
            eb
              .selectFrom('payment_try')
              .select('id')
              .where('tried_at', '<', windowStart)
              .limit(cleanUpBatch)
              .forUpdate()
              .skipLocked(),
          ),
      )
      .insertInto('payment_try')
      .values({
        shopper,
        address: address ?? null,
        cart_id: cart ?? null,
        attempt_id: attempt?.id ?? null,
        attempt_try: attempt?.tryNumber ?? null,
        outcome: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return String(id);
  };

  return {
    admit: (wanted) =>
      inTransaction(db, async (trx): Promise<Admission> => {
        await lockKeys(trx, wanted);
        const retryAfterSeconds = getSecondsUntilAllowed(await listRecent(trx, wanted), wanted, limits);
        return retryAfterSeconds > 0
          ? { type: 'TooManyPaymentAttempts', code: 'TOO_MANY_PAYMENT_ATTEMPTS', retryAfterSeconds }
          : { type: 'Admitted', tryId: await insertTry(trx, wanted) };
      }),

    async countDeclines(shopper) {
      const recent = await listRecent(db, { shopper, address: undefined, cart: undefined });
      return recent.filter((counted) => counted.isDeclined).length;
    },

    async settle(tryId, outcome) {
      await db.updateTable('payment_try').set({ outcome }).where('id', '=', tryId).execute();
    },
  };
}

/**
 * Whether a try `t` with the attempt `a` counts as declined. For a `placeOrder` the attempt's status decides, so that a try
 * that ended later or in another process is counted correctly. A challenge that the shopper left counts as declined,
 * because it showed that the card exists; an approval at PayPal that the shopper left does not.
 */
const isDeclined = sql<boolean>`case
  when t.outcome is not null then t.outcome = 'DECLINED'
  when t.attempt_id is null then true
  when a.tries < t.attempt_try then a.status = 'OPEN'
  when a.tries > t.attempt_try then false
  when a.status in ('PROCESSING', 'CHALLENGE_REQUIRED', 'DECLINED') then true
  when a.status = 'VOIDED' then a.facts -> 'challenge' is not null and a.facts -> 'challenge' ->> 'kind' is distinct from 'APPROVAL'
  else false
end`;
