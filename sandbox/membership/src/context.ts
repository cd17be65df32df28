import type { EligibilityRules } from './eligibility.ts';
import type { Store } from './store/tables.ts';

/** What the routes of the API share. */
export interface ApiContext {
  readonly db: Store;
  readonly rules: EligibilityRules;
  /** After which time the club executes a transaction, and one with the fault `pending`. In milliseconds. */
  readonly processingMs: number;
  readonly pendingMs: number;
  readonly clock: () => Date;
}
