import { inTransaction } from '@tarima/service-kit/database';
import { sql } from 'kysely';
import type { Attempt } from '../domain/attempt.ts';
import { attemptOf, inSeconds } from './rows.ts';
import { type Lease, LeaseLostError } from './runs.ts';
import type { Store } from './tables.ts';

/** An ended attempt in the hands of one process, which looks whether its transaction or its hold came late. */
export interface FollowUp {
  readonly attempt: Attempt;
  /** How often the attempt was looked at before. */
  readonly done: number;
  readonly fence: number;
}

/** Ended attempts that are looked at again: each by one process at a time. */
export interface FollowUps {
  /** Ids of those that are due, the longest due first. */
  due(limit: number): Promise<readonly string[]>;
  /** Undefined when another process has it, or there is nothing to do. */
  claim(id: string): Promise<FollowUp | undefined>;
  /** Writes when to look again; undefined: never. @throws LeaseLostError */
  finish(followUp: FollowUp, nextInSeconds: number | undefined): Promise<void>;
}

export function createFollowUps(db: Store, lease: Lease): FollowUps {
  return {
    async due(limit) {
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

    claim: (id) =>
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
        return row && { attempt: attemptOf(row), done: row.follow_ups, fence: row.fence };
      }),

    async finish({ attempt, fence }, nextInSeconds) {
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
