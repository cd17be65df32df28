import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { uuidSchema } from '@tarima/markets/formats';
import { listBrokenPasswordRules } from '@tarima/markets/password-policy';
import { getMarket } from '@tarima/markets/table';
import type { CaptchaAnswer } from '@tarima/service-kit/captcha/captcha';
import { createDocumentReference } from '@tarima/service-kit/document-reference';
import { createTooManyRequestsError } from '@tarima/service-kit/graphql-errors';
import type { Throttle } from '@tarima/service-kit/throttle';
import { getAddressKey } from '@tarima/service-kit/throttle';
import { checkApplicant, type EnteredApplicant } from '../../domain/applicant-rules.ts';
import type { Attempt } from '../../domain/attempt.ts';
import {
  type CaptchaRequired,
  type CheckoutInProgress,
  type IdempotencyConflict,
  idempotencyConflict,
} from '../../domain/failure.ts';
import {
  createInvalidApplicant,
  createInvalidPassword,
  createMembershipNotAvailable,
  type EmailAlreadyRegistered,
  emailAlreadyRegistered,
  type InvalidApplicant,
  type InvalidPassword,
  type MembershipNotAvailable,
} from '../../domain/membership-failure.ts';
import type { Applicant, MembershipType } from '../../domain/membership-purchase.ts';
import type { MembershipPurpose } from '../../domain/purpose.ts';
import { RefusedError } from '../../domain/refused-error.ts';
import { createMembershipSubject, createNewMembershipSubject } from '../../domain/subject.ts';
import type { MembershipOffer, Ports } from '../ports.ts';
import type { AttemptRepository } from '../repositories.ts';
import type { Shopper } from '../shopper.ts';
import type { CaptchaGuard } from './captcha-guard.ts';
import { createOrderNumber } from './create-order-number.ts';
import { findSwitchedOff, listReasons, type NotSold } from './membership-order.ts';
import type { SagaSettings } from './settings.ts';

export interface BeginMembershipInput {
  readonly idempotencyKey: string;
  readonly purpose: MembershipPurpose;
  /** The type after the transaction; undefined for a renewal, which keeps the type. */
  readonly type: MembershipType | undefined;
  /** Where a new membership is bought. */
  readonly club: string | undefined;
  readonly applicant: EnteredApplicant | undefined;
  /** Of the new member's online account. It is passed to the identity provider and stored nowhere (decision 050). */
  readonly password: string | undefined;
  /** The answer to the captcha of the registration. */
  readonly captcha: CaptchaAnswer | undefined;
}

export type BeginMembershipResult =
  | { readonly type: 'BeginCheckoutSuccess'; readonly attempt: Attempt }
  | CheckoutInProgress
  | MembershipNotAvailable
  | InvalidApplicant
  | InvalidPassword
  | EmailAlreadyRegistered
  | CaptchaRequired
  | IdempotencyConflict;

export interface BeginMembershipDependencies {
  readonly attempts: AttemptRepository;
  readonly ports: Ports;
  readonly settings: Pick<SagaSettings, 'isMembershipSold' | 'getPasswordPolicy' | 'getMembershipRules'>;
  readonly captcha: Pick<CaptchaGuard, 'isNeededToRegister' | 'verifyRegistration'>;
  /** Limits the registrations of one client address (MEMBERSHIP-135). */
  readonly throttle: Pick<Throttle, 'admit'>;
}

/**
 * Opens an attempt to buy, renew or upgrade a membership, or finds the one of this key (CHECKOUT-8). The price is the
 * club's own. Members renew and upgrade their own membership only; guests can buy a new one.
 */
