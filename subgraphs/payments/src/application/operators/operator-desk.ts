import type { Logger } from '@tarima/service-kit/logger';
import type { ReadAttempt } from '../../domain/attempt.ts';
import type { AttemptAction } from '../../domain/attempt-action.ts';
import { type JournalStep, listAllowedActions } from '../../domain/resolution.ts';
import type { Runner } from '../checkout/runner.ts';
import type {
  AttemptFilter,
  AttemptPage,
  AttemptRepository,
  OperatorAttempts,
  StoredAlert,
  StoredResolution,
} from '../repositories.ts';
import { type ResolveAttemptInput, type ResolveAttemptResult, resolveAttempt } from './resolve-attempt.ts';

/** An operator of the club, who has signed in at the identity provider. */
export interface Operator {
  readonly subject: string;
  readonly name: string;
}

/** An entry of an attempt's time line. */
export type AttemptEvent =
  | { readonly type: 'AttemptStep'; readonly at: Date; readonly step: JournalStep }
  | { readonly type: 'AttemptAlert'; readonly at: Date; readonly alert: StoredAlert }
  | { readonly type: 'AttemptResolution'; readonly at: Date; readonly resolution: StoredResolution };

/** The use cases of operators. Callers have checked that the caller is one. */
export interface OperatorDesk {
  list(filter: AttemptFilter, first: number, after: string | undefined): Promise<AttemptPage | undefined>;
  find(attemptId: string): Promise<ReadAttempt | undefined>;
  /** Steps, alerts and decisions, oldest first. */
  readTimeline(attemptId: string): Promise<readonly AttemptEvent[]>;
  listActions(attempt: ReadAttempt): Promise<readonly AttemptAction[]>;
  resolve(operator: Operator, input: ResolveAttemptInput): Promise<ResolveAttemptResult>;
}

export interface OperatorDeskOptions {
  readonly reads: OperatorAttempts;
  readonly attempts: Pick<AttemptRepository, 'beginRun'>;
  readonly runner: Pick<Runner, 'start' | 'waitUntilSettled'>;
  /** How long a response waits for the run that a decision began. */
  readonly waitTimeoutMs: number;
  readonly logger: Logger;
}

export function createOperatorDesk(options: OperatorDeskOptions): OperatorDesk {
  const { reads } = options;
  return {
    list: reads.list,
    find: reads.find,

    async readTimeline(attemptId) {
      const [steps, alerts, resolutions] = await Promise.all([
        reads.listSteps(attemptId),
        reads.listAlerts(attemptId),
        reads.listResolutions(attemptId),
      ]);
      // A decision comes before the step that it began, which has the same time.
      const events: AttemptEvent[] = [
        ...resolutions.map((resolution) => ({
          type: 'AttemptResolution' as const,
          at: resolution.decidedAt,
          resolution,
        })),
        ...steps.map((step) => ({ type: 'AttemptStep' as const, at: step.startedAt, step })),
        ...alerts.map((alert) => ({ type: 'AttemptAlert' as const, at: alert.raisedAt, alert })),
      ];
      return events.sort((a, b) => a.at.getTime() - b.at.getTime());
    },

    listActions: async (attempt) =>
      attempt.status === 'NEEDS_REVIEW' ? listAllowedActions(attempt, await reads.listSteps(attempt.id)) : [],

    resolve: (operator, input) => resolveAttempt(options, operator, input),
  };
}
