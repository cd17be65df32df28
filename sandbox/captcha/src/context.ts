import type { Store } from './store/tables.ts';

/** Dependencies of the routes. */
export interface CaptchaSandboxContext {
  readonly db: Store;
  readonly clock: () => Date;
}
