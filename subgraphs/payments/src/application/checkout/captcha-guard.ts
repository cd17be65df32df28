import type { MarketCode } from '@tarima/markets/table';
import type { CaptchaAnswer, CaptchaChallenge, CaptchaPort, CaptchaPurpose } from '@tarima/service-kit/captcha/captcha';
import type { Attempt } from '../../domain/attempt.ts';
import type { CaptchaRequired } from '../../domain/failure.ts';
import type { PaymentTryRepository } from '../repositories.ts';
import type { Shopper } from '../shopper.ts';

export interface CaptchaGuardDependencies {
  readonly captcha: CaptchaPort;
  readonly tries: Pick<PaymentTryRepository, 'countDeclines'>;
  /** After how many declined tries a member of the market needs a captcha. */
  readonly getMemberDeclines: (market: MarketCode) => number;
}

/** Decides who needs a captcha to place an order, and verifies answers. */
export interface CaptchaGuard {
  /** Whether the shopper needs a captcha to pay now: guests do, members after declined tries (PAYMENTS-63, PAYMENTS-301). */
  isNeeded(shopper: Shopper): Promise<boolean>;
  /** `isScriptBlocked`: the browser could not load the script of reCAPTCHA (PAYMENTS-306). */
  createChallenge(shopper: Shopper, subject: string, isScriptBlocked?: boolean): Promise<CaptchaChallenge>;
  /** Verifies an answer for the next try of an attempt. */
  verify(shopper: Shopper, attempt: Attempt, answer: CaptchaAnswer): Promise<'PASSED' | CaptchaRequired>;
}

/** Also the action that version 3 of reCAPTCHA reports. */
const action = 'place_order';

export function createCaptchaGuard({ captcha, tries, getMemberDeclines }: CaptchaGuardDependencies): CaptchaGuard {
  return {
    async isNeeded({ market, owner, membershipNumber }) {
      if (!captcha.isEnabled(market)) return false;
      return membershipNumber === undefined || (await tries.countDeclines(owner)) >= getMemberDeclines(market);
    },

    createChallenge: (shopper, subject, isScriptBlocked) =>
      captcha.createChallenge(createPurpose(shopper, subject), isScriptBlocked),

    async verify(shopper, attempt, answer) {
      const use = {
        ...createPurpose(shopper, attempt.subject),
        // A try requests the payment once, so an answer for it may come twice (CHECKOUT-31).
        execution: `${attempt.id}.${attempt.tries + 1}`,
        clientIp: shopper.clientIp,
      };
      const verdict = await captcha.verify(use, answer);
      return verdict.isPassed ? 'PASSED' : createCaptchaRequired('CAPTCHA_FAILED', verdict.challenge);
    },
  };
}

export const createCaptchaRequired = (code: CaptchaRequired['code'], challenge: CaptchaChallenge): CaptchaRequired => ({
  type: 'CaptchaRequired',
  code,
  challenge,
});

/**
 * A challenge belongs to the shopper and the subject of the payment, not to an attempt: the browser solves it while the shopper enters the
 * card, before the attempt is begun.
 */
const createPurpose = ({ market, owner }: Shopper, subject: string): CaptchaPurpose => ({
  market,
  action,
  shopper: owner,
  subject,
});
