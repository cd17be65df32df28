import type { MailQueue } from '@tarima/mail/queue';
import { createCancellationMail, findEndMail } from '../application/mails/mail-data.ts';
import type { Attempt } from '../domain/attempt.ts';
import type { Store } from './tables.ts';

/** Mails about attempts and orders, each written in the transaction of what it tells, so that none is lost (ORDERS-300). */
export interface AttemptMails {
  /** Called in the transaction that ends an attempt. */
  attemptEnded(trx: Store, attempt: Attempt): Promise<void>;
  /**
   * Called in the transaction that examines the cancelled order of a paid attempt. `isReturned`: refunds had returned the whole
   * payment before.
   */
  orderCancelled(trx: Store, paid: Attempt, isReturned: boolean): Promise<void>;
}

export function createAttemptMails(queue: Pick<MailQueue, 'enqueue'>): AttemptMails {
  return {
    async attemptEnded(trx, attempt) {
      const mail = findEndMail(attempt, isUndone(attempt) && (await isReviewed(trx, attempt.id)));
      if (mail) await queue.enqueue(trx, mail);
    },
    async orderCancelled(trx, paid, isReturned) {
      const mail = createCancellationMail(paid, isReturned);
      if (mail) await queue.enqueue(trx, mail);
    },
  };
}

/** Only the mail about an attempt that was undone depends on a review before. */
const isUndone = ({ status }: Attempt) => status === 'VOIDED' || status === 'DECLINED';

/** Whether an operator has resolved the attempt after it needed review. */
async function isReviewed(trx: Store, attemptId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('resolution')
    .select('attempt_id')
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst();
  return row !== undefined;
}
