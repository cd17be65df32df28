import { commonEnv, parseEnv, portSchema, secretSchema } from '@tarima/service-kit/env';
import { z } from 'zod';

/** Settings of the service. */
export const schema = z.object({
  ...commonEnv,
  MEMBERSHIP_API_PORT: portSchema.default(4104),
  MEMBERSHIP_API_KEY: secretSchema.default('membership-api-sandbox-key-000000000'),
  /** A membership may be renewed from so many days before its last day on. */
  MEMBERSHIP_RENEWAL_DAYS: z.coerce.number().int().min(0).max(365).default(60),
  /** The most cards in force of an account that is renewed or upgraded without the service desk. */
  MEMBERSHIP_MAXIMUM_CARDS: z.coerce.number().int().min(1).default(2),
  DATABASE_URL: z.string().default('pglite://memory'),
});

export type MembershipApiEnv = z.output<typeof schema>;

/** Reads the sandbox's environment. @throws EnvError naming every fault. */
export function parseMembershipApiEnv(source: Readonly<Record<string, string | undefined>>): MembershipApiEnv {
  return parseEnv('sandbox-membership', schema, source);
}
