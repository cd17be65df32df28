import type { Logger } from '@tarima/service-kit/logger';
import type { ReadAttempt } from '../../domain/attempt.ts';
import type { AttemptAction } from '../../domain/attempt-action.ts';
import {
  type ActionNotAllowed,
  type AttemptNotFound,
  type AttemptNotInReview,
  attemptNotFound,
  type ReasonRequired,
} from '../../domain/failure.ts';
import { listAllowedActions, planResolution } from '../../domain/resolution.ts';
import type { Runner } from '../checkout/runner.ts';
import type { AttemptRepository, OperatorAttempts } from '../repositories.ts';

export interface ResolveAttemptInput {
  readonly attemptId: string;
  readonly action: AttemptAction;
  readonly reason: string;
}

export type ResolveAttemptResult =
  | { readonly type: 'ResolveAttemptSuccess'; readonly attempt: ReadAttempt }
  | AttemptNotInReview
  | ActionNotAllowed
  | AttemptNotFound
  | ReasonRequired;

export interface ResolveAttemptDependencies {
  readonly reads: OperatorAttempts;
  readonly attempts: Pick<AttemptRepository, 'beginRun'>;
  readonly runner: Pick<Runner, 'start' | 'waitUntilSettled'>;
  readonly waitTimeoutMs: number;
  readonly logger: Logger;
}

const minReasonLength = 5;
const maxReasonLength = 500;

/**
 * Ends an attempt that needs a review by a run of the saga, which an operator decided (CHECKOUT-204). The decision is stored
 * in the transaction that begins the run, so of two operators one is first, and the other gets the attempt as it is then
 * (CHECKOUT-206).
 */
export async function resolveAttempt(
  { reads, attempts, runner, waitTimeoutMs, logger }: ResolveAttemptDependencies,
  operator: { readonly subject: string; readonly name: string },
  input: ResolveAttemptInput,
): Promise<ResolveAttemptResult> {
  const { action } = input;
  const reason = input.reason.trim();
  if (reason.length < minReasonLength) return { type: 'ReasonRequired', code: 'REASON_REQUIRED' };
  if (reason.length > maxReasonLength) return { type: 'ReasonRequired', code: 'REASON_TOO_LONG' };
  const decision = { operator: operator.subject, operatorName: operator.name, action, reason };

  const attempt = await reads.find(input.attemptId);
  if (!attempt) return attemptNotFound;
  if (attempt.status !== 'NEEDS_REVIEW') return replayResult(attempt);
  const journal = await reads.listSteps(attempt.id);
  const allowedActions = listAllowedActions(attempt, journal);
  if (!allowedActions.includes(action)) {
    return { type: 'ActionNotAllowed', code: 'ACTION_NOT_ALLOWED', allowedActions: [...allowedActions] };
  }

  const run = await attempts.beginRun(
    attempt.id,
    { status: 'NEEDS_REVIEW', step: null },
    { ...planResolution(attempt, journal, action), isNewTry: false, resolution: decision },
  );
  if (!run) return replayResult((await reads.find(attempt.id)) ?? attempt);
  const { id: attemptId } = attempt;
  logger.info(
    { attemptId, operator: operator.subject, action, step: run.attempt.step },
    'an operator resolves an attempt',
  );
  runner.start(run, { isRepeat: true });
  await runner.waitUntilSettled(attemptId, waitTimeoutMs);
  return { type: 'ResolveAttemptSuccess', attempt: (await reads.find(attemptId)) ?? attempt };

  /** The same decision of the same operator, sent again, has the same result. */
  async function replayResult(current: ReadAttempt): Promise<ResolveAttemptResult> {
    const last = (await reads.listResolutions(current.id)).at(-1);
    const isSame = last?.operator === decision.operator && last.action === action && last.reason === reason;
    return isSame
      ? { type: 'ResolveAttemptSuccess', attempt: current }
      : { type: 'AttemptNotInReview', code: 'ATTEMPT_NOT_IN_REVIEW', attempt: current };
  }
}
