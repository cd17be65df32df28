import { inTransaction } from '@tarima/service-kit/database';
import type { Kysely, Transaction } from 'kysely';
import type { CommerceTables } from '../tables.ts';

/** PostgreSQL's `deadlock_detected` and `serialization_failure`: nothing was written, and trying again is the remedy. */
const transient = new Set(['40P01', '40001']);
const attempts = 4;

/** One transaction, done again when the database had to sacrifice it to another one. `work` may run several times. */
export async function transact<Result>(
  db: Kysely<CommerceTables>,
  work: (trx: Transaction<CommerceTables>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(db, work);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (attempt === attempts || typeof code !== 'string' || !transient.has(code)) throw error;
    }
  }
}
