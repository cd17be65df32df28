import type { AttemptView } from '../graph/operations.ts';
import type { AddedStore, Stack } from '../stack/stack.ts';
import type { Buyer } from './buyer.ts';
import type { Interceptor } from './interceptor.ts';
import type { Route } from './routes.ts';
import type { Expectation } from './verdict.ts';

/** Environment of a fault case. */
export interface FaultContext {
  readonly stack: Stack;
  readonly interceptor: Interceptor;
  /** A second store on the same database; undefined with an embedded database. */
  readonly secondStore: AddedStore | undefined;
}

/** One fault in one checkout. */
export interface FaultCase {
  readonly kind: 'kill' | 'refusal' | 'late' | 'stall' | 'provider' | 'return';
  readonly route: Route;
  readonly title: string;
  readonly expected: Expectation;
  /** Injects the fault and waits until the attempt is settled. */
  run(context: FaultContext): Promise<{ readonly buyer: Buyer; readonly status: AttemptView['status'] }>;
}
