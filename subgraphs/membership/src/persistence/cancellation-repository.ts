import { randomUUID } from 'node:crypto';
import type { MailQueue } from '@tarima/mail/queue';
import { inTransaction } from '@tarima/service-kit/database';
import { sql } from 'kysely';
import type { Cancellations } from '../application/cancellations.ts';
import { cancellationMailSchema, createCancellationMail } from '../application/mails/cancellation-mail-data.ts';
import type { Store } from './tables.ts';

const secondsAgo = (seconds: number) => sql<Date>`now() - cast(${seconds} as double precision) * interval '1 second'`;

/** Cancellations in the table `cancellation`; a confirmation and its mail are written in one transaction. */
export function createCancellations(db: Store, mailQueue: Pick<MailQueue, 'enqueue'>): Cancellations {
  const selectOpen = (store: Store, membershipNumber: string) =>
    store
      .selectFrom('cancellation')
      .select(['id', 'mail'])
      .where('membership_number', '=', membershipNumber)
      .where('confirmed_at', 'is', null);

  return {
    async find(membershipNumber) {
      const row = await db
        .selectFrom('cancellation')
        .select(['id', 'confirmed_at'])
        .where('membership_number', '=', membershipNumber)
        .executeTakeFirst();
      return row && { id: row.id, isConfirmed: row.confirmed_at !== null };
    },

    async request(membershipNumber, mail, replacedId) {
      const values = { id: randomUUID(), mail: JSON.stringify(mail), requested_at: sql<Date>`now()` };
      await db
        .insertInto('cancellation')
        .values({ membership_number: membershipNumber, ...values })
        .onConflict((conflict) => {
          const existing = conflict.column('membership_number');
          if (replacedId === undefined) return existing.doNothing();
          return existing.doUpdateSet({ ...values, confirmed_at: null }).where('cancellation.id', '=', replacedId);
        })
        .execute();
    },

    async repeat(membershipNumber) {
      await db
        .updateTable('cancellation')
        .set({ requested_at: sql<Date>`now()` })
        .where('membership_number', '=', membershipNumber)
        .where('confirmed_at', 'is', null)
        .execute();
    },

    confirm: (membershipNumber) =>
      inTransaction(db, async (trx) => {
        const open = await selectOpen(trx, membershipNumber).forUpdate().executeTakeFirst();
        if (!open) return;
        await trx
          .updateTable('cancellation')
          .set({ mail: null, confirmed_at: sql<Date>`now()` })
          .where('membership_number', '=', membershipNumber)
          .execute();
        await mailQueue.enqueue(trx, createCancellationMail(open.id, cancellationMailSchema.parse(open.mail)));
      }),

    async discard(membershipNumber, olderThanSeconds = 0) {
      await db
        .deleteFrom('cancellation')
        .where('membership_number', '=', membershipNumber)
        .where('confirmed_at', 'is', null)
        .where('requested_at', '<=', secondsAgo(olderThanSeconds))
        .execute();
    },

    async listOpen(olderThanSeconds, limit) {
      const rows = await db
        .selectFrom('cancellation')
        .select('membership_number')
        .where('confirmed_at', 'is', null)
        .where('requested_at', '<=', secondsAgo(olderThanSeconds))
        .orderBy('requested_at')
        .limit(limit)
        .execute();
      return rows.map(({ membership_number }) => membership_number);
    },

    async deleteConfirmed(days) {
      await db
        .deleteFrom('cancellation')
        .where('confirmed_at', '<', secondsAgo(days * 86_400))
        .execute();
    },
  };
}
