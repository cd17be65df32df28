import { z } from 'zod';
import { mailAddressSchema } from './address.ts';
import type { MailQueueSettings } from './queue.ts';
import { smtpUrlSchema } from './smtp-url.ts';

const seconds = (fallback: number) => z.coerce.number().positive().max(86_400).default(fallback);

/** Settings of a service that sends mail. */
export const mailEnv = {
  /** The mail server, with the account that may send. */
  MAIL_SMTP_URL: smtpUrlSchema,
  /** Who the mail is from, e.g. `Tarima <orders@example.com>`. */
  MAIL_FROM: mailAddressSchema,
  /** Time limit of handing a message to the mail server; afterwards its reply counts as lost. */
  MAIL_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(8_000),
  /** How long one process may work on an email before another one takes it; more than twice the time limit. */
  MAIL_LEASE_SECONDS: seconds(60),
  /** The first pause after a failed try; each later one is twice as long, up to an hour. */
  MAIL_BACKOFF_SECONDS: seconds(10),
  /** How many times an email is tried before it fails; 30 tries take about a day. */
  MAIL_TRIES: z.coerce.number().int().min(1).max(100).default(30),
  /** How often each process looks for mail that is due. */
  MAIL_SWEEP_SECONDS: seconds(30),
  /** Days after which sent and failed mail is deleted from the outbox. */
  MAIL_KEPT_DAYS: z.coerce.number().int().min(1).max(3_650).default(30),
};

export type MailEnv = z.output<z.ZodObject<typeof mailEnv>>;

/** An error of settings that do not fit together; undefined when they do. */
export function findMailEnvError(env: Pick<MailEnv, 'MAIL_TIMEOUT_MS' | 'MAIL_LEASE_SECONDS'>): string | undefined {
  const isLongEnough = env.MAIL_LEASE_SECONDS * 1_000 > env.MAIL_TIMEOUT_MS * 2;
  return isLongEnough ? undefined : 'must be more than twice MAIL_TIMEOUT_MS';
}

/** Reads the settings of a mail queue from the environment. */
export function getMailQueueSettings(env: MailEnv): MailQueueSettings {
  return {
    leaseSeconds: env.MAIL_LEASE_SECONDS,
    backoffSeconds: env.MAIL_BACKOFF_SECONDS,
    tries: env.MAIL_TRIES,
    sweepSeconds: env.MAIL_SWEEP_SECONDS,
    keptDays: env.MAIL_KEPT_DAYS,
  };
}
