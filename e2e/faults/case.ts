import type { AttemptView } from '../graph/operations.ts';
import type { AddedStore, Stack } from '../stack/stack.ts';
import type { Buyer } from './buyer.ts';
import type { Interceptor } from './interceptor.ts';
import type { Expectation } from './verdict.ts';

/** What a case works with. */
export interface Scene {
  readonly stack: Stack;
  readonly interceptor: Interceptor;
  /** A second store on the same database; undefined on an embedded one. */
  readonly other: AddedStore | undefined;
}

/** One fault in one checkout. */
export interface FaultCase {
  readonly kind: 'kill' | 'refusal' | 'late' | 'stall';
  readonly title: string;
  readonly expected: Expectation;
  /** Lets the fault happen and waits until the attempt rests. */
  run(scene: Scene): Promise<{ readonly buyer: Buyer; readonly status: AttemptView['status'] }>;
}
