import { commonEnv, parseEnv, portSchema, secretSchema } from '@tarima/service-kit/env';
import { z } from 'zod';

/** Environment variables of the service. */
export const schema = z.object({
  ...commonEnv,
  /** The mailbox and its API, over http. */
  MAIL_PORT: portSchema.default(4113),
  MAIL_SMTP_PORT: portSchema.default(4112),
  /** The account that may send. */
  MAIL_ACCOUNT: z.string().min(1).default('tarima'),
  MAIL_ACCOUNT_PASSWORD: secretSchema.default('mail-sandbox-secret-0000000000000000'),
  /** The domain whose addresses the account may send from. */
  MAIL_SENDER_DOMAIN: z.string().min(1).default('tarima.test'),
  /** The largest message that is accepted, in bytes. */
  MAIL_MAXIMUM_BYTES: z.coerce.number().int().min(1_024).max(33_554_432).default(1_048_576),
  /** How many messages the mailbox keeps; older ones are deleted. */
  MAIL_KEPT_MESSAGES: z.coerce.number().int().min(1).max(1_000_000).default(5_000),
  DATABASE_URL: z.string().default('pglite://memory'),
});

export type MailEnv = z.output<typeof schema>;

/** Parses the environment. @throws EnvError listing every invalid variable. */
export function parseMailEnv(source: Readonly<Record<string, string | undefined>>): MailEnv {
  return parseEnv('sandbox-mail', schema, source);
}
