import type { Kysely } from 'kysely';
import { getMailQueueSettings, type MailEnv } from './env.ts';
import { createMailOutbox } from './outbox.ts';
import { createMailQueue, type MailQueue, type MailQueueOptions } from './queue.ts';
import type { MailStore, MailTables } from './tables.ts';
import { createSmtpTransport, type MailTransport } from './transport.ts';

export interface ServiceMailQueueOptions<Tables extends MailTables>
  extends Pick<MailQueueOptions, 'service' | 'jobs' | 'render' | 'logger'> {
  readonly env: MailEnv;
  readonly db: Kysely<Tables>;
  /** Replaces the mail server. */
  readonly transport?: MailTransport | undefined;
}

/** Opens the queue of a service's mails, over the outbox in its own schema and the mail server of its settings. */
export function openMailQueue<Tables extends MailTables>({
  env,
  db,
  transport,
  ...options
}: ServiceMailQueueOptions<Tables>): MailQueue {
  return createMailQueue({
    ...options,
    outbox: createMailOutbox(db as unknown as MailStore),
    transport:
      transport ?? createSmtpTransport({ url: env.MAIL_SMTP_URL, from: env.MAIL_FROM, timeoutMs: env.MAIL_TIMEOUT_MS }),
    messageIdDomain: env.MAIL_FROM.address.split('@').at(-1) ?? '',
    settings: getMailQueueSettings(env),
  });
}
