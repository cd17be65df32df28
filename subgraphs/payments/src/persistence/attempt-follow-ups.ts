import { inTransaction } from '@tarima/service-kit/database';
import { sql } from 'kysely';
import type { AttemptFollowUps } from '../application/repositories.ts';
import { type Lease, LeaseLostError } from '../domain/run.ts';
import { inSeconds, toAttempt } from './rows.ts';
import type { Store } from './tables.ts';

/** The part of the attempt repository that checks ended attempts. */
export function createAttemptFollowUps(db: Store, lease: Lease): AttemptFollowUps {
  return {
    async listDueFollowUps(limit) {
      const rows = await db
        .selectFrom('attempt')
        .select('id')
        .where('follow_up_at', '<=', inSeconds(0))
        .where('status', 'in', ['VOIDED', 'DECLINED'])
        .orderBy('follow_up_at')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    claimFollowUp: (id) =>
      inTransaction(db, async (trx) => {
        const row = await trx
          .updateTable('attempt')
          .set({ lease_owner: lease.owner, lease_until: inSeconds(lease.seconds), fence: sql<number>`fence + 1` })
          .where('id', '=', id)
          .where('follow_up_at', '<=', inSeconds(0))
          .where('status', 'in', ['VOIDED', 'DECLINED'])
          .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', inSeconds(0))]))
          .returningAll()
          .executeTakeFirst();
        return row && { attempt: toAttempt(row), doneCount: row.follow_ups, fence: row.fence };
      }),

    async finishFollowUp({ attempt, fence }, nextInSeconds) {
      const row = await db
        .updateTable('attempt')
        .set({
          lease_owner: null,
          lease_until: null,
          follow_ups: sql<number>`follow_ups + 1`,
          follow_up_at: nextInSeconds === undefined ? null : inSeconds(nextInSeconds),
        })
        .where('id', '=', attempt.id)
        .where('fence', '=', fence)
        .returning('id')
        .executeTakeFirst();
      if (!row) throw new LeaseLostError();
    },
  };
}
