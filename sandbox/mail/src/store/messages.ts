import { inTransaction } from '@tarima/service-kit/database';
import { sql } from 'kysely';
import type { MessageRow, Store } from './tables.ts';

export interface NewMessage {
  readonly messageId: string;
  readonly recipients: readonly string[];
  readonly sender: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly language: string | undefined;
  readonly text: string;
  readonly html: string | undefined;
  readonly source: string;
}

/**
 * Stores a message for each recipient and deletes the oldest ones beyond `keep`. A message that a recipient has already is
 * counted, not stored again, as mailboxes with duplicate suppression do. Returns true when all recipients had it.
 */
export function storeMessage(db: Store, message: NewMessage, keep: number): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const rows = await trx
      .insertInto('message')
      .values(
        message.recipients.map((recipient) => ({
          message_id: message.messageId,
          recipient: recipient.toLowerCase(),
          sender: message.sender,
          from_text: message.from,
          to_text: message.to,
          subject: message.subject,
          language: message.language ?? null,
          text: message.text,
          html: message.html ?? null,
          source: message.source,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['recipient', 'message_id']).doUpdateSet({ deliveries: sql<number>`message.deliveries + 1` }),
      )
      .returning('deliveries')
      .execute();
    await trx
      .deleteFrom('message')
      .where('id', '<=', (query) =>
        query.selectFrom('message').select('id').orderBy('id', 'desc').offset(keep).limit(1),
      )
      .execute();
    return rows.every(({ deliveries }) => deliveries > 1);
  });
}

export interface MessageFilter {
  /** The whole address of a recipient, in any letter case. */
  readonly to?: string | undefined;
  /** Only messages received after this time. */
  readonly since?: Date | undefined;
  readonly limit: number;
}

/** Messages, the newest first. */
export function listMessages(db: Store, { to, since, limit }: MessageFilter): Promise<MessageRow[]> {
  return db
    .selectFrom('message')
    .selectAll()
    .$if(to !== undefined, (query) => query.where('recipient', '=', to?.toLowerCase() ?? ''))
    .$if(since !== undefined, (query) => query.where('received_at', '>', since ?? new Date(0)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The message of this id, the digits of a row. */
export function findMessage(db: Store, id: string): Promise<MessageRow | undefined> {
  return db.selectFrom('message').selectAll().where('id', '=', id).executeTakeFirst();
}

/** True when greylisting sees this sender and recipient for the first time. */
export async function greylist(db: Store, sender: string, recipient: string): Promise<boolean> {
  const added = await db
    .insertInto('greylisted')
    .values({ sender: sender.toLowerCase(), recipient: recipient.toLowerCase() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('recipient')
    .executeTakeFirst();
  return added !== undefined;
}
