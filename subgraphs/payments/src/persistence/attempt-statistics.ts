import { sql } from 'kysely';
import type { AttemptStatistics } from '../application/repositories.ts';
import { holdingStatuses } from '../domain/attempt.ts';
import type { Store } from './tables.ts';

/** Seconds since a time, by the database's clock. */
const secondsSince = (column: string) => sql<number>`extract(epoch from now() - min(${sql.ref(column)}))`;

/** What the attempts of all processes add up to, for metrics. */
export function createAttemptStatistics(db: Store): AttemptStatistics {
  return {
    async countUnfinished() {
      const rows = await db
        .selectFrom('attempt')
        .select(['status', 'purpose', sql<number>`count(*)`.as('count'), secondsSince('created_at').as('seconds')])
        .where('status', 'in', holdingStatuses)
        .groupBy(['status', 'purpose'])
        .execute();
      return rows.map(({ status, purpose, count, seconds }) => ({
        status,
        purpose,
        count: Number(count),
        oldestSeconds: Number(seconds),
      }));
    },

    async countCaptured() {
      const rows = await db
        .selectFrom('attempt')
        .innerJoin('step', (join) =>
          join
            .onRef('step.attempt_id', '=', 'attempt.id')
            .onRef('step.try', '=', 'attempt.tries')
            .on('step.name', '=', 'CAPTURE')
            .on('step.outcome', '=', 'done'),
        )
        .select([
          'attempt.currency',
          sql<number>`count(*)`.as('count'),
          sql<number>`sum(attempt.amount_cents)`.as('cents'),
          secondsSince('step.finished_at').as('seconds'),
        ])
        .where('attempt.status', 'in', holdingStatuses)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('step as voided')
                .select('voided.id')
                .whereRef('voided.attempt_id', '=', 'attempt.id')
                .whereRef('voided.try', '=', 'attempt.tries')
                .where('voided.name', '=', 'VOID_TRANSACTION')
                .where('voided.outcome', '=', 'done'),
            ),
          ),
        )
        .groupBy('attempt.currency')
        .execute();
      return rows.map(({ currency, count, cents, seconds }) => ({
        currency,
        count: Number(count),
        centAmount: Number(cents),
        oldestSeconds: Number(seconds),
      }));
    },

    async countLockedCarts() {
      const row = await db
        .selectFrom('attempt')
        .select([
          sql<number>`count(*) filter (where status in ('PROCESSING', 'CHALLENGE_REQUIRED'))`.as('paying'),
          sql<number>`count(*) filter (where status = 'NEEDS_REVIEW')`.as('review'),
          sql<number>`count(*) filter (where follow_up_at is not null)`.as('overdue'),
        ])
        .where('cart_id', 'is not', null)
        .where((eb) =>
          eb.or([
            eb('status', 'in', holdingStatuses),
            eb.and([eb('follow_up_at', 'is not', null), eb(sql`facts ->> 'isReleaseOverdue'`, '=', 'true')]),
          ]),
        )
        .executeTakeFirstOrThrow();
      return { paying: Number(row.paying), review: Number(row.review), overdue: Number(row.overdue) };
    },
  };
}
