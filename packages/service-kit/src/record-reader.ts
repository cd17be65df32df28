import { z } from 'zod';
import type { Logger } from './logger.ts';

/** Validates the records of an upstream one by one, so that an invalid record does not affect the others. */
export interface RecordReader {
  /**
   * Returns the valid records in their order. Invalid records are skipped and logged with the field `idField`, or else with
   * their key.
   */
  readAll<Record>(kind: string, records: readonly unknown[], schema: z.ZodType<Record>, idField?: string): Record[];
  /** Logs a record that is skipped, or shown without some of its fields. */
  report(kind: string, id: string, reasons: readonly string[]): void;
}

/** Minimum time between two log lines about the same record. */
const logIntervalMs = 60_000;
/** Maximum number of records with a remembered log time. */
const maxRememberedRecords = 10_000;

const fieldsSchema = z.record(z.string(), z.unknown());

/** @param now the current time in milliseconds since 1970 */
export function createRecordReader(logger: Pick<Logger, 'warn'>, now: () => number = Date.now): RecordReader {
  const loggedAt = new Map<string, number>();

  const report = (kind: string, id: string, reasons: readonly string[]) => {
    const name = `${kind} ${id}`;
    const last = loggedAt.get(name);
    if (last !== undefined && now() - last < logIntervalMs) return;
    // A logged record moves to the end of the map, so that the first record is the one logged longest ago.
    loggedAt.delete(name);
    loggedAt.set(name, now());
    const [oldest] = loggedAt.keys();
    if (loggedAt.size > maxRememberedRecords && oldest !== undefined) loggedAt.delete(oldest);
    logger.warn({ kind, id, reasons }, 'an invalid record was skipped');
  };

  return {
    report,
    readAll(kind, records, schema, idField = 'id') {
      return records.flatMap((record) => {
        const parsed = schema.safeParse(record);
        if (parsed.success) return [parsed.data];
        const { [idField]: id, key } = fieldsSchema.safeParse(record).data ?? {};
        const name = [id, key].find((candidate) => typeof candidate === 'string') ?? '(without id)';
        const reasons = parsed.error.issues.map(({ path, message }) => `${path.join('.') || '(record)'}: ${message}`);
        report(kind, name, reasons);
        return [];
      });
    },
  };
}
