import { commonEnv, parseEnv, portSchema, secretSchema } from '@tarima/service-kit/env';
import { z } from 'zod';

const schema = z.object({
  ...commonEnv,
  MEMBERSHIP_API_PORT: portSchema.default(4104),
  MEMBERSHIP_API_KEY: secretSchema.default('membership-api-sandbox-key-000000000'),
  DATABASE_URL: z.string().default('pglite://memory'),
});

export type MembershipApiEnv = z.output<typeof schema>;

/** Reads the sandbox's environment. @throws EnvError naming every fault. */
export function parseMembershipApiEnv(source: Readonly<Record<string, string | undefined>>): MembershipApiEnv {
  return parseEnv('sandbox-membership', schema, source);
}
