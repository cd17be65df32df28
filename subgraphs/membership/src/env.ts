import { commerceEnv } from '@tarima/commerce-client/env';
import { commonEnv, parseEnv, portSchema, secretSchema, urlSchema } from '@tarima/service-kit/env';
import { z } from 'zod';

const schema = z.object({
  ...commonEnv,
  ...commerceEnv,
  MEMBERSHIP_PORT: portSchema.default(4004),
  CALLER_SECRET: secretSchema,
  CONTENT_URL: urlSchema,
  /** Keeps the last good configuration for a start without the content service. */
  CONFIGURATION_CACHE_FILE: z.string().min(1),
  MEMBERSHIP_API_URL: urlSchema,
  MEMBERSHIP_API_KEY: z.string().min(1),
  /** Counts look-ups for several processes together; each counts for itself when absent. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Membership numbers that one caller may have checked in a minute. */
  MEMBERSHIP_LOOK_UPS_PER_MINUTE: z.coerce.number().int().min(1).default(10),
});

export type MembershipEnv = z.output<typeof schema>;

/** @throws EnvError */
export const parseMembershipEnv = (source: NodeJS.ProcessEnv): MembershipEnv => parseEnv('membership', schema, source);
