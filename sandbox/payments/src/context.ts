import type { VaultKeys } from './card-vault.ts';
import type { CardVerifier, Connector } from './connectors/connector.ts';
import type { PaymentsEnv } from './env.ts';
import type { Store, TransactionRow } from './store/tables.ts';

/** Dependencies of the routes and payment logic. */
export interface PaymentsContext {
  readonly db: Store;
  readonly keys: VaultKeys;
  readonly env: PaymentsEnv;
  readonly clock: () => Date;
  /** The connector of the provider of a transaction's account. */
  readonly getConnector: (row: Pick<TransactionRow, 'payment_third'>) => Connector;
  readonly cardVerifier: CardVerifier;
  /** Origin to which the documents of the hosted card page lead. */
  readonly hostedPageOrigin: () => string;
}
