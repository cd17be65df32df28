import { type Database, inTransaction } from '@tarima/service-kit/database';
import { pino } from 'pino';
import { mailOutbox } from '../migration.ts';
import { createMailOutbox, type NewMail } from '../outbox.ts';
import { createMailQueue, type MailQueueSettings } from '../queue.ts';
import type { MailTables } from '../tables.ts';
import type { MailTransport, OutgoingMail } from '../transport.ts';

export const migrations = { '001-mail': mailOutbox };

export const quickSettings: MailQueueSettings = {
  leaseSeconds: 0.05,
  backoffSeconds: 0.01,
  tries: 4,
  sweepSeconds: 3_600,
  keptDays: 30,
};

export const createMail = (change: Partial<NewMail> = {}): NewMail => ({
  key: 'order-confirmation:1',
  kind: 'ORDER_CONFIRMATION',
  recipient: 'ana@example.com',
  market: 'CR',
  language: 'es',
  data: { orderNumber: 'CR-1' },
  ...change,
});

export interface QueueProcessOptions {
  readonly settings?: Partial<MailQueueSettings>;
  readonly transport?: MailTransport;
  readonly render?: () => Promise<{ subject: string; text: string; html: string }>;
  /** True when jobs cannot be scheduled. */
  readonly isSchedulingBroken?: boolean;
}

/** A process of a service with its own queue on a shared database; its jobs run when the test says so. */
export async function startQueueProcess(database: Database, options: QueueProcessOptions = {}) {
  const db = await database.schema<MailTables>('mail_test', migrations);
  const sent: OutgoingMail[] = [];
  const jobs: { mailId: string; seconds: number }[] = [];
  const logs: Record<string, unknown>[] = [];
  let handler: (data: unknown) => Promise<void> = async () => undefined;
  const queue = createMailQueue({
    service: 'test',
    outbox: createMailOutbox(db),
    jobs: {
      work: (_name, work) => {
        handler = work;
      },
      sendAfter: async (_name, data, seconds) => {
        if (options.isSchedulingBroken) throw new Error('no jobs');
        jobs.push({ ...(data as { mailId: string }), seconds });
      },
    },
    transport: options.transport ?? { send: async (mail) => void sent.push(mail) },
    messageIdDomain: 'tarima.test',
    render: options.render ?? (async () => ({ subject: 'Su pedido', text: 'Gracias', html: '<p>Gracias</p>' })),
    settings: { ...quickSettings, ...options.settings },
    logger: pino({ level: 'info' }, { write: (line: string) => void logs.push(JSON.parse(line)) }),
  });
  return {
    db,
    queue,
    sent,
    jobs,
    logs,
    enqueue: (mail: NewMail) => inTransaction(db, (trx) => queue.enqueue(trx, mail)),
    runJob: (mailId: string) => handler({ mailId }),
    readRows: () => db.selectFrom('mail').selectAll().orderBy('created_at').execute(),
  };
}
