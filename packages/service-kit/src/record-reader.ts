import { z } from 'zod';
import type { Logger } from './logger.ts';

/** Reads records of an upstream one by one, so that one unreadable record does not take the others with it. */
export interface RecordReader {
  /**
   * The records that fit the schema, in their order. The others are left out and named in the log, by the field `idField`
   * or else by their key.
   */
  readAll<Record>(kind: string, records: readonly unknown[], schema: z.ZodType<Record>, idField?: string): Record[];
  /** Names a record in the log that is left out, or shown without a part of it. */
  report(kind: string, id: string, reasons: readonly string[]): void;
}

/** The same record is named in the log once in this time, however often it is read. */
const quietMs = 60_000;
/** Records whose last log line is remembered. */
const rememberedRecords = 10_000;

const fields = z.record(z.string(), z.unknown());

/** @param now milliseconds, as `Date.now` gives them */
export function createRecordReader(logger: Pick<Logger, 'warn'>, now: () => number = Date.now): RecordReader {
  const loggedAt = new Map<string, number>();

  const report = (kind: string, id: string, reasons: readonly string[]) => {
    const name = `${kind} ${id}`;
    const last = loggedAt.get(name);
    if (last !== undefined && now() - last < quietMs) return;
    // Records move to the end each time they are logged, so that the first is the one logged longest ago.
    loggedAt.delete(name);
    loggedAt.set(name, now());
    const [oldest] = loggedAt.keys();
    if (loggedAt.size > rememberedRecords && oldest !== undefined) loggedAt.delete(oldest);
    logger.warn({ kind, id, reasons }, 'an unreadable record was skipped');
  };

  return {
    report,
    readAll(kind, records, schema, idField = 'id') {
      return records.flatMap((record) => {
        const read = schema.safeParse(record);
        if (read.success) return [read.data];
        const { [idField]: id, key } = fields.safeParse(record).data ?? {};
        const name = [id, key].find((candidate) => typeof candidate === 'string') ?? '(without id)';
        const reasons = read.error.issues.map(({ path, message }) => `${path.join('.') || '(record)'}: ${message}`);
        report(kind, name, reasons);
        return [];
      });
    },
  };
}
