import type { Attempt, Facts } from '../../domain/attempt.ts';
import { cleanDevice } from '../../domain/device.ts';
import {
  createInvalidCard,
  createInvalidGuest,
  type InvalidCard,
  type InvalidGuest,
  type TermsNotAccepted,
  termsNotAccepted,
} from '../../domain/failure.ts';
import { cleanHolderName, findInvalidCardField, isEmail, isMembershipNumber } from '../../domain/input-rules.ts';
import type { MembershipRefused } from '../../domain/membership-failure.ts';
import type { PaymentDetails, PresentedCard } from '../payments-port.ts';
import type { Ports } from '../ports.ts';
import type { Shopper } from '../shopper.ts';
import { hashRequest } from './hash-request.ts';
import type { PlaceOrderInput } from './place-order-input.ts';

/** An input that fulfils every rule. The details are separate, because facts are stored. */
export interface CheckedOrder {
  readonly details: PaymentDetails;
  readonly facts: Facts;
}

/** Checks the shopper's input before anything is sent to a provider, and creates the facts of a new try. */
export async function checkOrder(
  ports: Ports,
  shopper: Shopper,
  attempt: Attempt,
  input: PlaceOrderInput,
): Promise<CheckedOrder | InvalidCard | InvalidGuest | MembershipRefused | TermsNotAccepted> {
  if (!input.acceptsTerms) return termsNotAccepted;
  const buyer = await checkBuyer(ports, shopper, attempt, input);
  if ('code' in buyer) return buyer;
  const payment = await checkCard(ports, shopper, attempt, input);
  if ('code' in payment) return payment;
  const { customerId, membership, onlineAccount, quote } = attempt.facts;
  const { clientIp } = shopper;
  const { device, identityDocument, expectedTotal } = input;
  const [termsAcceptedAt, requestHash] = [new Date().toISOString(), hashRequest(input)];
  const order = { customerId, membership, onlineAccount, quote, clientIp, expectedTotal, termsAcceptedAt, requestHash };
  return {
    details: { card: payment.card, device: device && cleanDevice(device), identityDocument },
    facts: { ...order, ...buyer, ...payment.facts },
  };
}

/**
 * Who buys: a guest needs an email address and a valid membership number (CHECKOUT-19), a member who orders items a membership
 * that can be used today (ACCOUNT-253).
 */
async function checkBuyer(
  ports: Ports,
  shopper: Shopper,
  attempt: Attempt,
  input: PlaceOrderInput,
): Promise<Pick<Facts, 'email' | 'membershipNumber'> | InvalidGuest | MembershipRefused> {
  const { membership } = attempt.facts;
  if (membership?.applicant) {
    return { email: membership.applicant.email.toLowerCase(), membershipNumber: shopper.membershipNumber };
  }
  if (shopper.membershipNumber !== undefined) {
    const refused = attempt.purpose === 'ORDER' && (await findRefusal(ports, shopper.membershipNumber));
    if (refused) return refused;
    return { email: attempt.facts.email, membershipNumber: shopper.membershipNumber };
  }
  const email = input.email?.trim().toLowerCase() ?? '';
  const membershipNumber = input.membershipNumber?.replace(/\s/g, '') ?? '';
  if (!isEmail(email)) return createInvalidGuest('email');
  const isKnown =
    isMembershipNumber(membershipNumber) && (await ports.membership.findStatus(membershipNumber)) === 'ACTIVE';
  return isKnown ? { email, membershipNumber } : createInvalidGuest('membershipNumber');
}

/**
 * Why a member may not order. While the membership API is down they may: their membership was checked when their tokens
 * were refreshed.
 */
async function findRefusal(ports: Ports, membershipNumber: string): Promise<MembershipRefused | undefined> {
  const status = await ports.membership.findStatus(membershipNumber).catch(() => 'ACTIVE' as const);
  if (status === 'ACTIVE') return undefined;
  return { type: 'MembershipRefused', code: status === 'EXPIRED' ? 'EXPIRED-MEMBERSHIP' : 'MEMBERSHIP_NO_ALLOW' };
}

interface CheckedCard {
  /** Undefined for routes without a card. */
  readonly card: PresentedCard | undefined;
  readonly facts: Facts;
}

/** A new card or one of the member's saved cards, exactly one of them; other routes have none (PAYMENTS-1, PAYMENTS-71). */
async function checkCard(
  ports: Ports,
  shopper: Shopper,
  attempt: Attempt,
  { method, card, savedCardId }: PlaceOrderInput,
): Promise<CheckedCard | InvalidCard> {
  if (method !== 'CARD') {
    return card || savedCardId ? createInvalidCard('card') : { card: undefined, facts: {} };
  }
  if (card && !savedCardId) {
    const field = findInvalidCardField(card);
    if (field) return createInvalidCard(field);
    const { encryptedCard, keyId } = card;
    const saveCard = card.save && shopper.membershipNumber !== undefined;
    return {
      card: { kind: 'encrypted', encryptedCard, keyId, attemptId: attempt.id },
      facts: { holderName: cleanHolderName(card.holderName), saveCard },
    };
  }
  if (!savedCardId || card) return createInvalidCard('card');
  const cards = shopper.membershipNumber ? await ports.payments.listCards(shopper.membershipNumber) : [];
  const saved = cards.find(({ id }) => id === savedCardId);
  if (!saved || saved.isFlagged) return createInvalidCard('savedCardId');
  const { holderName, lastDigits, token } = saved;
  return { card: { kind: 'saved', token }, facts: { holderName, lastDigits } };
}
