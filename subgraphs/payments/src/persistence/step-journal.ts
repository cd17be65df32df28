import type { InsertQueryBuilder, QueryCreator, UpdateQueryBuilder } from 'kysely';
import type { Resolution } from '../application/repositories.ts';
import type { Run } from '../domain/run.ts';
import type { Step } from '../domain/steps.ts';
import type { UpstreamAnswer } from '../domain/upstream-answer.ts';
import { inSeconds, toAttempt } from './rows.ts';
import type { AttemptRow, StepOutcomeColumn, Store, Tables } from './tables.ts';

/*
 * The tables `step` and `resolution`. An attempt and its journal change in one statement: both are written or neither is,
 * with one round trip and one commit.
 */

/** A step whose calls were made. */
export interface FinishedStep {
  readonly stepId: string;
  readonly outcome: StepOutcomeColumn;
  /** What the upstreams answered. */
  readonly answers: readonly UpstreamAnswer[];
}

/** Inserts or updates one attempt and returns its row; no row when the attempt must not change. */
export type AttemptChange = (
  creator: QueryCreator<Tables>,
) => InsertQueryBuilder<Tables, 'attempt', AttemptRow> | UpdateQueryBuilder<Tables, 'attempt', 'attempt', AttemptRow>;

/** The tables with the attempt that a statement has changed. */
type MovedTables = Tables & { moved: AttemptRow };

/**
 * Changes an attempt and writes the row of the step that it begins, before the step's calls, with the outcome of the step
 * before. Undefined when nothing changed.
 */
export async function beginStep(
  db: Store,
  change: AttemptChange,
  step: Step,
  finished?: FinishedStep,
): Promise<Run | undefined> {
  const row = await moveAttempt(db, change, finished)
    .with('started', (creator) =>
      creator
        .insertInto('step')
        .columns(['attempt_id', 'try', 'name'])
        .expression((eb) => eb.selectFrom('moved').select(['id', 'tries', eb.val(step).as('name')]))
        .returning('id as step_id'),
    )
    .selectFrom(['moved', 'started'])
    .selectAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const { step_id, ...moved } = row;
  const attempt = { ...toAttempt(moved), step };
  return { attempt, stepId: String(step_id), postponements: moved.faults, fence: moved.fence };
}

/** Changes an attempt and writes the outcome of its step. Undefined when nothing changed. */
export function endStep(db: Store, change: AttemptChange, finished: FinishedStep): Promise<AttemptRow | undefined> {
  return moveAttempt(db, change, finished).selectFrom('moved').selectAll().executeTakeFirst();
}

function moveAttempt(db: Store, change: AttemptChange, finished: FinishedStep | undefined): QueryCreator<MovedTables> {
  const moved: QueryCreator<MovedTables> = db.with('moved', change);
  if (!finished) return moved;
  const { stepId, outcome, answers } = finished;
  return moved.with('finished', (creator) =>
    creator
      .updateTable('step')
      .set({ finished_at: inSeconds(0), outcome, answers: JSON.stringify(answers) })
      .where('id', '=', stepId)
      .where(({ exists, selectFrom }) => exists(selectFrom('moved').select('id'))),
  );
}

/** Writes who decided that a run begins, and why, in the transaction that begins it. */
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
