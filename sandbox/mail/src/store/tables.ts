import type { ColumnType, Generated, GeneratedAlways, Kysely, Selectable } from 'kysely';

interface MessageTable {
  id: GeneratedAlways<number | string | bigint>;
  /** The header `Message-ID`, with its angle brackets. */
  message_id: string;
  /** The address of `RCPT TO`, in lower case. */
  recipient: string;
  /** The address of `MAIL FROM`. */
  sender: string;
  from_text: string;
  to_text: string;
  subject: string;
  /** The header `Content-Language`. */
  language: string | null;
  text: string;
  html: string | null;
  /** The message as it was received. */
  source: string;
  /** How many times the message was accepted; more than once when a client repeated it. */
  deliveries: Generated<number>;
  received_at: ColumnType<Date, never, never>;
}

interface GreylistedTable {
  sender: string;
  recipient: string;
}

/** The schema `mail`. */
export interface Tables {
  message: MessageTable;
  greylisted: GreylistedTable;
}

export type Store = Kysely<Tables>;
export type MessageRow = Selectable<MessageTable>;
