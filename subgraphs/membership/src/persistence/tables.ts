import type { MailTables } from '@tarima/mail/tables';
import type { CaptchaTables } from '@tarima/service-kit/captcha/uses';
import type { ColumnType, JSONColumnType, Kysely } from 'kysely';

/** The last cancellation of a membership that was requested in the shop. */
interface CancellationTable {
  membership_number: string;
  /** Names this cancellation: a membership that the club restored can be cancelled again. */
  id: string;
  /** The mail to write when the club has confirmed; null afterwards. */
  mail: JSONColumnType<Record<string, unknown> | null, string, string | null>;
  requested_at: ColumnType<Date, Date | undefined, Date>;
  /** When the store learned that the club had cancelled. */
  confirmed_at: Date | null;
}

export interface Tables extends CaptchaTables, MailTables {
  cancellation: CancellationTable;
}

export type Store = Kysely<Tables>;
