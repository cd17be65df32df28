import { runAfterCommit } from '@tarima/service-kit/database';
import type { Jobs } from '@tarima/service-kit/jobs';
import type { Logger } from '@tarima/service-kit/logger';
import { createPeriodicTask } from '@tarima/service-kit/periodic-task';
import { createDurationHistogram, createEventCounter, observeGauges } from '@tarima/service-kit/telemetry/metrics';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { MailOutbox, NewMail, QueuedMail } from './outbox.ts';
import type { RenderedMail } from './render.ts';
import type { MailStore, MailTables } from './tables.ts';
import { MailRejectedError, type MailTransport } from './transport.ts';

export interface MailQueueSettings {
  readonly leaseSeconds: number;
  /** The first pause after a failed try; each later one is twice as long, up to an hour. */
  readonly backoffSeconds: number;
  /** How many times an email is tried before it fails. */
  readonly tries: number;
  readonly sweepSeconds: number;
  readonly keptDays: number;
}

export interface MailQueueOptions {
  /** The service, part of the job queue's name: services share their jobs. */
  readonly service: string;
  readonly outbox: MailOutbox;
  readonly jobs: Pick<Jobs, 'work' | 'sendAfter'>;
  readonly transport: MailTransport;
  /** Host name that makes message ids unique, such as that of the sender's address. */
  readonly messageIdDomain: string;
  /** Makes the content of an email. When it fails, the mail is tried again later. */
  readonly render: (mail: QueuedMail) => Promise<RenderedMail>;
  readonly settings: MailQueueSettings;
  readonly logger: Logger;
}

/**
 * Sends the mail of a service. An email is a row of the service's own database, written in the transaction that it belongs to,
 * so it is neither lost nor sent for something that did not happen. It is sent at least once: when a process dies or a reply
 * is lost after the server has accepted it, it is sent again with the same Message-ID (ORDERS-301, ORDERS-302).
 */
export interface MailQueue {
  /** Writes an email in the caller's transaction and sends it after the commit. An email of a known key is ignored. */
  enqueue<Tables extends MailTables>(trx: Kysely<Tables>, mail: NewMail): Promise<void>;
  /** Sends due mails that no job found, and deletes old rows. */
  sweep(): Promise<void>;
  /** Starts the sweep. Jobs start by themselves. */
  start(): void;
  /** Ends the sweep and waits for mails that this process sends. */
  stop(): Promise<void>;
}

const jobSchema = z.object({ mailId: z.uuid() });
/** Maximum number of mails that one sweep sends; the next one sends the others. */
const sweepLimit = 50;
const backoffLimitSeconds = 3_600;
const countResult = createEventCounter('tarima.mail.results', 'Tries to send a mail, by kind and outcome.');
const recordDuration = createDurationHistogram(
  'tarima.mail.duration',
  'Duration of handing a mail to the mail server.',
);

export function createMailQueue(options: MailQueueOptions): MailQueue {
  const { service, outbox, jobs, transport, messageIdDomain, render, settings, logger } = options;
  const queueName = `${service}-mail`;
  const active = new Set<Promise<void>>();
  let isStopped = false;

  const schedule = (mailId: string, seconds: number, options?: { readonly isNew: true }) =>
    jobs
      .sendAfter(queueName, { mailId }, seconds, mailId, options)
      // The sweep finds the mail.
      .catch((error) => logger.error({ err: error, mailId }, 'mail job not scheduled'));

  const send = async (mail: QueuedMail) => {
    const rendered = await render(mail);
    // Making the content may have taken longer than the lease.
    if (!(await outbox.renew(mail, settings.leaseSeconds))) throw new LeaseLostError();
    const start = performance.now();
    await transport
      .send({
        ...rendered,
        messageId: `${mail.id}@${messageIdDomain}`,
        date: mail.createdAt,
        to: mail.recipient,
        language: mail.language,
      })
      .finally(() => recordDuration(performance.now() - start, { kind: mail.kind }));
  };

  /** Postpones an email, or ends it with an alert when it was refused for good or tried too often. */
  const handleFailure = async (mail: QueuedMail, error: Error) => {
    const { id: mailId, kind, key, tries } = mail;
    const isFinal = error instanceof MailRejectedError || tries >= settings.tries;
    if (!isFinal) {
      const seconds = Math.min(settings.backoffSeconds * 2 ** (tries - 1), backoffLimitSeconds);
      countResult({ kind, outcome: 'postponed' });
      logger.warn({ mailId, kind, key, tries, seconds, reason: error.message }, 'mail postponed');
      if (await outbox.postpone(mail, seconds, error.message)) await schedule(mailId, seconds);
      return;
    }
    // The alert is written before the row, so that it is never missing; it may be written twice.
    countResult({ kind, outcome: 'failed' });
    logger.error({ alert: 'mail_failed', mailId, kind, key, tries, reason: error.message }, 'mail not sent');
    await outbox.finish(mail, 'FAILED', error.message);
  };

  const deliver = async (id: string): Promise<void> => {
    const mail = isStopped ? undefined : await outbox.claim(id, settings.leaseSeconds);
    if (!mail) return;
    const { id: mailId, kind, key, tries } = mail;
    try {
      await send(mail);
    } catch (error) {
      if (error instanceof LeaseLostError) logger.warn({ mailId, kind, key }, 'another process sends this mail');
      else await handleFailure(mail, error instanceof Error ? error : new Error(String(error)));
      return;
    }
    countResult({ kind, outcome: 'sent' });
    logger.info({ mailId, kind, key, tries }, 'mail sent');
    await outbox.finish(mail, 'SENT');
  };
  const run = (id: string): Promise<void> => {
    const running = deliver(id).finally(() => active.delete(running));
    active.add(running);
    return running;
  };

  const sweep = async () => {
    for (const id of await outbox.listDue(sweepLimit)) await run(id);
    await outbox.deleteEnded(settings.keptDays);
  };
  const sweeps = createPeriodicTask({ name: 'mail sweep', everySeconds: settings.sweepSeconds, run: sweep, logger });

  jobs.work(queueName, (data) => run(jobSchema.parse(data).mailId));
  observeGauges(
    {
      'tarima.mails': { description: 'Mails that are queued or failed.' },
      'tarima.mails.oldest': { description: 'Age of the oldest of these mails.', unit: 's' },
    },
    async () =>
      (await outbox.count()).flatMap(({ status, count, oldestSeconds }) => {
        const attributes = { service, status };
        return [
          { name: 'tarima.mails', value: count, attributes },
          { name: 'tarima.mails.oldest', value: oldestSeconds, attributes },
        ];
      }),
  );

  return {
    async enqueue(trx, mail) {
      const mailId = await outbox.insert(trx as unknown as MailStore, mail);
      if (mailId) runAfterCommit(() => void schedule(mailId, 0, { isNew: true }));
    },
    sweep,
    start: sweeps.start,
    async stop() {
      isStopped = true;
      await sweeps.stop();
      await Promise.allSettled(active);
    },
  };
}

class LeaseLostError extends Error {}
