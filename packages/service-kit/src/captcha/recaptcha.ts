import { z } from 'zod';
import type { HttpClient } from '../http-client.ts';
import { UpstreamError } from '../upstream-error.ts';
import type { RecaptchaKind } from './captcha.ts';

/** A site key with its secret, as registered for one kind of reCAPTCHA. */
export interface RecaptchaKey {
  readonly siteKey: string;
  readonly secret: string;
}

export interface RecaptchaOptions {
  /** The host of `siteverify`. */
  readonly http: Pick<HttpClient, 'form'>;
  readonly keys: Partial<Readonly<Record<RecaptchaKind, RecaptchaKey>>>;
  /** URL of the script for browsers. */
  readonly scriptUrl: string;
  /** Host name of the shop: tokens of another site's pages do not pass. */
  readonly hostname: string;
}

export interface RecaptchaCheck {
  readonly kind: RecaptchaKind;
  readonly token: string;
  /** Version 3: tokens of another action do not pass. */
  readonly action: string;
  /** Version 3: the lowest score that passes, 0 to 1. */
  readonly minimumScore: number;
  readonly clientIp: string | undefined;
}

export interface Recaptcha {
  readonly scriptUrl: string;
  /** Undefined when the installation has no key of the kind. */
  findSiteKey(kind: RecaptchaKind): string | undefined;
  /** Whether the token passes, once. @throws UpstreamError when reCAPTCHA is down or refuses the secret */
  verify(check: RecaptchaCheck): Promise<boolean>;
  /** Whether `siteverify` responds. */
  isAvailable(): Promise<boolean>;
}

const responseWire = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  score: z.number().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
});

/** Codes of a wrong setting of the installation; they do not mean that the shopper's token is invalid. */
const settingErrors: ReadonlySet<string> = new Set(['missing-input-secret', 'invalid-input-secret']);

/** reCAPTCHA version 2, version 2 invisible and version 3 (https://developers.google.com/recaptcha/docs/verify). */
export function createRecaptcha({ http, keys, scriptUrl, hostname }: RecaptchaOptions): Recaptcha {
  const siteVerify = async (fields: Record<string, string>) => {
    const response = responseWire.safeParse(await http.form('/recaptcha/api/siteverify', { fields }));
    if (!response.success) throw new UpstreamError('recaptcha', 502, undefined, false, response.error);
    return response.data;
  };
  return {
    scriptUrl,
    findSiteKey: (kind) => keys[kind]?.siteKey,

    async verify({ kind, token, action, minimumScore, clientIp }) {
      const secret = keys[kind]?.secret;
      if (secret === undefined) return false;
      const result = await siteVerify({ secret, response: token, ...(clientIp && { remoteip: clientIp }) });
      if (result['error-codes'].some((code) => settingErrors.has(code)))
        throw new UpstreamError('recaptcha', 401, result['error-codes'], false);
      if (!result.success || result.hostname !== hostname) return false;
      if (kind !== 'RECAPTCHA_V3') return true;
      return result.action === action && (result.score ?? 0) >= minimumScore;
    },

    async isAvailable() {
      try {
        // Without a token, `siteverify` responds with its error code.
        await siteVerify({ secret: 'availability', response: '' });
        return true;
      } catch {
        return false;
      }
    },
  };
}
