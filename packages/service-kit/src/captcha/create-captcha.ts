import { createHash } from 'node:crypto';
import type { MarketCode } from '@tarima/markets/table';
import type { Logger } from '../logger.ts';
import type { Altcha } from './altcha.ts';
import type {
  CaptchaAnswer,
  CaptchaChallenge,
  CaptchaKind,
  CaptchaPort,
  CaptchaPurpose,
  CaptchaSettings,
  CaptchaUse,
  CaptchaVerdict,
  RecaptchaKind,
} from './captcha.ts';
import type { Recaptcha } from './recaptcha.ts';
import type { CaptchaUses } from './uses.ts';

export interface CaptchaDependencies {
  readonly altcha: Altcha;
  readonly recaptcha: Recaptcha;
  readonly uses: CaptchaUses;
  readonly getSettings: (market: MarketCode) => CaptchaSettings;
  readonly logger: Pick<Logger, 'error' | 'warn'>;
}

/** How long a verified reCAPTCHA token is remembered; longer than the two minutes in which it is valid. */
const tokenMemoryMs = 600_000;
/** The longest answer that is sent to reCAPTCHA; tokens have up to about 2,500 characters. */
const maxTokenLength = 8_000;

/** The kinds of a market, the one to begin with first; empty when the market has no captcha. */
export function listKinds({ v3, v2Invisible, v2, altcha }: CaptchaSettings): CaptchaKind[] {
  const kinds: CaptchaKind[] = [];
  if (v3) kinds.push('RECAPTCHA_V3');
  if (v2Invisible) kinds.push('RECAPTCHA_V2_INVISIBLE');
  if (v2) kinds.push('RECAPTCHA_V2');
  // ALTCHA is the captcha of markets without reCAPTCHA.
  return kinds.length === 0 && altcha ? ['ALTCHA'] : kinds;
}

/** The captcha of each market, with ALTCHA as the fallback while reCAPTCHA cannot be used. */
export function createCaptcha(dependencies: CaptchaDependencies): CaptchaPort {
  const { altcha, recaptcha, uses, getSettings, logger } = dependencies;
  /** Verifications in progress, so that a double click asks reCAPTCHA once. */
  const pending = new Map<string, Promise<CaptchaVerdict>>();

  const createAltchaChallenge = async (purpose: CaptchaPurpose): Promise<CaptchaChallenge> => ({
    kind: 'ALTCHA',
    ...(await altcha.createChallenge(purpose)),
  });

  const createChallengeOf = async (kind: CaptchaKind, purpose: CaptchaPurpose): Promise<CaptchaChallenge> => {
    if (kind === 'ALTCHA') return createAltchaChallenge(purpose);
    const siteKey = recaptcha.findSiteKey(kind);
    if (siteKey === undefined) {
      logger.error({ alert: 'captcha_key_missing', kind, market: purpose.market }, 'reCAPTCHA has no site key');
      return createAltchaChallenge(purpose);
    }
    const { scriptUrl } = recaptcha;
    return { kind, siteKey, scriptUrl, ...(kind === 'RECAPTCHA_V3' && { action: purpose.action }) };
  };

  const fail = async (challenge: Promise<CaptchaChallenge>): Promise<CaptchaVerdict> => ({
    isPassed: false,
    challenge: await challenge,
  });

  /** After a wrong answer the next kind of the market is asked for, e.g. the checkbox after a low score. */
  const askNext = (kind: CaptchaKind, purpose: CaptchaPurpose) => {
    const kinds = listKinds(getSettings(purpose.market));
    const next = kinds[kinds.indexOf(kind) + 1] ?? kinds.at(-1) ?? 'ALTCHA';
    return fail(createChallengeOf(next, purpose));
  };

  /** Only the store's own challenges pass, so an answer of ALTCHA needs no check of the market's kinds. */
  const verifyAltcha = async (use: CaptchaUse, token: string): Promise<CaptchaVerdict> => {
    const solved = await altcha.verify(use, token);
    const isPassed = solved !== undefined && (await uses.claim(`altcha:${solved.id}`, use.execution, solved.expiresAt));
    return isPassed ? { isPassed } : askFirst(use);
  };
  const askFirst = (purpose: CaptchaPurpose) =>
    fail(createChallengeOf(listKinds(getSettings(purpose.market))[0] ?? 'ALTCHA', purpose));

  const verifyRecaptcha = async (use: CaptchaUse, kind: RecaptchaKind, token: string): Promise<CaptchaVerdict> => {
    const { minimumScore } = getSettings(use.market);
    const id = `recaptcha:${createHash('sha256').update(token).digest('base64url')}`;
    const usedFor = await uses.find(id);
    if (usedFor !== undefined) return usedFor === use.execution ? { isPassed: true } : askNext(kind, use);
    const { action, clientIp } = use;
    let isPassed: boolean;
    try {
      isPassed = await recaptcha.verify({ kind, token, action, minimumScore, clientIp });
    } catch (error) {
      logger.error({ err: error, alert: 'captcha_unavailable', kind }, 'reCAPTCHA cannot verify; ALTCHA replaces it');
      return fail(createAltchaChallenge(use));
    }
    // Another process may have verified the same answer of the same execution at the same moment.
    if (!isPassed) return (await uses.find(id)) === use.execution ? { isPassed: true } : askNext(kind, use);
    const isClaimed = await uses.claim(id, use.execution, new Date(Date.now() + tokenMemoryMs));
    return isClaimed ? { isPassed: true } : askNext(kind, use);
  };

  return {
    isEnabled: (market) => listKinds(getSettings(market)).length > 0,

    async createChallenge(purpose, isScriptBlocked = false) {
      const [kind = 'ALTCHA'] = listKinds(getSettings(purpose.market));
      if (kind !== 'ALTCHA' && isScriptBlocked && !(await recaptcha.isAvailable())) {
        logger.error({ alert: 'captcha_unavailable', kind }, 'reCAPTCHA is down; ALTCHA replaces it');
        return createAltchaChallenge(purpose);
      }
      return createChallengeOf(kind, purpose);
    },

    async verify(use: CaptchaUse, { kind, token }: CaptchaAnswer) {
      if (kind === 'ALTCHA') return verifyAltcha(use, token);
      const isAllowed =
        listKinds(getSettings(use.market)).includes(kind) && token !== '' && token.length < maxTokenLength;
      if (!isAllowed) return askFirst(use);
      const key = `${use.execution} ${token}`;
      const verification = pending.get(key) ?? verifyRecaptcha(use, kind, token).finally(() => pending.delete(key));
      pending.set(key, verification);
      return verification;
    },
  };
}
