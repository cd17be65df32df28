import { commonEnv, parseEnv, portSchema } from '@tarima/service-kit/env';
import { z } from 'zod';

/** Settings of the service. */
export const schema = z.object({ ...commonEnv, TAX_PORT: portSchema.default(4106) });

export type TaxEnv = z.output<typeof schema>;

/** Reads the sandbox's environment. @throws EnvError naming every fault. */
export function parseTaxEnv(source: Readonly<Record<string, string | undefined>>): TaxEnv {
  return parseEnv('sandbox-tax', schema, source);
}
