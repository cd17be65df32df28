import type { Money } from '@tarima/markets/money';
import { inTransaction } from '@tarima/service-kit/database';
import { type Selectable, sql, type UpdateObject } from 'kysely';
import { type Attempt, type AttemptStatus, type Facts, needsFollowUp, statusDuring } from '../domain/attempt.ts';
import { isStep, type OutcomeKind, resumeAt, type Step, type Target } from '../domain/saga.ts';
import { attemptOf, factsColumn, inSeconds } from './rows.ts';
import type { AttemptRow, Store, Tables } from './tables.ts';

/** An attempt in the hands of one runner, with the journal row of its present step. */
export interface Run {
  readonly attempt: Attempt & { readonly step: Step };
  readonly stepId: string;
  /** How often this step was postponed in a row. */
  readonly faults: number;
  /** The fencing token of this run: a later claim of the attempt has a higher one. */
  readonly fence: number;
}

/** Another runner took the attempt over: stop, and touch nothing. */
export class LeaseLostError extends Error {
  constructor() {
    super('The attempt is in the hands of another runner.');
    this.name = 'LeaseLostError';
  }
}

export interface Lease {
  /** Unique to a process. */
  readonly owner: string;
  /** How long the owner counts as alive without a heartbeat. */
  readonly seconds: number;
}

/** Attempts as the saga's runner works on them: one runner at a time, every step in the journal before it is taken. */
export interface Runs {
  /** Takes an attempt from one status and step to another; undefined when it is not there (any more). */
  begin(id: string, from: { status: AttemptStatus; step: Step | null }, to: Start): Promise<Run | undefined>;
  /** Takes over an attempt that is due and in nobody's hands; undefined when there is nothing to do. */
  claim(id: string): Promise<Run | undefined>;
  /** Writes what the step came to and begins the next, or ends. @throws LeaseLostError */
  advance(run: Run, result: Advance): Promise<Run | Attempt>;
  /** Lays the attempt down until `seconds` from now, after a fault. @throws LeaseLostError */
  postpone(run: Run, seconds: number): Promise<void>;
  /**
   * Renews the run's lease. Called right before a call that moves money, so that no other runner claims the attempt while
   * the call is on its way. @throws LeaseLostError when another runner has claimed it
   */
  renew(run: Run): Promise<void>;
  /** Ids of unfinished attempts that are due and in nobody's hands, the longest due first. */
  due(limit: number): Promise<readonly string[]>;
  /** Unfinished attempts, or one, with the seconds after which they want to be looked at (negative when overdue). */
  unfinished(id?: string): Promise<readonly { id: string; dueInSeconds: number }[]>;
}

export interface Advance {
  readonly outcome: OutcomeKind;
  readonly facts: Facts;
  readonly target: Target;
  /** The total, when it changed. */
  readonly amount?: Money | undefined;
}

export interface Start {
  readonly step: Step;
  readonly facts: Facts;
  /** Counts one more placing. */
  readonly isNewTry: boolean;
}

export interface RunSettings {
  /** How long the shopper may take at the bank's page, from the first time they are sent there. */
  readonly challengeSeconds: number;
  /** How long after its end an attempt is first looked at again. */
  readonly followUpSeconds: number;
}

/** A run that goes on, told from an attempt that came to rest. */
export function isRun(result: Run | Attempt): result is Run {
  return 'stepId' in result;
}

