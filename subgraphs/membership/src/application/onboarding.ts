import { randomUUID } from 'node:crypto';
import { getMarketDate } from '@tarima/markets/applicant-rules';
import { normalizeOnboardingDetails, type OnboardingDetails } from '@tarima/markets/onboarding-details';
import { listBrokenPasswordRules, type PasswordPolicy } from '@tarima/markets/password-policy';
import { findMarketByClubKey, getMarket } from '@tarima/markets/table';
import type { Caller } from '@tarima/service-kit/caller';
import type { CaptchaAnswer, CaptchaChallenge, CaptchaPort, CaptchaPurpose } from '@tarima/service-kit/captcha/captcha';
import { createTooManyRequestsError, createUpstreamUnavailableError } from '@tarima/service-kit/graphql-errors';
import { getThrottleKey, type Throttle } from '@tarima/service-kit/throttle';
import {
  type CreateIdentityFailure,
  type IdentityVerificationCodeInvalid,
  identityExists,
  identityRejected,
  type OnboardingUnavailable,
  onboardingUnavailable,
  verificationCodeExpired,
  verificationCodeUnknown,
} from '../domain/failure.ts';
import { isMembershipNumber } from '../domain/membership.ts';
import type { FoundIdentity, Identities, Memberships, Profiles } from './ports.ts';

export interface OnboardingDependencies {
  readonly caller: Caller;
  readonly identities: Identities;
  readonly memberships: Pick<Memberships, 'findStatus'>;
  readonly profiles: Pick<Profiles, 'ensure'>;
  readonly captcha: CaptchaPort;
  readonly passwordPolicy: PasswordPolicy;
  /** Limits look-ups, and the commands of one caller. */
  readonly lookUps: Pick<Throttle, 'admit'>;
  readonly commands: Pick<Throttle, 'admit'>;
  /** Address of the shop without a trailing slash. */
  readonly shopUrl: string;
  readonly logger: { error(fields: object, message: string): void };
  readonly clock?: () => Date;
}

/** Online accounts for memberships, for people who are not signed in. */
export interface Onboarding {
  /** The captcha to answer before `create`; null when none is needed. */
  findCaptcha(isScriptBlocked: boolean): Promise<CaptchaChallenge | null>;
  /** Whether a membership is valid and has no confirmed online account yet: yes or no only (MEMBERSHIP-85, MEMBERSHIP-351). */
  canCreate(membershipNumber: string): Promise<boolean>;
  create(
    details: OnboardingDetails,
    answer: CaptchaAnswer | undefined,
  ): Promise<{ readonly email: string; readonly isEmailSent: boolean } | CreateIdentityFailure>;
  /** Has the same result for every membership and email, so that it reveals no account (MEMBERSHIP-205). */
  resend(membershipNumber: string, email: string): Promise<'ACCEPTED' | OnboardingUnavailable>;
  verify(
    membershipNumber: string,
    code: string,
  ): Promise<{ readonly wasVerified: boolean } | IdentityVerificationCodeInvalid | OnboardingUnavailable>;
}

/** Another registration of the membership replaces such an identity (MEMBERSHIP-350). */
const isUnverified = ({ isEmailVerified }: FoundIdentity): boolean => !isEmailVerified;

/** The page that verifies an email address, by language (MEMBERSHIP-91). */
const verificationPath = { es: 'registro/verificar-email', en: 'onboarding/email-verify' } as const;

