import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { findInvalidApplicantField } from '../../domain/applicant-rules.ts';
import type { Attempt } from '../../domain/attempt.ts';
import {
  type CheckoutInProgress,
  type IdempotencyConflict,
  type InvalidApplicant,
  idempotencyConflict,
  type MembershipNotAvailable,
} from '../../domain/failure.ts';
import type { Applicant, MembershipOrder, MembershipType } from '../../domain/membership-purchase.ts';
import type { MembershipPurpose } from '../../domain/purpose.ts';
import { createMembershipSubject, createNewMembershipSubject } from '../../domain/subject.ts';
import type { Ports } from '../ports.ts';
import type { AttemptRepository } from '../repositories.ts';
import type { Shopper } from '../shopper.ts';
import { createOrderNumber } from './create-order-number.ts';
import { quoteMembership } from './membership-order.ts';
import type { SagaSettings } from './settings.ts';

export interface BeginMembershipInput {
  readonly idempotencyKey: string;
  readonly purpose: MembershipPurpose;
  /** The type after the transaction; undefined for a renewal, which keeps the type. */
  readonly type: MembershipType | undefined;
  /** Where a new membership is bought. */
  readonly club: string | undefined;
  readonly applicant: Applicant | undefined;
}

export type BeginMembershipResult =
  | { readonly type: 'BeginCheckoutSuccess'; readonly attempt: Attempt }
  | CheckoutInProgress
  | MembershipNotAvailable
  | InvalidApplicant
  | IdempotencyConflict;

export interface BeginMembershipDependencies {
  readonly attempts: AttemptRepository;
  readonly ports: Ports;
  readonly settings: Pick<SagaSettings, 'isMembershipSold'>;
}

const createNotAvailable = (reasons: readonly number[]): MembershipNotAvailable => ({
  type: 'MembershipNotAvailable',
  code: 'MEMBERSHIP_NOT_AVAILABLE',
  reasons: [...reasons],
});

/**
 * Opens an attempt to buy, renew or upgrade a membership, or finds the one of this key (CHECKOUT-8). The price is the
 * club's own. Members renew and upgrade their own membership only; guests can buy a new one.
 */
export async function beginMembership(
  { attempts, ports, settings }: BeginMembershipDependencies,
  shopper: Shopper,
  input: BeginMembershipInput,
): Promise<BeginMembershipResult> {
  const known = await attempts.findByKey(shopper.owner, input.idempotencyKey);
  if (known) return toReplay(known, input);
  const { purpose, applicant } = input;
  const isNew = purpose === 'MEMBERSHIP_NEW';
  const membershipNumber = isNew ? undefined : shopper.membershipNumber;
  const club = isNew ? input.club : membershipNumber?.slice(0, 4);
  if (club === undefined || !settings.isMembershipSold(shopper.market, purpose, club)) return createNotAvailable([]);
  const field = isNew ? findInvalidApplicantField(applicant) : undefined;
  if (field) return { type: 'InvalidApplicant', code: 'INVALID_APPLICANT', field };
  const offer = await findOffer(ports, shopper, { purpose, club, membershipNumber, type: input.type });
  if ('reasons' in offer) return createNotAvailable(offer.reasons);

  const order: MembershipOrder = { type: offer.type, club, membershipNumber, applicant: isNew ? applicant : undefined };
  const id = randomUUID();
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
    amount: offer.price,
    orderNumber: createOrderNumber(shopper.market, new Date()),
    paymentKey: `checkout-${id}`,
    facts: { membership: order, membershipNumber: shopper.membershipNumber },
  });
  if (attempt) return { type: 'BeginCheckoutSuccess', attempt };
  const same = await attempts.findByKey(shopper.owner, input.idempotencyKey);
  if (same) return toReplay(same, input);
  const holder = await attempts.findHolder(subject);
  const own = holder?.owner === shopper.owner ? holder : undefined;
  return { type: 'CheckoutInProgress', code: 'CHECKOUT_IN_PROGRESS', attempt: own };
}

interface Wanted {
  readonly purpose: MembershipPurpose;
  readonly club: string;
  readonly membershipNumber: string | undefined;
  readonly type: MembershipType | undefined;
}

/** The offer of the wanted type, or of the only type that a renewal has; else the club's reasons. */
async function findOffer(ports: Ports, { market }: Shopper, { purpose, club, membershipNumber, type }: Wanted) {
  const offers = await ports.membership.listOffers({ purpose, market, club, membershipNumber });
  const found = type ? offers.find((offer) => offer.type === type) : offers[0];
  if (!found) return { reasons: [] };
  const order = { type: found.type, club, membershipNumber };
  const quoted = await quoteMembership(ports, { purpose, market, order });
  return 'price' in quoted ? { type: found.type, price: quoted.price } : quoted;
}

/** A key that was used for something else is a conflict (CHECKOUT-22). */
function toReplay(known: Attempt, { purpose, type, club, applicant }: BeginMembershipInput): BeginMembershipResult {
  const order = known.facts.membership;
  const isSameType = type === undefined || type === order?.type;
  const isSameBuyer =
    purpose !== 'MEMBERSHIP_NEW' || (club === order?.club && isDeepStrictEqual(applicant, order?.applicant));
  return known.purpose === purpose && isSameType && isSameBuyer
    ? { type: 'BeginCheckoutSuccess', attempt: known }
    : idempotencyConflict;
}
