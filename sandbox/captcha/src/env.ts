import { commonEnv, parseEnv, portSchema } from '@tarima/service-kit/env';
import { z } from 'zod';

/** Environment variables of the service. */
export const schema = z.object({
  ...commonEnv,
  CAPTCHA_PORT: portSchema.default(4114),
  DATABASE_URL: z.string().default('pglite://memory'),
});

export type CaptchaSandboxEnv = z.output<typeof schema>;

/** Parses the environment. @throws EnvError listing every invalid variable. */
export function parseCaptchaSandboxEnv(source: Readonly<Record<string, string | undefined>>): CaptchaSandboxEnv {
  return parseEnv('sandbox-captcha', schema, source);
}