export async function beginMembership(
  dependencies: BeginMembershipDependencies,
  shopper: Shopper,
  input: BeginMembershipInput,
): Promise<BeginMembershipResult> {
  const { attempts, ports, settings } = dependencies;
  const known = await attempts.findByKey(shopper.owner, input.idempotencyKey);
  if (known) return toReplay(known, input);
  const { purpose } = input;
  const isNew = purpose === 'MEMBERSHIP_NEW';
  const membershipNumber = isNew ? undefined : shopper.membershipNumber;
  const club = isNew ? input.club : membershipNumber?.slice(0, 4);
  const { market } = shopper;
  const switchedOff = findSwitchedOff(settings, { purpose, market, club });
  if (club === undefined || switchedOff) return createMembershipNotAvailable(switchedOff?.reasons ?? []);
  const applicant = isNew ? readApplicant(settings, shopper, input) : undefined;
  if (applicant && 'code' in applicant) return applicant;
  const offer = await findOffer(dependencies, shopper, { purpose, club, membershipNumber, type: input.type });
  if ('reasons' in offer) return createMembershipNotAvailable(offer.reasons);
  const refused =
    (await checkCaptcha(dependencies, shopper, input, applicant)) ?? (await checkDocument(ports, shopper, applicant));
  if (refused) return refused;
  const customer = membershipNumber === undefined ? undefined : await ports.commerce.findCustomer(membershipNumber);

  const id = randomUUID();
  const registration = await register(ports, shopper, { registrationId: id, applicant, password: input.password });
  if (registration !== 'REGISTERED' && registration !== 'NOT_REQUESTED') return registration;
  const onlineAccount = registration === 'REGISTERED' ? ('PENDING' as const) : undefined;
  const subject = isNew ? createNewMembershipSubject(shopper.owner) : createMembershipSubject(membershipNumber ?? '');
  const attempt = await attempts.open({
    id,
    owner: shopper.owner,
    idempotencyKey: input.idempotencyKey,
    purpose,
    market: shopper.market,
    language: shopper.language,
    subject,
    cartId: null,
    amount: offer.quote.price,
    orderNumber: createOrderNumber(shopper.market, new Date()),
    paymentKey: `checkout-${id}`,
    facts: {
      membership: { type: offer.type, club, membershipNumber, applicant },
      quote: offer.quote,
      membershipNumber: shopper.membershipNumber,
      email: customer?.email,
      onlineAccount,
    },
  });
  if (attempt) return { type: 'BeginCheckoutSuccess', attempt };
  // Another call was first; a registration that stays behind expires.
  if (onlineAccount) await ports.identity.discard(id).catch(() => undefined);
  const same = await attempts.findByKey(shopper.owner, input.idempotencyKey);
  if (same) return toReplay(same, input);
  const holder = await attempts.findHolder(subject);
  const own = holder?.owner === shopper.owner ? holder : undefined;
  return { type: 'CheckoutInProgress', code: 'CHECKOUT_IN_PROGRESS', attempt: own };
}

/** The new member in the stored form, and a password that may register them. */
function readApplicant(
  { getPasswordPolicy }: Pick<SagaSettings, 'getPasswordPolicy'>,
  { market, membershipNumber }: Shopper,
  { applicant, password }: BeginMembershipInput,
): Applicant | InvalidApplicant | InvalidPassword {
  if (!applicant) return createInvalidApplicant([]);
  const checked = checkApplicant(applicant, getMarket(market), new Date());
  if ('errors' in checked) return createInvalidApplicant(checked.errors);
  // A member's purchase creates no online account: its holder registers through onboarding (MEMBERSHIP-132).
  if (membershipNumber !== undefined)
    return password === undefined ? checked : createInvalidPassword('PASSWORD_NOT_ALLOWED');
  if (password === undefined) return createInvalidPassword('PASSWORD_REQUIRED');
  const brokenRules = listBrokenPasswordRules(password, getPasswordPolicy());
  return brokenRules.length === 0 ? checked : createInvalidPassword('PASSWORD_REFUSED', brokenRules);
}

