import type { Money } from '@tarima/markets/money';
import type { Attempt, Facts } from '../domain/attempt.ts';
import type { PresentedCard } from '../domain/ports.ts';
import { cleanHolderName, faultyCardField, isEmail, isMembershipNumber } from '../domain/rules.ts';
import type { Shopper } from './shopper.ts';
import type { Ports } from './step.ts';

export interface PlaceInput {
  readonly attemptId: string;
  readonly card?:
    | { readonly encryptedCard: string; readonly keyId: string; readonly holderName: string; readonly save: boolean }
    | undefined;
  readonly savedCardId?: string | undefined;
  readonly returnUrl: string;
  readonly email?: string | undefined;
  readonly membershipNumber?: string | undefined;
  readonly expectedTotal: Money;
}

export type CardField = 'holderName' | 'card' | 'savedCardId';
export type GuestField = 'email' | 'membershipNumber';

/** A rule that does not hold; nothing was sent to the bank. */
export type PlaceRefusal =
  | { readonly type: 'InvalidCard'; readonly field: CardField }
  | { readonly type: 'InvalidGuest'; readonly field: GuestField }
  /** A service that the check needs does not answer. */
  | { readonly type: 'PaymentServiceUnavailable' };

export interface Order {
  readonly card: PresentedCard;
  readonly facts: Facts;
}

/** Checks what the shopper sent and makes the facts of a new try of it; the card is apart, because facts are stored. */
export async function readPlacing(
  ports: Ports,
  shopper: Shopper,
  attempt: Attempt,
  input: PlaceInput,
): Promise<Order | PlaceRefusal> {
  const buyer = await readBuyer(ports, shopper, attempt, input);
  if ('type' in buyer) return buyer;
  const paid = await readCard(ports, shopper, attempt, input);
  if ('type' in paid) return paid;
  const { customerId } = attempt.facts;
  const { clientIp } = shopper;
  const { returnUrl, expectedTotal } = input;
  return { card: paid.card, facts: { customerId, clientIp, returnUrl, expectedTotal, ...buyer, ...paid.facts } };
}

/** Who buys: a guest needs an e-mail address and a valid membership number (CHECKOUT-19). */
async function readBuyer(
  ports: Ports,
  shopper: Shopper,
  attempt: Attempt,
  input: PlaceInput,
): Promise<Pick<Facts, 'email' | 'membershipNumber'> | PlaceRefusal> {
  if (shopper.membershipNumber !== undefined) {
    return { email: attempt.facts.email, membershipNumber: shopper.membershipNumber };
  }
  const email = input.email?.trim().toLowerCase() ?? '';
  const membershipNumber = input.membershipNumber?.replace(/\s/g, '') ?? '';
  if (!isEmail(email)) return { type: 'InvalidGuest', field: 'email' };
  const isKnown = isMembershipNumber(membershipNumber) && (await ports.membership.isValid(membershipNumber));
  return isKnown ? { email, membershipNumber } : { type: 'InvalidGuest', field: 'membershipNumber' };
}

/** A new card or one of the member's saved cards, exactly one of them (PAYMENTS-1, PAYMENTS-71). */
async function readCard(
  ports: Ports,
  shopper: Shopper,
  attempt: Attempt,
  { card, savedCardId }: PlaceInput,
): Promise<{ card: PresentedCard; facts: Facts } | PlaceRefusal> {
  if (card && !savedCardId) {
    const field = faultyCardField(card);
    if (field) return { type: 'InvalidCard', field };
    const { encryptedCard, keyId } = card;
    const saveCard = card.save && shopper.membershipNumber !== undefined;
    return {
      card: { kind: 'sealed', encryptedCard, keyId, attemptId: attempt.id },
      facts: { holderName: cleanHolderName(card.holderName), saveCard },
    };
  }
  if (!savedCardId || card) return { type: 'InvalidCard', field: 'card' };
  const cards = shopper.membershipNumber ? await ports.payments.listCards(shopper.membershipNumber) : [];
  const saved = cards.find(({ id }) => id === savedCardId);
  if (!saved) return { type: 'InvalidCard', field: 'savedCardId' };
  const { holderName, lastDigits, token } = saved;
  return { card: { kind: 'saved', token }, facts: { holderName, lastDigits } };
}
