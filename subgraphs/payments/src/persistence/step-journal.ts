import type { Step } from '../domain/saga.ts';
import { inSeconds } from './rows.ts';
import type { StepOutcomeColumn, Store } from './tables.ts';

/** The table `step`. Both functions run in the transaction that updates the step's attempt. */

/** Writes the row of a step before its calls; its id. */
export async function insertStep(
  trx: Store,
  { attemptId, tryNumber, step }: { readonly attemptId: string; readonly tryNumber: number; readonly step: Step },
): Promise<string> {
  const { id } = await trx
    .insertInto('step')
    .values({ attempt_id: attemptId, try: tryNumber, name: step })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** Writes the outcome of a step after its calls. */
export async function finishStep(trx: Store, stepId: string, outcome: StepOutcomeColumn): Promise<void> {
  await trx
    .updateTable('step')
    .set({ finished_at: inSeconds(0), outcome })
    .where('id', '=', stepId)
    .execute();
}
