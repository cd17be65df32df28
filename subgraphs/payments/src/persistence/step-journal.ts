import type { Resolution } from '../application/repositories.ts';
import type { Run } from '../domain/run.ts';
import type { Step } from '../domain/steps.ts';
import type { UpstreamAnswer } from '../domain/upstream-answer.ts';
import { inSeconds } from './rows.ts';
import type { StepOutcomeColumn, Store } from './tables.ts';

/** The tables `step` and `resolution`. Each function runs in the transaction that updates the step's attempt. */

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

/** Writes who decided that a run begins, and why. */
export async function insertResolution(trx: Store, run: Run, resolution: Resolution): Promise<void> {
  const { operator, operatorName, action, reason } = resolution;
  await trx
    .insertInto('resolution')
    .values({
      step_id: run.stepId,
      attempt_id: run.attempt.id,
      operator,
      operator_name: operatorName,
      action,
      reason,
    })
    .execute();
}

/** Writes the outcome of a step after its calls, and what they answered. */
export async function finishStep(
  trx: Store,
  stepId: string,
  outcome: StepOutcomeColumn,
  answers: readonly UpstreamAnswer[],
): Promise<void> {
  await trx
    .updateTable('step')
    .set({ finished_at: inSeconds(0), outcome, answers: JSON.stringify(answers) })
    .where('id', '=', stepId)
    .execute();
}
