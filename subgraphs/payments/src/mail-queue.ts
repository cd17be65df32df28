import { getMailQueueSettings } from '@tarima/mail/env';
import { createMailOutbox } from '@tarima/mail/outbox';
import { createMailQueue, type MailQueue } from '@tarima/mail/queue';
import type { MailStore } from '@tarima/mail/tables';
import { createSmtpTransport, type MailTransport } from '@tarima/mail/transport';
import type { Jobs } from '@tarima/service-kit/jobs';
import type { Logger } from '@tarima/service-kit/logger';
import type { OrderReader } from './application/mails/ports.ts';
import { createMailRenderer } from './application/mails/render.ts';
import type { PaymentsEnv } from './env.ts';
import type { Store } from './persistence/tables.ts';

export interface MailQueueDependencies {
  readonly env: PaymentsEnv;
  readonly db: Store;
  readonly jobs: Jobs;
  readonly orderReader: OrderReader;
  /** Replaces the mail server. */
  readonly transport?: MailTransport | undefined;
  readonly logger: Logger;
}

/** Creates the queue of this subgraph's mails, over its own table. */
export function createPaymentsMailQueue({
  env,
  db,
  jobs,
  orderReader,
  transport,
  logger,
}: MailQueueDependencies): MailQueue {
  return createMailQueue({
    service: 'payments',
    outbox: createMailOutbox(db as unknown as MailStore),
    jobs,
    transport:
      transport ?? createSmtpTransport({ url: env.MAIL_SMTP_URL, from: env.MAIL_FROM, timeoutMs: env.MAIL_TIMEOUT_MS }),
    messageIdDomain: env.MAIL_FROM.address.split('@').at(-1) ?? '',
    render: createMailRenderer(orderReader, env.SHOP_URL),
    settings: getMailQueueSettings(env),
    logger,
  });
}