export function createRuns(db: Store, lease: Lease, { challengeSeconds, followUpSeconds }: RunSettings): Runs {
  type Change = UpdateObject<Tables, 'attempt'>;
  const held = () => ({ lease_owner: lease.owner, lease_until: inSeconds(lease.seconds), updated_at: inSeconds(0) });
  const claimed = () => ({ ...held(), fence: sql<number>`fence + 1` });
  const laidDown = { lease_owner: null, lease_until: null };

  const journal = async (trx: Store, row: AttemptRow, step: Step): Promise<Run> => {
    const { id } = await trx
      .insertInto('step')
      .values({ attempt_id: row.id, try: row.tries, name: step })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { attempt: { ...attemptOf(row), step }, stepId: String(id), faults: row.faults, fence: row.fence };
  };
  const finish = (trx: Store, stepId: string, outcome: Selectable<Tables['step']>['outcome']) =>
    trx
      .updateTable('step')
      .set({ finished_at: inSeconds(0), outcome })
      .where('id', '=', stepId)
      .execute();
  const change = async (trx: Store, run: Run, set: Change): Promise<AttemptRow> => {
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
    begin: (id, from, to) =>
      inTransaction(db, async (trx) => {
        const row = await trx
          .updateTable('attempt')
          .set((eb) => ({
            ...claimed(),
            status: statusDuring(to.step),
            step: to.step,
            facts: factsColumn(to.facts),
            faults: 0,
            due_at: inSeconds(0),
            tries: to.isNewTry ? eb('tries', '+', 1) : eb.ref('tries'),
            ...(to.isNewTry && { challenge_until: null, follow_up_at: null, follow_ups: 0 }),
          }))
          .where('id', '=', id)
          .where('status', '=', from.status)
          .where('step', 'is not distinct from', from.step)
          .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', inSeconds(0))]))
          .returningAll()
          .executeTakeFirst();
        return row && journal(trx, row, to.step);
      }),

    claim: (id) =>
      inTransaction(db, async (trx) => {
        const row = await trx
          .updateTable('attempt')
          .set(claimed())
          .where('id', '=', id)
          .where('status', 'in', ['PROCESSING', 'CHALLENGE_REQUIRED'])
          .where('due_at', '<=', inSeconds(0))
          .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', inSeconds(0))]))
          .returningAll()
          .executeTakeFirst();
        if (!row?.step) return undefined;
        const step = resumeAt(row.step);
        const moved = await trx
          .updateTable('attempt')
          .set({ step, status: statusDuring(step) })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
        return journal(trx, moved, step);
      }),

    advance: (run, { outcome, facts, target, amount }) =>
      inTransaction(db, async (trx) => {
        await finish(trx, run.stepId, outcome);
        const told = { facts: factsColumn(facts), ...(amount && { amount_cents: amount.centAmount }) };
        if (!isStep(target)) {
          const status = target === 'ENDED' ? (facts.ending ?? 'VOIDED') : target;
          const isFollowedUp = status !== 'COMPLETED' && status !== 'NEEDS_REVIEW' && needsFollowUp(facts);
          const follow_up_at = isFollowedUp ? inSeconds(followUpSeconds) : null;
          const end = { ...laidDown, ...told, status, step: null, faults: 0, due_at: null, follow_up_at };
          return attemptOf(await change(trx, run, { ...end, updated_at: inSeconds(0) }));
        }
        const waits = target === 'AWAIT_CHALLENGE';
        // The first deadline stays: what the shopper brings back from the bank's page does not extend it.
        const challengeUntil = sql<Date>`coalesce(challenge_until, ${inSeconds(challengeSeconds)})`;
        const row = await change(trx, run, {
          ...held(),
          ...(waits && laidDown),
          ...told,
          step: target,
          status: statusDuring(target),
          faults: 0,
          due_at: waits ? challengeUntil : inSeconds(0),
          ...(waits && { challenge_until: challengeUntil }),
        });
        return waits ? attemptOf(row) : journal(trx, row, target);
      }),

    postpone: (run, seconds) =>
      inTransaction(db, async (trx) => {
        await finish(trx, run.stepId, 'fault');
        await change(trx, run, { ...laidDown, faults: sql<number>`faults + 1`, due_at: inSeconds(seconds) });
      }),

    async renew({ attempt, fence }) {
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

    async due(limit) {
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

    async unfinished(id) {
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