export function createOnboarding(dependencies: OnboardingDependencies): Onboarding {
  const { caller, identities, memberships, profiles, captcha, passwordPolicy, logger } = dependencies;
  const { clock = () => new Date() } = dependencies;
  const callbackUrl = `${dependencies.shopUrl}/${caller.language}-${caller.market}/${verificationPath[caller.language]}`;
  const market = getMarket(caller.market);

  const admit = async (throttle: Pick<Throttle, 'admit'>) => {
    if (!(await throttle.admit(getThrottleKey(caller)))) throw createTooManyRequestsError();
  };
  const isCaptchaNeeded = () => caller.identity.kind !== 'member' && captcha.isEnabled(caller.market);

  const sendEmail = async (membershipNumber: string, recipient: string) => {
    const result = await identities.sendVerificationEmail({
      membershipNumber,
      recipient,
      language: caller.language,
      callbackUrl,
    });
    // An email that is refused leaves the account as it is: another one can be requested (MEMBERSHIP-92).
    if (result !== 'accepted') logger.error({ result }, 'a verification mail was not sent');
    return result;
  };

  /** A person without a profile would have no account page, so one is created before the first sign-in. */
  const ensureProfile = (found: FoundIdentity) =>
    profiles.ensure({
      membershipNumber: found.membershipNumber,
      email: found.email,
      firstName: found.firstName,
      lastName: found.lastName,
      market: findMarketByClubKey(found.membershipNumber) ?? market,
      language: caller.language,
    });

  const createIdentity = async (details: OnboardingDetails) => {
    const [ofMembership, ofEmail] = await Promise.all([
      identities.find({ membership: details.membershipNumber }),
      identities.find({ email: details.email }),
    ]);
    if (ofMembership === 'unavailable' || ofEmail === 'unavailable') return onboardingUnavailable;
    const isReplaceable = (found: FoundIdentity) =>
      isUnverified(found) && found.membershipNumber === details.membershipNumber;
    if ([ofMembership, ofEmail].some((found) => found && !isReplaceable(found))) return identityExists;
    const created = await identities.create(details);
    switch (created) {
      case 'PENDING':
      case 'VERIFIED':
      case 'APPROVED': {
        const sent = await sendEmail(details.membershipNumber, details.email);
        return { email: details.email, isEmailSent: sent === 'accepted' };
      }
      case 'REJECTED':
        logger.error({ verificationStatus: created }, 'the details of a new identity were rejected');
        return identityRejected;
      default:
        logger.error({ result: created }, 'an identity could not be created');
        if (created === 'exists') return identityExists;
        return created === 'password-refused'
          ? createPasswordRefused(details.password, passwordPolicy)
          : onboardingUnavailable;
    }
  };

  return {
    findCaptcha: async (isScriptBlocked) =>
      isCaptchaNeeded() ? captcha.createChallenge(createPurpose(caller), isScriptBlocked) : null,

    async canCreate(membershipNumber) {
      if (!isMembershipNumber(membershipNumber)) return false;
      await admit(dependencies.lookUps);
      const [status, identity] = await Promise.all([
        memberships.findStatus(membershipNumber),
        identities.find({ membership: membershipNumber }),
      ]);
      // The result is unknown while the identity provider is down.
      if (identity === 'unavailable') throw createUpstreamUnavailableError('identity');
      return status !== undefined && (identity === undefined || isUnverified(identity));
    },

    async create(entered, answer) {
      await admit(dependencies.commands);
      const normalized = normalizeOnboardingDetails(entered, market, getMarketDate(market, clock()));
      if ('invalidFields' in normalized) {
        const { invalidFields } = normalized;
        return { type: 'InvalidOnboardingDetails', code: 'INVALID_ONBOARDING_DETAILS', invalidFields };
      }
      if (listBrokenPasswordRules(entered.password, passwordPolicy).length > 0) {
        return createPasswordRefused(entered.password, passwordPolicy);
      }
      if (isCaptchaNeeded()) {
        if (!answer) {
          const challenge = await captcha.createChallenge(createPurpose(caller));
          return { type: 'OnboardingCaptchaRequired', code: 'CAPTCHA_REQUIRED', challenge };
        }
        const use = { ...createPurpose(caller), execution: randomUUID(), clientIp: caller.clientIp };
        const verdict = await captcha.verify(use, answer);
        if (!verdict.isPassed) {
          return { type: 'OnboardingCaptchaRequired', code: 'CAPTCHA_FAILED', challenge: verdict.challenge };
        }
      }
      return createIdentity(normalized.details);
    },

    async resend(membershipNumber, email) {
      await admit(dependencies.commands);
      if (!isMembershipNumber(membershipNumber)) return 'ACCEPTED';
      const result = await sendEmail(membershipNumber, email.trim().toLowerCase());
      return result === 'unavailable' ? onboardingUnavailable : 'ACCEPTED';
    },

    async verify(membershipNumber, code) {
      await admit(dependencies.commands);
      if (!isMembershipNumber(membershipNumber)) return verificationCodeUnknown;
      const result = await identities.checkCode(membershipNumber, code);
      if (result === 'unknown') return verificationCodeUnknown;
      if (result === 'expired') return verificationCodeExpired;
      if (result === 'throttled') throw createTooManyRequestsError();
      if (result === 'unavailable') return onboardingUnavailable;
      const identity = await identities.find({ membership: membershipNumber });
      if (!identity || identity === 'unavailable') return onboardingUnavailable;
      if (!identity.isEmailVerified) return verificationCodeExpired;
      try {
        await ensureProfile(identity);
      } catch (error) {
        // The link can be opened again: a used code of a verified identity creates the profile.
        logger.error({ err: error }, 'the profile of a new identity could not be created');
        return onboardingUnavailable;
      }
      return { wasVerified: result === 'used' };
    },
  };
}

/**
 * A challenge belongs to the caller's address, because a visitor gets a guest id only with the first write: after the challenge
 * and before the account.
 */
const createPurpose = (caller: Caller): CaptchaPurpose => ({
  market: caller.market,
  action: 'create_identity',
  shopper: getThrottleKey(caller),
  subject: 'onboarding',
});

function createPasswordRefused(password: string, policy: PasswordPolicy): CreateIdentityFailure {
  return {
    type: 'PasswordRefused',
    code: 'PASSWORD_REFUSED',
    brokenRules: listBrokenPasswordRules(password, policy),
  };
}
