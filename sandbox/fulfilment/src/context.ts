import type { FulfilmentEnv } from './env.ts';
import type { Store } from './store/tables.ts';

/** What the routes of the sandbox work with. */
export interface FulfilmentContext {
  readonly db: Store;
  readonly env: FulfilmentEnv;
  readonly clock: () => Date;
}
