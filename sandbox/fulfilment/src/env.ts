import { commonEnv, parseEnv, portSchema, secretSchema } from '@tarima/service-kit/env';
import { z } from 'zod';

/** Environment variables of the service. */
export const schema = z.object({
  ...commonEnv,
  FULFILMENT_PORT: portSchema.default(4110),
  FULFILMENT_API_KEY: secretSchema.default('fulfilment-sandbox-key-00000000000000'),
  DATABASE_URL: z.string().default('pglite://memory'),
});

export type FulfilmentEnv = z.output<typeof schema>;

/** Parses the environment. @throws EnvError listing every invalid variable. */
export function parseFulfilmentEnv(source: Readonly<Record<string, string | undefined>>): FulfilmentEnv {
  return parseEnv('sandbox-fulfilment', schema, source);
}
