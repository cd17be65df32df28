import { listMethods } from '../../domain/payment-account.ts';
import type { PaymentMethod } from '../../domain/payment-method.ts';
import type { Ports } from '../ports.ts';
import type { AttemptRepository } from '../repositories.ts';
import type { Shopper } from '../shopper.ts';
import { findOwnCart } from './find-own-cart.ts';
import type { SagaSettings } from './settings.ts';

/** How a cart or a membership can be paid. */
export interface PaymentOptions {
  readonly methods: PaymentMethod[];
  /** Card networks. */
  readonly cardTypes: string[];
}

/** What is paid: a cart, or the membership of an attempt. */
export type PaymentSubject = { readonly cartId: string } | { readonly attemptId: string };

export interface PaymentOptionsDependencies {
  readonly attempts: Pick<AttemptRepository, 'find'>;
  readonly ports: Ports;
  readonly settings: Pick<SagaSettings, 'getCardTypes'>;
}

/**
 * The methods for which the club has an account, and the market's card networks; none for another shopper's cart or
 * attempt (PAYMENTS-100, MEMBERSHIP-170).
 */
export async function getPaymentOptions(
  dependencies: PaymentOptionsDependencies,
  shopper: Shopper,
  subject: PaymentSubject,
): Promise<PaymentOptions> {
  const { ports, settings } = dependencies;
  const place = await findPlace(dependencies, shopper, subject);
  if (!place) return { methods: [], cardTypes: [] };
  const accounts = await ports.payments.listPaymentAccounts(place);
  const cardTypes = settings.getCardTypes(place.market);
  return { methods: listMethods(accounts, cardTypes), cardTypes: cardTypes.filter((type) => type !== 'PAYPAL') };
}

/** Where the money goes; undefined for a subject of another shopper. */
async function findPlace({ attempts, ports }: PaymentOptionsDependencies, shopper: Shopper, subject: PaymentSubject) {
  if ('cartId' in subject) {
    const own = await findOwnCart(ports, shopper, subject.cartId);
    return own && { market: shopper.market, club: own.cart.club, isDelivery: own.cart.isDelivery };
  }
  const attempt = await attempts.find(shopper.owner, subject.attemptId);
  const membership = attempt?.facts.membership;
  // The market of the attempt, because callers choose the market of a request.
  return attempt && membership && { market: attempt.market, club: membership.club, isDelivery: false };
}
