import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { ConfigurationSource } from '../configuration.ts';
import { createHttpClient } from '../http-client.ts';
import type { Logger } from '../logger.ts';
import { type AltchaLibrary, createAltcha } from './altcha.ts';
import type { CaptchaPort } from './captcha.ts';
import { createCaptcha } from './create-captcha.ts';
import { type captchaEnv, getRecaptchaKeys } from './env.ts';
import { createRecaptcha } from './recaptcha.ts';
import { type CaptchaTables, createCaptchaUses } from './uses.ts';

export interface OpenCaptchaOptions<Tables extends CaptchaTables> {
  readonly env: z.output<z.ZodObject<typeof captchaEnv>> & { readonly SHOP_URL: string };
  readonly library: AltchaLibrary;
  /** The service's schema, which has the table of `captchaUses`. */
  readonly db: Kysely<Tables>;
  readonly configuration: Pick<ConfigurationSource, 'market'>;
  readonly logger: Logger;
}

/** Creates the captcha of a service from its environment. */
export function openCaptcha<Tables extends CaptchaTables>(
  options: OpenCaptchaOptions<Tables>,
): { readonly port: CaptchaPort; close(): Promise<void> } {
  const { env, library, db, configuration, logger } = options;
  const http = createHttpClient({
    upstream: 'recaptcha',
    baseUrl: env.RECAPTCHA_URL,
    timeoutMs: env.RECAPTCHA_TIMEOUT_MS,
  });
  const port = createCaptcha({
    altcha: createAltcha({
      library,
      secret: env.CAPTCHA_SECRET,
      cost: env.ALTCHA_COST,
      guesses: env.ALTCHA_GUESSES,
      lifetimeSeconds: env.ALTCHA_CHALLENGE_SECONDS,
    }),
    recaptcha: createRecaptcha({
      http,
      keys: getRecaptchaKeys(env),
      scriptUrl: env.RECAPTCHA_SCRIPT_URL,
      hostname: new URL(env.SHOP_URL).hostname,
    }),
    uses: createCaptchaUses(db),
    // The market's configuration decides which kinds are on (PAYMENTS-63).
    getSettings: (market) => configuration.market(market).captcha,
    logger,
  });
  return { port, close: () => http.close() };
}
