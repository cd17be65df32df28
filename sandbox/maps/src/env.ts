import { commonEnv, parseEnv, portSchema, secretSchema } from '@tarima/service-kit/env';
import { z } from 'zod';

/** Settings of the service. */
export const schema = z.object({
  ...commonEnv,
  MAPS_PORT: portSchema.default(4111),
  MAPS_API_KEY: secretSchema.default('maps-sandbox-key-0000000000000000000'),
  DATABASE_URL: z.string().default('pglite://memory'),
});

export type MapsEnv = z.output<typeof schema>;

/** Reads the sandbox's environment. @throws EnvError naming every fault. */
export function parseMapsEnv(source: Readonly<Record<string, string | undefined>>): MapsEnv {
  return parseEnv('sandbox-maps', schema, source);
}
