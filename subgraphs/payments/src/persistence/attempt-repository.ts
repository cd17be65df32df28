import { uuidSchema } from '@tarima/markets/formats';
import { inTransaction } from '@tarima/service-kit/database';
import { sql } from 'kysely';
import type { AttemptRepository, NewAttempt } from '../application/repositories.ts';
import { type Attempt, type Facts, holdingStatuses } from '../domain/attempt.ts';
import type { Lease } from '../domain/run.ts';
import { createAttemptDetails } from './attempt-details.ts';
import { createAttemptFollowUps } from './attempt-follow-ups.ts';
import { createAttemptReturns } from './attempt-returns.ts';
import { createAttemptRuns, type RunSettings } from './attempt-runs.ts';
import { inSeconds, serializeFacts, toAttempt, toNewRow, withCommandId } from './rows.ts';
import { createRunStarts } from './run-starts.ts';
import type { Store } from './tables.ts';

/** The table `attempt`; `lease` is what a process takes when it claims an attempt. */
export function createAttemptRepository(db: Store, lease: Lease, settings: RunSettings): AttemptRepository {
  const starts = createRunStarts(lease);
  return {
    ...createAttemptRuns(db, lease, starts, settings),
    ...createAttemptReturns(db, starts),
    ...createAttemptFollowUps(db, lease),
    ...createAttemptDetails(db),

    async find(owner, id) {
      if (!uuidSchema.safeParse(id).success) return undefined;
      const row = await db
        .selectFrom('attempt')
        .selectAll()
        .where('id', '=', id)
        .where('owner', '=', owner)
        .executeTakeFirst();
      return row && toAttempt(row);
    },

    async findByKey(owner, idempotencyKey) {
      const row = await db
        .selectFrom('attempt')
        .selectAll()
        .where('owner', '=', owner)
        .where('idempotency_key', '=', idempotencyKey)
        .executeTakeFirst();
      return row && toAttempt(row);
    },

    async findHolder(subject) {
      const row = await db
        .selectFrom('attempt')
        .selectAll()
        .where('subject', '=', subject)
        .where('status', 'in', holdingStatuses)
        .executeTakeFirst();
      return row && toAttempt(row);
    },

    // Usually the key is new and nothing holds the subject: then there is nothing to end.
    open: async (attempt) =>
      (await insertOpen(db, attempt)) ??
      inTransaction(db, async (trx) => {
        const known = await trx
          .selectFrom('attempt')
          .select('id')
          .where('owner', '=', attempt.owner)
          .where('idempotency_key', '=', attempt.idempotencyKey)
          .executeTakeFirst();
        if (known) return undefined;
        await endOpen(trx, { failure: { code: 'CHECKOUT_SUPERSEDED' } })
          .where('subject', '=', attempt.subject)
          .execute();
        return insertOpen(trx, attempt);
      }),

    async cancelOpen(id) {
      const row = await endOpen(db, { failure: { code: 'CHECKOUT_CANCELLED' } })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      return row && toAttempt(row);
    },

    async closeCommand(id, commandId) {
      const row = await db
        .updateTable('attempt')
        .set({ command_ids: withCommandId(commandId) })
        .where('id', '=', id)
        .where('status', '=', 'OPEN')
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    async expireOpen(seconds) {
      const { numUpdatedRows } = await endOpen(db, { failure: { code: 'CHECKOUT_EXPIRED' } })
        .where('updated_at', '<=', inSeconds(-seconds))
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },

    async setInvoice(owner, id, details) {
      const row = await db
        .updateTable('attempt')
        .set({
          facts: sql<string>`jsonb_set(facts, '{membership,invoice}', cast(${JSON.stringify(details)} as jsonb))`,
        })
        .where('id', '=', id)
        .where('owner', '=', owner)
        .where('status', '=', 'OPEN')
        .where(sql<boolean>`facts ? 'membership'`)
        .returningAll()
        .executeTakeFirst();
      return row && toAttempt(row);
    },

    async listPendingAccounts(limit) {
      const rows = await db
        .selectFrom('attempt')
        .select('id')
        .where('status', 'in', ['VOIDED', 'DECLINED'])
        .where(sql<boolean>`facts ->> 'onlineAccount' = 'PENDING'`)
        .orderBy('updated_at')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    async closeAccount(id) {
      await db
        .updateTable('attempt')
        .set({ facts: sql<string>`jsonb_set(facts, '{onlineAccount}', '"DISCARDED"')` })
        .where('id', '=', id)
        .where('status', 'in', ['VOIDED', 'DECLINED'])
        .execute();
    },

    async hasEnded(id) {
      if (!uuidSchema.safeParse(id).success) return false;
      const row = await db
        .selectFrom('attempt')
        .select('id')
        .where('id', '=', id)
        .where('status', 'not in', holdingStatuses)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

/** Undefined when the key was used or another attempt holds the subject. */
async function insertOpen(db: Store, attempt: NewAttempt): Promise<Attempt | undefined> {
  const row = await db
    .insertInto('attempt')
    .values({ ...toNewRow(attempt), status: 'OPEN' })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && toAttempt(row);
}

/** Facts that are still needed after an open attempt has ended. */
const keptFacts = ['onlineAccount', 'isReleaseOverdue'] as const satisfies readonly (keyof Facts)[];

/**
 * Ends open attempts; the caller adds which. Most of their facts are deleted. Kept are the online account to discard, and
 * whether the cart is still to be released: the follow-up check, which stays due, releases it (CHECKOUT-36).
 */
function endOpen(db: Store, facts: Facts) {
  const pairs = keptFacts.map((name) => sql`${sql.lit(name)}, facts -> ${sql.lit(name)}`);
  const kept = sql`jsonb_strip_nulls(jsonb_build_object(${sql.join(pairs)}))`;
  return db
    .updateTable('attempt')
    .set({
      status: 'VOIDED',
      facts: sql<string>`${kept} || cast(${serializeFacts(facts)} as jsonb)`,
      updated_at: sql<Date>`now()`,
    })
    .where('status', '=', 'OPEN');
}
