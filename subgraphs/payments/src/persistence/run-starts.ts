import { sql } from 'kysely';
import type { NewAttempt, NextStep } from '../application/repositories.ts';
import { type AttemptStatus, getStatusDuring } from '../domain/attempt.ts';
import type { Lease, Run } from '../domain/run.ts';
import { getFirstStep } from '../domain/saga.ts';
import type { Step } from '../domain/steps.ts';
import { hasCommandId, inSeconds, serializeFacts, toAttempt, toNewRow, withCommandId } from './rows.ts';
import { insertResolution, insertStep } from './step-journal.ts';
import type { AttemptRow, Store } from './tables.ts';

/** How runs of one process begin. Each function runs in the caller's transaction. */
export function createRunStarts(lease: Lease) {
  const leaseColumns = () => ({
    lease_owner: lease.owner,
    lease_until: inSeconds(lease.seconds),
    updated_at: inSeconds(0),
  });
  const claimColumns = () => ({ ...leaseColumns(), fence: sql<number>`fence + 1` });

  const startStep = async (trx: Store, row: AttemptRow, step: Step): Promise<Run> => {
    const stepId = await insertStep(trx, { attemptId: row.id, tryNumber: row.tries, step });
    return { attempt: { ...toAttempt(row), step }, stepId, postponements: row.faults, fence: row.fence };
  };

  /**
   * Stores an attempt with its first try and first step, and leases it. Undefined when the key was used or another attempt
   * holds the subject.
   */
  const startAttempt = async (trx: Store, attempt: NewAttempt): Promise<Run | undefined> => {
    const step = getFirstStep(attempt.purpose);
    const row = await trx
      .insertInto('attempt')
      .values({
        ...toNewRow(attempt),
        ...leaseColumns(),
        fence: 1,
        status: getStatusDuring(step),
        step,
        tries: 1,
        due_at: inSeconds(0),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    return row && startStep(trx, row, step);
  };

  /** Leases an attempt and moves it to another step; undefined when its status or step is not `from`, or it is leased. */
  const beginRun = async (
    trx: Store,
    id: string,
    from: { readonly status: AttemptStatus; readonly step: Step | null },
    to: NextStep,
  ): Promise<Run | undefined> => {
    const row = await trx
      .updateTable('attempt')
      .set((eb) => ({
        ...claimColumns(),
        status: getStatusDuring(to.step),
        step: to.step,
        facts: serializeFacts(to.facts),
        faults: 0,
        due_at: inSeconds(0),
        tries: to.isNewTry ? eb('tries', '+', 1) : eb.ref('tries'),
        ...(to.isNewTry && { challenge_until: null, follow_up_at: null, follow_ups: 0 }),
        ...(to.method && { method: to.method }),
        ...(to.commandId !== undefined && { command_ids: withCommandId(to.commandId) }),
      }))
      .where('id', '=', id)
      .where('status', '=', from.status)
      .where('step', 'is not distinct from', from.step)
      .$if(to.commandId !== undefined, (query) => query.where((eb) => eb.not(hasCommandId(to.commandId ?? ''))))
      .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', inSeconds(0))]))
      .returningAll()
      .executeTakeFirst();
    if (!row) return undefined;
    const run = await startStep(trx, row, to.step);
    if (to.resolution) await insertResolution(trx, run, to.resolution);
    return run;
  };

  return { leaseColumns, claimColumns, startStep, startAttempt, beginRun };
}

export type RunStarts = ReturnType<typeof createRunStarts>;
