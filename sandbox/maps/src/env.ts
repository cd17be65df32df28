import { commonEnv, parseEnv, portSchema, secretSchema } from '@tarima/service-kit/env';
import { z } from 'zod';

/** Environment variables of the service. */
export const schema = z.object({
  ...commonEnv,
  MAPS_PORT: portSchema.default(4111),
  MAPS_API_KEY: secretSchema.default('maps-sandbox-key-0000000000000000000'),
  DATABASE_URL: z.string().default('pglite://memory'),
});

export type MapsEnv = z.output<typeof schema>;

/** Parses the environment. @throws EnvError listing every invalid variable. */
export function parseMapsEnv(source: Readonly<Record<string, string | undefined>>): MapsEnv {
  return parseEnv('sandbox-maps', schema, source);
}
