import { commonEnv, parseEnv, portSchema, secretSchema } from '@tarima/service-kit/env';
import { z } from 'zod';

/** Environment variables of the service. */
export const schema = z.object({
  ...commonEnv,
  MEMBERSHIP_API_PORT: portSchema.default(4104),
  MEMBERSHIP_API_KEY: secretSchema.default('membership-api-sandbox-key-000000000'),
  /** Number of days before the expiry date from which a membership can be renewed. */
  MEMBERSHIP_RENEWAL_DAYS: z.coerce.number().int().min(0).max(365).default(60),
  /** Maximum number of active cards for a renewal or upgrade without the service desk. */
  MEMBERSHIP_MAXIMUM_CARDS: z.coerce.number().int().min(1).default(2),
  /** Secret from which the keys of digital cards are derived. */
  MEMBERSHIP_CARD_SECRET: secretSchema.default('membership-card-sandbox-secret-0000000'),
  /** Maximum number of devices with a digital card for one membership number; another one replaces the oldest. */
  MEMBERSHIP_CARD_DEVICES: z.coerce.number().int().min(1).max(20).default(5),
  /** Codes that one IP address can check on the scanner page in a minute. */
  MEMBERSHIP_SCANS_PER_MINUTE: z.coerce.number().int().min(1).default(60),
  /** After how many milliseconds the club executes a purchase, a renewal or an upgrade; it is PENDING until then. */
  MEMBERSHIP_PROCESSING_MS: z.coerce.number().int().min(0).max(600_000).default(0),
  /** The same for a call with the fault `pending`. */
  MEMBERSHIP_PENDING_MS: z.coerce.number().int().min(0).max(600_000).default(4_000),
  DATABASE_URL: z.string().default('pglite://memory'),
});

export type MembershipApiEnv = z.output<typeof schema>;

/** Parses the environment. @throws EnvError listing every invalid variable. */
export function parseMembershipApiEnv(source: Readonly<Record<string, string | undefined>>): MembershipApiEnv {
  return parseEnv('sandbox-membership', schema, source);
}
