import type { Attempt } from './attempt.ts';
import type { Step } from './steps.ts';

/** The right of one process to work on an attempt until a time. */
export interface Lease {
  /** Unique to a process. */
  readonly owner: string;
  /** How long the lease lasts without a heartbeat. */
  readonly seconds: number;
}

/** An attempt that a runner has leased, with the journal row of its current step. */
export interface Run {
  readonly attempt: Attempt & { readonly step: Step };
  readonly stepId: string;
  /** How many times this step was postponed in a row. */
  readonly postponements: number;
  /** The fencing token of this run: a later claim of the attempt has a higher one. */
  readonly fence: number;
}

/** Another runner has claimed the attempt: stop, and change nothing. */
export class LeaseLostError extends Error {
  constructor() {
    super('Another runner has claimed the attempt.');
    this.name = 'LeaseLostError';
  }
}

/** True for a run that continues, false for an attempt that has stopped. */
export function isRun(result: Run | Attempt): result is Run {
  return 'stepId' in result;
}
