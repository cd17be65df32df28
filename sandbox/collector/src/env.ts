import { commonEnv, parseEnv, portSchema, secretSchema } from '@tarima/service-kit/env';
import { z } from 'zod';

/** Environment variables of the service. */
export const schema = z.object({
  ...commonEnv,
  COLLECTOR_PORT: portSchema.default(4115),
  /** The write key of the only source. */
  COLLECTOR_WRITE_KEY: secretSchema.default('collector-sandbox-key-00000000000000'),
  /** How many entries are kept; older ones are deleted. */
  COLLECTOR_KEPT_ENTRIES: z.coerce.number().int().min(1).max(1_000_000).default(20_000),
  DATABASE_URL: z.string().default('pglite://memory'),
});

export type CollectorEnv = z.output<typeof schema>;

/** Parses the environment. @throws EnvError listing every invalid variable. */
export function parseCollectorEnv(source: Readonly<Record<string, string | undefined>>): CollectorEnv {
  return parseEnv('sandbox-collector', schema, source);
}
