import { inTransaction } from '@tarima/service-kit/database';
import { sql, type UpdateObject } from 'kysely';
import type { AttemptRuns } from '../application/repositories.ts';
import { type Attempt, getStatusDuring, needsFollowUp } from '../domain/attempt.ts';
import { type ChallengeLimits, getChallengeSeconds } from '../domain/challenge.ts';
import { type Lease, LeaseLostError, type Run } from '../domain/run.ts';
import { getResumeStep, isStep } from '../domain/saga.ts';
import { inSeconds, serializeFacts, toAttempt } from './rows.ts';
import type { RunStarts } from './run-starts.ts';
import { finishStep } from './step-journal.ts';
import type { AttemptRow, Store, Tables } from './tables.ts';

export interface RunSettings extends ChallengeLimits {
  /** How long after an attempt's end its first follow-up check is due. */
  readonly followUpSeconds: number;
  /**
   * Called in the transaction that ends a run of an attempt, also one that can be placed again or needs review: what is
   * written here is written exactly when the attempt ends.
   */
  readonly onEnded?: ((trx: Store, attempt: Attempt) => Promise<void>) | undefined;
}

/** The part of the attempt repository that the runner uses. */
export function createAttemptRuns(db: Store, lease: Lease, starts: RunStarts, settings: RunSettings): AttemptRuns {
  type Change = UpdateObject<Tables, 'attempt'>;
  const { leaseColumns, claimColumns, startStep } = starts;
  const noLease = { lease_owner: null, lease_until: null };

  /** @throws LeaseLostError unless this run still has the lease and the highest fence */
  const updateFenced = async (trx: Store, run: Run, set: Change): Promise<AttemptRow> => {
    const row = await trx
      .updateTable('attempt')
      .set(set)
      .where('id', '=', run.attempt.id)
      .where('fence', '=', run.fence)
      .where('lease_owner', '=', lease.owner)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new LeaseLostError();
    return row;
  };

  return {
    startAttempt: (attempt) => inTransaction(db, (trx) => starts.startAttempt(trx, attempt)),

    beginRun: (id, from, to) => inTransaction(db, (trx) => starts.beginRun(trx, id, from, to)),

    claimRun: (id) =>
      inTransaction(db, async (trx) => {
        const row = await trx
          .updateTable('attempt')
          .set(claimColumns())
          .where('id', '=', id)
          .where('status', 'in', ['PROCESSING', 'CHALLENGE_REQUIRED'])
          .where('due_at', '<=', inSeconds(0))
          .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', inSeconds(0))]))
          .returningAll()
          .executeTakeFirst();
        if (!row?.step) return undefined;
        const step = getResumeStep(row.purpose, row.step);
        const moved = await trx
          .updateTable('attempt')
          .set({ step, status: getStatusDuring(step) })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
        return startStep(trx, moved, step);
      }),

    advanceRun: (run, { outcome, facts, target, amount, answers }) =>
      inTransaction(db, async (trx) => {
        await finishStep(trx, run.stepId, outcome, answers);
        const learned = { facts: serializeFacts(facts), ...(amount && { amount_cents: amount.centAmount }) };
        if (!isStep(target)) {
          const status = target === 'ENDED' ? (facts.ending ?? 'VOIDED') : target;
          const isFollowedUp = status !== 'COMPLETED' && status !== 'NEEDS_REVIEW' && needsFollowUp(facts);
          const follow_up_at = isFollowedUp ? inSeconds(settings.followUpSeconds) : null;
          const end = { ...noLease, ...learned, status, step: null, faults: 0, due_at: null, follow_up_at };
          const ended = toAttempt(await updateFenced(trx, run, { ...end, updated_at: inSeconds(0) }));
          await settings.onEnded?.(trx, ended);
          return ended;
        }
        const isChallenge = target === 'AWAIT_CHALLENGE';
        // The first deadline of a try stays: what the shopper brings back from the bank's page does not extend it.
        const seconds = getChallengeSeconds(facts.challenge, settings, new Date());
        const challengeUntil = sql<Date>`coalesce(challenge_until, ${inSeconds(seconds)})`;
        const row = await updateFenced(trx, run, {
          ...leaseColumns(),
          ...(isChallenge && noLease),
          ...learned,
          step: target,
          status: getStatusDuring(target),
          faults: 0,
          due_at: isChallenge ? challengeUntil : inSeconds(0),
          ...(isChallenge && { challenge_until: challengeUntil }),
        });
        return isChallenge ? toAttempt(row) : startStep(trx, row, target);
      }),

    postponeRun: (run, seconds, answers) =>
      inTransaction(db, async (trx) => {
        await finishStep(trx, run.stepId, 'fault', answers);
        await updateFenced(trx, run, { ...noLease, faults: sql<number>`faults + 1`, due_at: inSeconds(seconds) });
      }),

    async renewLease({ attempt, fence }) {
      const row = await db
        .updateTable('attempt')
        .set({ lease_until: inSeconds(lease.seconds) })
        .where('id', '=', attempt.id)
        .where('fence', '=', fence)
        .where('lease_owner', '=', lease.owner)
        .returning('id')
        .executeTakeFirst();
      if (!row) throw new LeaseLostError();
    },

    async listDueRuns(limit) {
      const rows = await db
        .selectFrom('attempt')
        .select('id')
        .where('status', 'in', ['PROCESSING', 'CHALLENGE_REQUIRED'])
        .where('due_at', '<=', inSeconds(0))
        .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', inSeconds(0))]))
        .orderBy('due_at')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    async listUnfinishedRuns(id) {
      const rows = await db
        .selectFrom('attempt')
        .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
        .select('id')
        .select(
          sql<number>`extract(epoch from greatest(due_at, lease_until) - now())::double precision`.as('due_in_seconds'),
        )
        .where('status', 'in', ['PROCESSING', 'CHALLENGE_REQUIRED'])
        .orderBy('due_at')
        .execute();
      return rows.map(({ id, due_in_seconds }) => ({ id, dueInSeconds: Number(due_in_seconds) }));
    },
  };
}
