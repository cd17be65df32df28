import { pbkdf2, solveChallenge } from 'altcha/lib';
import { z } from 'zod';

const kinds = ['ALTCHA', 'RECAPTCHA_V2', 'RECAPTCHA_V2_INVISIBLE', 'RECAPTCHA_V3'] as const;

/** A captcha to be answered; null when none is needed. */
export const captchaChallenge = z.object({
  kind: z.enum(kinds),
  challenge: z.string().nullable(),
  siteKey: z.string().nullable(),
  scriptUrl: z.string().nullable(),
  action: z.string().nullable(),
});
export type CaptchaChallengeView = z.output<typeof captchaChallenge>;

export interface CaptchaInput {
  readonly kind: (typeof kinds)[number];
  readonly token: string;
}

/** Answers a captcha as a browser does: solves ALTCHA, or asks the sandbox of reCAPTCHA for a token. */
export async function answerCaptcha(challenge: CaptchaChallengeView, shopUrl: string): Promise<CaptchaInput> {
  const { kind } = challenge;
  return {
    kind,
    token: await (kind === 'ALTCHA' ? solveAltcha(challenge.challenge ?? '') : fetchToken(challenge, shopUrl)),
  };
}

/** Solves a challenge of ALTCHA. @returns the payload that its widget would send */
export async function solveAltcha(text: string): Promise<string> {
  const challenge = JSON.parse(text);
  const solution = await solveChallenge({ challenge, deriveKey: pbkdf2.deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

async function fetchToken(
  { kind, siteKey, scriptUrl, action }: CaptchaChallengeView,
  shopUrl: string,
): Promise<string> {
  const fields = {
    k: siteKey ?? '',
    co: shopUrl,
    size: kind === 'RECAPTCHA_V2' ? 'normal' : 'invisible',
    ...(action !== null && { action }),
  };
  const response = await fetch(new URL('/recaptcha/api2/userverify', scriptUrl ?? undefined), {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return z.object({ token: z.string() }).parse(await response.json()).token;
}
