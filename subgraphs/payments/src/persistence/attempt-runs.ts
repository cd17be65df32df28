import { inTransaction } from '@tarima/service-kit/database';
import { type ExpressionBuilder, sql, type UpdateObject } from 'kysely';
import type { AttemptRuns } from '../application/repositories.ts';
import { type Attempt, getStatusDuring, needsFollowUp } from '../domain/attempt.ts';
import { type ChallengeLimits, getChallengeSeconds } from '../domain/challenge.ts';
import { type Lease, LeaseLostError, type Run } from '../domain/run.ts';
import { getResumeStep, isStep } from '../domain/saga.ts';
import { inSeconds, serializeFacts, toAttempt } from './rows.ts';
import type { RunStarts } from './run-starts.ts';
import { type AttemptChange, beginStep, endStep } from './step-journal.ts';
import type { Store, Tables } from './tables.ts';

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
  const { leaseColumns, claimColumns } = starts;
  const noLease = { lease_owner: null, lease_until: null };

  const isLeasedBy = (run: Run) => (eb: ExpressionBuilder<Tables, 'attempt'>) =>
    eb.and({ id: run.attempt.id, fence: run.fence, lease_owner: lease.owner });

  /** Changes the attempt of a run, unless the run has lost its lease or another run has a higher fence. */
  const changeFenced =
    (run: Run, set: Change): AttemptChange =>
    (creator) =>
      creator.updateTable('attempt').set(set).where(isLeasedBy(run)).returningAll();

  const renewLease: AttemptRuns['renewLease'] = async (run) => {
    const row = await db
      .updateTable('attempt')
      .set({ lease_until: inSeconds(lease.seconds) })
      .where(isLeasedBy(run))
      .returning('id')
      .executeTakeFirst();
    requireLease(row);
  };

  return {
    startAttempt: (attempt) => starts.startAttempt(db, attempt),

    // The decision of an operator is written with the run that it begins, or neither is.
    beginRun: (id, from, to) =>
      to.resolution
        ? inTransaction(db, (trx) => starts.beginRun(trx, id, from, to))
        : starts.beginRun(db, id, from, to),

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
        const resumeAttempt: AttemptChange = (creator) =>
          creator
            .updateTable('attempt')
            .set({ step, status: getStatusDuring(step) })
            .where('id', '=', id)
            .returningAll();
        return beginStep(trx, resumeAttempt, step);
      }),

    async advanceRun(run, { outcome, facts, target, amount, answers }) {
      const finished = { stepId: run.stepId, outcome, answers };
      const learned = { facts: serializeFacts(facts), ...(amount && { amount_cents: amount.centAmount }) };
      if (!isStep(target)) {
        const status = target === 'ENDED' ? (facts.ending ?? 'VOIDED') : target;
        const isFollowedUp = status !== 'COMPLETED' && status !== 'NEEDS_REVIEW' && needsFollowUp(facts);
        const follow_up_at = isFollowedUp ? inSeconds(settings.followUpSeconds) : null;
        const end = { ...noLease, ...learned, status, step: null, faults: 0, due_at: null, follow_up_at };
        return inTransaction(db, async (trx) => {
          const ended = await endStep(trx, changeFenced(run, { ...end, updated_at: inSeconds(0) }), finished);
          const attempt = toAttempt(requireLease(ended));
          await settings.onEnded?.(trx, attempt);
          return attempt;
        });
      }
      const move = { ...leaseColumns(), ...learned, step: target, status: getStatusDuring(target), faults: 0 };
      if (target === 'AWAIT_CHALLENGE') {
        // The first deadline of a try stays: what the shopper brings back from the bank's page does not extend it.
        const seconds = getChallengeSeconds(facts.challenge, settings, new Date());
        const challengeUntil = sql<Date>`coalesce(challenge_until, ${inSeconds(seconds)})`;
        const wait = { ...move, ...noLease, due_at: challengeUntil, challenge_until: challengeUntil };
        return toAttempt(requireLease(await endStep(db, changeFenced(run, wait), finished)));
      }
      return requireLease(await beginStep(db, changeFenced(run, { ...move, due_at: inSeconds(0) }), target, finished));
    },

    async postponeRun(run, seconds, answers) {
      const postpone = { ...noLease, faults: sql<number>`faults + 1`, due_at: inSeconds(seconds) };
      requireLease(await endStep(db, changeFenced(run, postpone), { stepId: run.stepId, outcome: 'fault', answers }));
    },

    async confirmLease(run) {
      const row = await db
        .selectFrom('attempt')
        .select('id')
        .where(isLeasedBy(run))
        .where('lease_until', '>', inSeconds(lease.seconds / 2))
        .executeTakeFirst();
      if (!row) await renewLease(run);
    },

    renewLease,

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

/** @throws LeaseLostError without a result: the run has lost its lease, so that its statement changed nothing */
function requireLease<Result>(result: Result | undefined): Result {
  if (result === undefined) throw new LeaseLostError();
  return result;
}
