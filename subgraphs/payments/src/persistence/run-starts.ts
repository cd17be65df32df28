import { sql } from 'kysely';
import type { NewAttempt, NextStep } from '../application/repositories.ts';
import { type AttemptStatus, getStatusDuring } from '../domain/attempt.ts';
import type { Lease, Run } from '../domain/run.ts';
import { getFirstStep } from '../domain/saga.ts';
import type { Step } from '../domain/steps.ts';
import { hasCommandId, inSeconds, serializeFacts, toNewRow, withCommandId } from './rows.ts';
import { type AttemptChange, beginStep, insertResolution } from './step-journal.ts';
import type { Store } from './tables.ts';

/** How runs of one process begin. A run with a resolution begins in the caller's transaction. */
export function createRunStarts(lease: Lease) {
  const leaseColumns = () => ({
    lease_owner: lease.owner,
    lease_until: inSeconds(lease.seconds),
    updated_at: inSeconds(0),
  });
  const claimColumns = () => ({ ...leaseColumns(), fence: sql<number>`fence + 1` });

  /**
   * Stores an attempt with its first try and first step, and leases it. Undefined when the key was used or another attempt
   * holds the subject.
   */
  const startAttempt = (db: Store, attempt: NewAttempt): Promise<Run | undefined> => {
    const step = getFirstStep(attempt.purpose);
    const values = { ...toNewRow(attempt), ...leaseColumns(), fence: 1, tries: 1, due_at: inSeconds(0) };
    const insertAttempt: AttemptChange = (creator) =>
      creator
        .insertInto('attempt')
        .values({ ...values, status: getStatusDuring(step), step })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll();
    return beginStep(db, insertAttempt, step);
  };

  /** Leases an attempt and moves it to another step; undefined when its status or step is not `from`, or it is leased. */
  const beginRun = async (
    db: Store,
    id: string,
    from: { readonly status: AttemptStatus; readonly step: Step | null },
    to: NextStep,
  ): Promise<Run | undefined> => {
    const claimAttempt: AttemptChange = (creator) =>
      creator
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
        .returningAll();
    const run = await beginStep(db, claimAttempt, to.step);
    if (run && to.resolution) await insertResolution(db, run, to.resolution);
    return run;
  };

  return { leaseColumns, claimColumns, startAttempt, beginRun };
}

export type RunStarts = ReturnType<typeof createRunStarts>;
