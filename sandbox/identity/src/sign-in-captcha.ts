import { randomUUID } from 'node:crypto';
import type { MarketCode } from '@tarima/markets/table';
import { type AltchaLibrary, createAltcha } from '@tarima/service-kit/captcha/altcha';
import type { CaptchaPurpose } from '@tarima/service-kit/captcha/captcha';
import { createCaptchaUses } from '@tarima/service-kit/captcha/uses';
import { createChallenge, pbkdf2, verifySolution } from 'altcha/lib';
import type { Kysely } from 'kysely';
import type { IdentityEnv } from './env.ts';
import type { IdentityTables } from './store/tables.ts';

const library: AltchaLibrary = { createChallenge, verifySolution, deriveKey: pbkdf2.deriveKey };

/** The sign-in in progress that a challenge belongs to. */
export interface CaptchaSignIn {
  readonly uid: string;
  readonly market: MarketCode;
}

/** The captcha of the sign-in form. */
export interface SignInCaptcha {
  /** Creates a challenge as JSON, for ALTCHA's widget. */
  createChallenge(signIn: CaptchaSignIn): Promise<string>;
  /** True once for an answer to a challenge of this sign-in that has not expired. */
  verify(signIn: CaptchaSignIn, token: string): Promise<boolean>;
}

/** ALTCHA, because the provider's pages load nothing from third parties (ACCOUNT-275). */
export function createSignInCaptcha(
  db: Kysely<IdentityTables>,
  secret: string,
  env: Pick<IdentityEnv, 'ALTCHA_COST' | 'ALTCHA_GUESSES' | 'ALTCHA_CHALLENGE_SECONDS'>,
): SignInCaptcha {
  const uses = createCaptchaUses(db);
  const altcha = createAltcha({
    library,
    secret,
    cost: env.ALTCHA_COST,
    guesses: env.ALTCHA_GUESSES,
    lifetimeSeconds: env.ALTCHA_CHALLENGE_SECONDS,
  });
  const getPurpose = ({ uid, market }: CaptchaSignIn): CaptchaPurpose => ({
    market,
    action: 'sign_in',
    shopper: `interaction:${uid}`,
    subject: 'session',
  });
  return {
    createChallenge: async (signIn) => (await altcha.createChallenge(getPurpose(signIn))).challenge,
    async verify(signIn, token) {
      const solved = await altcha.verify(getPurpose(signIn), token);
      return solved !== undefined && uses.claim(`altcha:${solved.id}`, randomUUID(), solved.expiresAt);
    },
  };
}
