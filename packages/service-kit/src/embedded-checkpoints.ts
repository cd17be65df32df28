import { CompiledQuery, type DatabaseConnection } from 'kysely';

/** The log that a crash would need for recovery grows to about this size. */
const maxLogBytes = 64 * 1024 * 1024;
/** Number of uses of the connection between checks of the log size. */
const usesBetweenChecks = 100;

/**
 * Returns a function that writes a checkpoint when the log of an embedded database has grown, and with it deletes the log
 * before it. A server has a process for this. The embedded database has none and ignores `max_wal_size`, so its log would
 * grow until the next start. Call the function after each use of the connection, outside transactions.
 */
export function createCheckpoints(): (connection: DatabaseConnection) => Promise<void> {
  let uses = 0;
  return async (connection) => {
    uses += 1;
    if (uses % usesBetweenChecks !== 0) return;
    try {
      const { rows } = await connection.executeQuery<{ is_due: boolean }>(
        CompiledQuery.raw(
          'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > $1 as is_due from pg_control_checkpoint()',
          [maxLogBytes],
        ),
      );
      if (rows[0]?.is_due) await connection.executeQuery(CompiledQuery.raw('checkpoint'));
    } catch {
      // A failed checkpoint must not fail the query, which has succeeded. The next check retries.
    }
  };
}
