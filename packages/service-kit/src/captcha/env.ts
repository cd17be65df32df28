import { z } from 'zod';
import { publicUrlSchema, secretSchema, urlSchema } from '../env.ts';
import type { RecaptchaKind } from './captcha.ts';
import type { RecaptchaKey } from './recaptcha.ts';

const optionalText = z.string().min(1).optional();

/** URL of reCAPTCHA's script, which browsers load on the checkout. */
export const recaptchaScriptUrl = publicUrlSchema.default('https://www.google.com/recaptcha/api.js');

/** Environment variables of a service with a captcha. */
export const captchaEnv = {
  /** Signs ALTCHA challenges; the same for all processes. */
  CAPTCHA_SECRET: secretSchema,
  /** How long an ALTCHA challenge can be answered. */
  ALTCHA_CHALLENGE_SECONDS: z.coerce.number().int().min(30).max(86_400).default(900),
  /** PBKDF2 iterations of one guess, and guesses of an average challenge. */
  ALTCHA_COST: z.coerce.number().int().min(100).max(1_000_000).default(2_000),
  ALTCHA_GUESSES: z.coerce.number().int().min(2).max(100_000).default(500),
  /** Host of `siteverify`. */
  RECAPTCHA_URL: urlSchema.default('https://www.google.com'),
  RECAPTCHA_SCRIPT_URL: recaptchaScriptUrl,
  RECAPTCHA_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(3_000),
  RECAPTCHA_V2_SITE_KEY: optionalText,
  RECAPTCHA_V2_SECRET: optionalText,
  RECAPTCHA_V2_INVISIBLE_SITE_KEY: optionalText,
  RECAPTCHA_V2_INVISIBLE_SECRET: optionalText,
  RECAPTCHA_V3_SITE_KEY: optionalText,
  RECAPTCHA_V3_SECRET: optionalText,
};

type CaptchaEnv = z.output<z.ZodObject<typeof captchaEnv>>;

/** The keys of reCAPTCHA of which both parts are set. */
export function getRecaptchaKeys(env: CaptchaEnv): Partial<Record<RecaptchaKind, RecaptchaKey>> {
  const toKey = (siteKey: string | undefined, secret: string | undefined) =>
    siteKey === undefined || secret === undefined ? undefined : { siteKey, secret };
  const v2 = toKey(env.RECAPTCHA_V2_SITE_KEY, env.RECAPTCHA_V2_SECRET);
  const invisible = toKey(env.RECAPTCHA_V2_INVISIBLE_SITE_KEY, env.RECAPTCHA_V2_INVISIBLE_SECRET);
  const v3 = toKey(env.RECAPTCHA_V3_SITE_KEY, env.RECAPTCHA_V3_SECRET);
  return {
    ...(v2 && { RECAPTCHA_V2: v2 }),
    ...(invisible && { RECAPTCHA_V2_INVISIBLE: invisible }),
    ...(v3 && { RECAPTCHA_V3: v3 }),
  };
}
