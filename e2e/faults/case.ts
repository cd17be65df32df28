import type { AttemptView } from '../graph/operations.ts';
import type { AddedStore, Stack } from '../stack/stack.ts';
import type { AlertLog } from './alerts.ts';
import type { ResponseListener } from './canary/response-recorder.ts';
import type { Interceptor } from './interceptor.ts';
import type { CaseRoute } from './routes.ts';

/** Environment of a fault case. */
export interface FaultContext {
  readonly stack: Stack;
  readonly interceptor: Interceptor;
  readonly alerts: AlertLog;
  /** A second store on the same database; undefined with an embedded database. */
  readonly secondStore: AddedStore | undefined;
  /** Listens to the responses to shoppers with the canary card. */
  readonly canaryListener: ResponseListener;
}

/** Outcome of a case. */
export interface Verdict {
  /** The final status of the attempt. */
  readonly status: AttemptView['status'];
  /** Differences from the expected outcome; empty if it passed. */
  readonly errors: readonly string[];
  /** Time from the begin of the payment or the change of the order to the end of the attempt. */
  readonly endedAfterMs: number;
}

/** One fault in one attempt. */
export interface FaultCase {
  readonly kind: 'kill' | 'reply' | 'refusal' | 'late' | 'stall' | 'provider' | 'return' | 'change' | 'canary';
  readonly route: CaseRoute;
  readonly title: string;
  /** Whether the fault also affects the attempts of other cases, so that the case must run alone. */
  readonly isExclusive: boolean;
  /** Injects the fault, waits until the attempt has ended, and checks the outcome. */
  run(context: FaultContext): Promise<Verdict>;
}

/** The time within which every attempt must end, whatever fails, in seconds. */
export const endLimitSeconds = 60;
