import { randomUUID } from 'node:crypto';
import { isLanguage } from '@tarima/markets/locale';
import { getMarket, type Language, type MarketCode } from '@tarima/markets/table';
import { sql, type UpdateObject } from 'kysely';
import type { MailRow, MailStatus, MailStore, MailTables } from './tables.ts';

/** An email to send. */
export interface NewMail {
  /** What it is about; a second mail of the same key is ignored. */
  readonly key: string;
  /** Names its template and is an attribute of metrics. */
  readonly kind: string;
  readonly recipient: string;
  readonly market: MarketCode;
  readonly language: Language;
  /** What the template needs beside what it reads when the mail is sent; no card data. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** An email that a process sends. */
export interface QueuedMail extends NewMail {
  readonly id: string;
  readonly createdAt: Date;
  /** This try, from 1. */
  readonly tries: number;
  readonly fence: number;
}

export interface MailCount {
  readonly status: MailStatus;
  readonly count: number;
  /** Age of the oldest one, in seconds. */
  readonly oldestSeconds: number;
}

/** The outbox: rows that wait for their mail to be sent, each claimed by one process at a time. */
export interface MailOutbox {
  /** Writes an email in the caller's transaction. Returns its id; undefined when there is one of this key. */
  insert(trx: MailStore, mail: NewMail): Promise<string | undefined>;
  /** Leases an email that is due and not leased; undefined when there is nothing to do. */
  claim(id: string, leaseSeconds: number): Promise<QueuedMail | undefined>;
  /** Renews the lease right before the mail is sent; false when another process has claimed it. */
  renew(mail: QueuedMail, leaseSeconds: number): Promise<boolean>;
  /** Ends an email; false when another process has claimed it. */
  finish(mail: QueuedMail, status: 'SENT' | 'FAILED', error?: string): Promise<boolean>;
  /** Makes the mail due in some seconds; false when another process has claimed it. */
  postpone(mail: QueuedMail, seconds: number, error: string): Promise<boolean>;
  /** Ids of mails that are due and not leased, the longest due first. */
  listDue(limit: number): Promise<readonly string[]>;
  /** Deletes mails that ended more than some days ago. */
  deleteEnded(days: number): Promise<void>;
  count(): Promise<readonly MailCount[]>;
}

const inSeconds = (seconds: number) => sql<Date>`now() + cast(${seconds} as double precision) * interval '1 second'`;

/** The outbox in the table `mail` of a service's schema. */
export function createMailOutbox(db: MailStore): MailOutbox {
  const updateFenced = async ({ id, fence }: QueuedMail, set: UpdateObject<MailTables, 'mail'>) => {
    const row = await db
      .updateTable('mail')
      .set(set)
      .where('id', '=', id)
      .where('fence', '=', fence)
      .where('status', '=', 'QUEUED')
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  };

  return {
    async insert(trx, { key, kind, recipient, market, language, data }) {
      const row = await trx
        .insertInto('mail')
        .values({ id: randomUUID(), key, kind, recipient, market, language, data: JSON.stringify(data) })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('id')
        .executeTakeFirst();
      return row?.id;
    },

    async claim(id, leaseSeconds) {
      const row = await db
        .updateTable('mail')
        .set((eb) => ({ lease_until: inSeconds(leaseSeconds), fence: eb('fence', '+', 1), tries: eb('tries', '+', 1) }))
        .where('id', '=', id)
        .where('status', '=', 'QUEUED')
        .where('due_at', '<=', inSeconds(0))
        .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', inSeconds(0))]))
        .returningAll()
        .executeTakeFirst();
      return row && toQueuedMail(row);
    },

    renew: (mail, leaseSeconds) => updateFenced(mail, { lease_until: inSeconds(leaseSeconds) }),
    finish: (mail, status, error) =>
      updateFenced(mail, {
        status,
        lease_until: null,
        last_error: error ?? null,
        ended_at: inSeconds(0),
      }),
    postpone: (mail, seconds, error) =>
      updateFenced(mail, { lease_until: null, due_at: inSeconds(seconds), last_error: error }),

    async listDue(limit) {
      const rows = await db
        .selectFrom('mail')
        .select('id')
        .where('status', '=', 'QUEUED')
        .where('due_at', '<=', inSeconds(0))
        .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', inSeconds(0))]))
        .orderBy('due_at')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    async deleteEnded(days) {
      await db
        .deleteFrom('mail')
        .where('status', '<>', 'QUEUED')
        .where('ended_at', '<', inSeconds(-days * 86_400))
        .execute();
    },

    async count() {
      const rows = await db
        .selectFrom('mail')
        .select(['status', (eb) => eb.fn.countAll().as('count')])
        .select(sql<number>`extract(epoch from now() - min(created_at))::double precision`.as('oldest_seconds'))
        .where('status', 'in', ['QUEUED', 'FAILED'])
        .groupBy('status')
        .execute();
      return rows.map(({ status, count, oldest_seconds }) => ({
        status,
        count: Number(count),
        oldestSeconds: Number(oldest_seconds),
      }));
    },
  };
}

function toQueuedMail(row: MailRow): QueuedMail {
  return {
    id: row.id,
    key: row.key,
    kind: row.kind,
    recipient: row.recipient,
    market: getMarket(row.market).code,
    language: isLanguage(row.language) ? row.language : 'es',
    data: row.data,
    createdAt: row.created_at,
    tries: row.tries,
    fence: row.fence,
  };
}
