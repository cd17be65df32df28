import type { Store } from './store/tables.ts';

/** Dependencies of the routes. */
export interface FulfilmentContext {
  readonly db: Store;
  readonly clock: () => Date;
}
