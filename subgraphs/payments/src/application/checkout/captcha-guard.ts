import { createHash } from 'node:crypto';
import type { MarketCode } from '@tarima/markets/table';
import type {
  CaptchaAnswer,
  CaptchaChallenge,
  CaptchaPort,
  CaptchaPurpose,
  CaptchaUse,
} from '@tarima/service-kit/captcha/captcha';
import { getAddressKey } from '@tarima/service-kit/throttle';
import type { Attempt } from '../../domain/attempt.ts';
import type { CaptchaRequired } from '../../domain/failure.ts';
import { createNewMembershipSubject } from '../../domain/subject.ts';
import type { PaymentTryRepository } from '../repositories.ts';
import type { Registrant, Shopper } from '../shopper.ts';

export interface CaptchaGuardDependencies {
  readonly captcha: CaptchaPort;
  readonly tries: Pick<PaymentTryRepository, 'countDeclines'>;
  /** After how many declined tries a member of the market needs a captcha. */
  readonly getMemberDeclines: (market: MarketCode) => number;
}

/** Decides who needs a captcha to pay or to register, and verifies answers. */
export interface CaptchaGuard {
  /** Whether the shopper needs a captcha to pay now: guests do, members after declined tries (PAYMENTS-63, PAYMENTS-301). */
  isNeeded(shopper: Shopper): Promise<boolean>;
  /** `isScriptBlocked`: the browser could not load the script of reCAPTCHA (PAYMENTS-306). */
  createChallenge(shopper: Shopper, subject: string, isScriptBlocked?: boolean): Promise<CaptchaChallenge>;
  /** Verifies an answer for the next try of an attempt. */
  verify(shopper: Shopper, attempt: Attempt, answer: CaptchaAnswer): Promise<'PASSED' | CaptchaRequired>;
  /** Whether the shopper needs a captcha to buy a new membership: guests do, whose email address is looked up (MEMBERSHIP-131). */
  isNeededToRegister(registrant: Registrant): boolean;
  createRegistrationChallenge(registrant: Registrant, isScriptBlocked?: boolean): Promise<CaptchaChallenge>;
  /** Verifies an answer for one registration. Its repetition passes again; another shopper or email address does not. */
  verifyRegistration(
    shopper: Shopper,
    registration: Registration,
    answer: CaptchaAnswer | undefined,
  ): Promise<'PASSED' | CaptchaRequired>;
}

/** What identifies one registration of a shopper. */
export interface Registration {
  /** Chosen by the client, so several shoppers can send the same one. */
  readonly idempotencyKey: string;
  /** The email address that is looked up, in lower case. */
  readonly email: string;
}

/** What is done after a captcha; also the action that version 3 of reCAPTCHA reports. */
const actions = { pay: 'place_order', register: 'register_membership' } as const;

export function createCaptchaGuard({ captcha, tries, getMemberDeclines }: CaptchaGuardDependencies): CaptchaGuard {
  const verifyUse = async (use: CaptchaUse, answer: CaptchaAnswer) => {
    const verdict = await captcha.verify(use, answer);
    return verdict.isPassed ? 'PASSED' : createCaptchaRequired('CAPTCHA_FAILED', verdict.challenge);
  };
  const createRegistrationChallenge: CaptchaGuard['createRegistrationChallenge'] = (registrant, isScriptBlocked) =>
    captcha.createChallenge(createRegistrationPurpose(registrant), isScriptBlocked);

  return {
    async isNeeded({ market, owner, membershipNumber }) {
      if (!captcha.isEnabled(market)) return false;
      return membershipNumber === undefined || (await tries.countDeclines(owner)) >= getMemberDeclines(market);
    },

    createChallenge: (shopper, subject, isScriptBlocked) =>
      captcha.createChallenge(createPurpose(shopper, subject), isScriptBlocked),

    verify: ({ clientIp, ...shopper }, attempt, answer) =>
      verifyUse(
        // A try requests the payment once, so an answer for it may come twice (CHECKOUT-31).
        { ...createPurpose(shopper, attempt.subject), execution: `${attempt.id}.${attempt.tries + 1}`, clientIp },
        answer,
      ),

    isNeededToRegister: ({ market, membershipNumber }) => membershipNumber === undefined && captcha.isEnabled(market),

    createRegistrationChallenge,

    async verifyRegistration(shopper, registration, answer) {
      if (!answer) return createCaptchaRequired('CAPTCHA_REQUIRED', await createRegistrationChallenge(shopper));
      const execution = hashRegistration(shopper, registration);
      return verifyUse({ ...createRegistrationPurpose(shopper), execution, clientIp: shopper.clientIp }, answer);
    },
  };
}

export const createCaptchaRequired = (code: CaptchaRequired['code'], challenge: CaptchaChallenge): CaptchaRequired => ({
  type: 'CaptchaRequired',
  code,
  challenge,
});

type Payer = Pick<Shopper, 'market' | 'owner'>;

/**
 * A challenge belongs to the shopper and the subject of the payment, not to an attempt: the browser solves it while the shopper enters the
 * card, before the attempt is begun.
 */
const createPurpose = ({ market, owner }: Payer, subject: string): CaptchaPurpose => ({
  market,
  action: actions.pay,
  shopper: owner,
  subject,
});

/**
 * A challenge of a registration belongs to the caller's address: a visitor solves it before the first write, with which they
 * get a guest id (MEMBERSHIP-353).
 */
function createRegistrationPurpose({ market, clientIp, owner = 'anonymous' }: Registrant): CaptchaPurpose {
  const shopper = clientIp ? getAddressKey(clientIp) : owner;
  return { market, action: actions.register, shopper, subject: createNewMembershipSubject(shopper) };
}

/** Names the registration for which an answer is used. A hash, because it is stored and the email address must not be. */
function hashRegistration({ owner }: Shopper, { idempotencyKey, email }: Registration): string {
  return createHash('sha256')
    .update(JSON.stringify([owner, idempotencyKey, email]))
    .digest('base64url');
}
