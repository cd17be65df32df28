import { LRUCache } from 'lru-cache';
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

/** @param now the current time in milliseconds; not 0, which the cache takes for a missing time */
export function createRecordReader(logger: Pick<Logger, 'warn'>, now: () => number = Date.now): RecordReader {
  const loggedRecords = new LRUCache<string, true>({
    max: maxRememberedRecords,
    ttl: logIntervalMs,
    ttlResolution: 0,
    perf: { now },
  });

  const report = (kind: string, id: string, reasons: readonly string[]) => {
    const name = `${kind} ${id}`;
    if (loggedRecords.has(name)) return;
    loggedRecords.set(name, true);
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
