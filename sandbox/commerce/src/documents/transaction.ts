import { inTransaction } from '@tarima/service-kit/database';
import type { Kysely, Transaction } from 'kysely';
import type { CommerceTables } from '../tables.ts';

/**
 * PostgreSQL's `deadlock_detected` and `serialization_failure`: nothing was written and the transaction can be retried.
 */
const transient = new Set(['40P01', '40001']);
const maxAttempts = 4;

/** Runs a transaction and retries it after a deadlock or serialization failure, so `work` can run several times. */
export async function transact<Result>(
  db: Kysely<CommerceTables>,
  work: (trx: Transaction<CommerceTables>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(db, work);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (attempt === maxAttempts || typeof code !== 'string' || !transient.has(code)) throw error;
    }
  }
}