/** A guest's registration tells whether an email address has an account, so it is limited and needs a captcha (MEMBERSHIP-131). */
async function checkCaptcha(
  { captcha, throttle }: BeginMembershipDependencies,
  shopper: Shopper,
  { idempotencyKey, captcha: answer }: BeginMembershipInput,
  applicant: Applicant | undefined,
): Promise<CaptchaRequired | undefined> {
  if (!applicant || shopper.membershipNumber !== undefined) return undefined;
  if (captcha.isNeededToRegister(shopper)) {
    const { email } = applicant;
    const verdict = await captcha.verifyRegistration(shopper, { idempotencyKey, email }, answer);
    if (verdict !== 'PASSED') return verdict;
  }
  if (!(await throttle.admit(shopper.clientIp ? getAddressKey(shopper.clientIp) : shopper.owner)))
    throw createTooManyRequestsError();
  return undefined;
}

/** Registers the online account of a guest before anything is stored or charged (decision 050). */
async function register(
  { identity }: Ports,
  { market, language }: Shopper,
  wanted: {
    readonly registrationId: string;
    readonly applicant: Applicant | undefined;
    readonly password: string | undefined;
  },
): Promise<'REGISTERED' | 'NOT_REQUESTED' | EmailAlreadyRegistered | InvalidPassword> {
  const { registrationId, applicant, password } = wanted;
  if (!applicant || password === undefined) return 'NOT_REQUESTED';
  const { firstName, lastName, email, phone } = applicant;
  const person = { registrationId, firstName, lastName, email, phone, locale: `${language}-${market}`, password };
  try {
    await identity.register(person);
    return 'REGISTERED';
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    if (error.reason === 'EMAIL_USED') return emailAlreadyRegistered;
    if (error.reason === 'PASSWORD') return createInvalidPassword('PASSWORD_REFUSED');
    throw error;
  }
}

/** A picture of an identity document belongs to the shopper who uploaded it (MEMBERSHIP-68). */
async function checkDocument(
  { membership }: Pick<Ports, 'membership'>,
  { owner }: Shopper,
  applicant: Applicant | undefined,
): Promise<InvalidApplicant | undefined> {
  if (applicant?.documentId === undefined) return undefined;
  const isOwn =
    uuidSchema.safeParse(applicant.documentId).success &&
    (await membership.findDocumentReference(applicant.documentId)) === createDocumentReference(owner);
  return isOwn ? undefined : createInvalidApplicant([{ field: 'documentId', reason: 'INVALID' }]);
}

interface Wanted {
  readonly purpose: MembershipPurpose;
  readonly club: string;
  readonly membershipNumber: string | undefined;
  readonly type: MembershipType | undefined;
}

/** The offer of the wanted type, or of the only type that a renewal has; else the reasons against it. */
async function findOffer(
  { ports, settings }: BeginMembershipDependencies,
  { market }: Shopper,
  { purpose, club, membershipNumber, type }: Wanted,
): Promise<MembershipOffer | NotSold> {
  const reasons = await listReasons(ports, settings, { purpose, market, membershipNumber });
  if (reasons.length > 0) return { reasons };
  const offers = await ports.membership.listOffers({ purpose, market, club, membershipNumber });
  return (type ? offers.find((offer) => offer.type === type) : offers[0]) ?? { reasons: [] };
}

/** A key that was used for something else is a conflict (CHECKOUT-22). */
function toReplay(known: Attempt, { purpose, type, club, applicant }: BeginMembershipInput): BeginMembershipResult {
  const order = known.facts.membership;
  const isSameType = type === undefined || type === order?.type;
  const checked = applicant && checkApplicant(applicant, getMarket(known.market), known.createdAt);
  const isSameBuyer =
    purpose !== 'MEMBERSHIP_NEW' || (club === order?.club && isDeepStrictEqual(checked, order?.applicant));
  return known.purpose === purpose && isSameType && isSameBuyer
    ? { type: 'BeginCheckoutSuccess', attempt: known }
    : idempotencyConflict;
}
