import type { VaultKeys } from './card-vault.ts';
import type { PaymentsEnv } from './env.ts';
import type { Store } from './store/tables.ts';

/** Dependencies of the routes and payment logic. */
export interface PaymentsContext {
  readonly db: Store;
  readonly keys: VaultKeys;
  readonly env: PaymentsEnv;
  readonly clock: () => Date;
}
