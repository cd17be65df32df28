import type { Money } from '@tarima/markets/money';
import type { CaptchaAnswer } from '@tarima/service-kit/captcha/captcha';
import type { Attempt, Facts } from '../../domain/attempt.ts';
import { createInvalidCard, createInvalidGuest, type InvalidCard, type InvalidGuest } from '../../domain/failure.ts';
import { cleanHolderName, findInvalidCardField, isEmail, isMembershipNumber } from '../../domain/input-rules.ts';
import type { Ports, PresentedCard } from '../ports.ts';
import type { Shopper } from '../shopper.ts';

export interface PlaceOrderInput {
  readonly attemptId: string;
  readonly card?:
    | { readonly encryptedCard: string; readonly keyId: string; readonly holderName: string; readonly save: boolean }
    | undefined;
  readonly savedCardId?: string | undefined;
  readonly returnUrl: string;
  readonly email?: string | undefined;
  readonly membershipNumber?: string | undefined;
  readonly expectedTotal: Money;
  /** The answer to the captcha, where one is needed (PAYMENTS-63). */
  readonly captcha?: CaptchaAnswer | undefined;
}

/** An input that fulfils every rule. The card is separate, because facts are stored. */
export interface CheckedOrder {
  readonly card: PresentedCard;
  readonly facts: Facts;
}

/** Checks the shopper's input before anything is sent to the bank, and creates the facts of a new try. */
export async function checkOrder(
  ports: Ports,
  shopper: Shopper,
  attempt: Attempt,
  input: PlaceOrderInput,
): Promise<CheckedOrder | InvalidCard | InvalidGuest> {
  const buyer = await checkBuyer(ports, shopper, attempt, input);
  if ('code' in buyer) return buyer;
  const payment = await checkCard(ports, shopper, attempt, input);
  if ('code' in payment) return payment;
  const { customerId } = attempt.facts;
  const { clientIp } = shopper;
  const { returnUrl, expectedTotal } = input;
  return { card: payment.card, facts: { customerId, clientIp, returnUrl, expectedTotal, ...buyer, ...payment.facts } };
}

/** Who buys: a guest needs an e-mail address and a valid membership number (CHECKOUT-19). */
async function checkBuyer(
  ports: Ports,
  shopper: Shopper,
  attempt: Attempt,
  input: PlaceOrderInput,
): Promise<Pick<Facts, 'email' | 'membershipNumber'> | InvalidGuest> {
  if (shopper.membershipNumber !== undefined) {
    return { email: attempt.facts.email, membershipNumber: shopper.membershipNumber };
  }
  const email = input.email?.trim().toLowerCase() ?? '';
  const membershipNumber = input.membershipNumber?.replace(/\s/g, '') ?? '';
  if (!isEmail(email)) return createInvalidGuest('email');
  const isKnown = isMembershipNumber(membershipNumber) && (await ports.membership.isValid(membershipNumber));
  return isKnown ? { email, membershipNumber } : createInvalidGuest('membershipNumber');
}

/** A new card or one of the member's saved cards, exactly one of them (PAYMENTS-1, PAYMENTS-71). */
async function checkCard(
  ports: Ports,
  shopper: Shopper,
  attempt: Attempt,
  { card, savedCardId }: PlaceOrderInput,
): Promise<{ card: PresentedCard; facts: Facts } | InvalidCard> {
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
  if (!saved) return createInvalidCard('savedCardId');
  const { holderName, lastDigits, token } = saved;
  return { card: { kind: 'saved', token }, facts: { holderName, lastDigits } };
}
