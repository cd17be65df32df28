import type { Store } from './store/tables.ts';

/** What the routes of the sandbox work with. */
export interface FulfilmentContext {
  readonly db: Store;
  readonly clock: () => Date;
}
