import type { ColumnType, Generated, JSONColumnType, Kysely, Selectable } from 'kysely';

export type MailStatus = 'QUEUED' | 'SENT' | 'FAILED';

interface OutboxTable {
  id: string;
  /** What the mail is about, such as `order-confirmation:{attempt}`: there is one mail for each key. */
  key: string;
  kind: string;
  recipient: string;
  market: string;
  language: string;
  /** What the template needs, without card data. */
  data: JSONColumnType<Record<string, unknown>, string, never>;
  status: Generated<MailStatus>;
  /** How many times a process began to send it. */
  tries: Generated<number>;
  /** When it is sent next, unless it is leased. */
  due_at: ColumnType<Date, Date | undefined, Date>;
  lease_until: Date | null;
  /** Increases with each claim; a process whose fence is lower than the row's has lost the mail. */
  fence: Generated<number>;
  /** Why the last try failed, without the address. */
  last_error: string | null;
  created_at: ColumnType<Date, never, never>;
  ended_at: Date | null;
}

/** The table that a service's schema needs for its mail. */
export interface MailTables {
  mail: OutboxTable;
}

export type MailStore = Kysely<MailTables>;
export type MailRow = Selectable<OutboxTable>;
