import { commonEnv, parseEnv, portSchema } from '@tarima/service-kit/env';
import { z } from 'zod';

/** Environment variables of the service. */
export const schema = z.object({ ...commonEnv, TAX_PORT: portSchema.default(4106) });

export type TaxEnv = z.output<typeof schema>;

/** Parses the environment. @throws EnvError listing every invalid variable. */
export function parseTaxEnv(source: Readonly<Record<string, string | undefined>>): TaxEnv {
  return parseEnv('sandbox-tax', schema, source);
}
