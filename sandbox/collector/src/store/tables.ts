import type { ColumnType, GeneratedAlways, JSONColumnType, Kysely, Selectable } from 'kysely';

/** The kinds of calls of the tracking API, and log messages. */
export const entryKinds = ['track', 'identify', 'page', 'log'] as const;
export type EntryKind = (typeof entryKinds)[number];

interface EntryTable {
  id: GeneratedAlways<number | string | bigint>;
  kind: EntryKind;
  /** Id of a call, which is stored once; null for a log message and for a call without one. */
  message_id: string | null;
  /** The browser that sent the call; null for a log message, which identifies nobody. */
  anonymous_id: string | null;
  user_id: string | null;
  /** Name of the event or page; the text of a log message. */
  name: string | null;
  level: 'warn' | 'info' | 'error' | null;
  /** Properties or traits of the call, and its context. */
  payload: JSONColumnType<Record<string, unknown>>;
  sent_at: Date | null;
  received_at: ColumnType<Date, never, never>;
}

/** The schema `collector`. */
export interface Tables {
  entry: EntryTable;
}

export type Store = Kysely<Tables>;
export type EntryRow = Selectable<EntryTable>;
