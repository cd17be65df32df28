import type { MarketCode } from '@tarima/markets/table';
import type { z } from 'zod';
import type { PaymentAccount } from '../../domain/payment-account.ts';
import type { PaymentMethod } from '../../domain/payment-method.ts';
import type { thirdPartiesWire } from './wire.ts';

/** The bank-card provider's id. */
export const bankCardProvider = 11;

/** Methods by provider id (PAYMENTS-4), in the order of preference: v3 of the hosted page before v2. */
const methods: readonly (readonly [providerId: number, method: PaymentMethod])[] = [
  [bankCardProvider, 'CARD'],
  [12, 'HOSTED_CARD'],
  [6, 'HOSTED_CARD'],
  [4, 'PAYPAL'],
];

/** The accounts with known providers that the market allows, in the order of preference (PAYMENTS-2). */
export function toPaymentAccounts(
  { items }: z.output<typeof thirdPartiesWire>,
  market: MarketCode,
  isAllowedProvider: (market: MarketCode, providerId: number) => boolean,
): PaymentAccount[] {
  return methods.flatMap(([providerId, method]) =>
    items
      .filter(({ paymentThird }) => paymentThird === providerId && isAllowedProvider(market, providerId))
      .map(({ paymentThirdId }) => ({ method, providerId, accountId: paymentThirdId })),
  );
}

/** Card networks, and PayPal, by card type id (PAYMENTS-4). */
const brands: Readonly<Record<number, string>> = { 1: 'VISA', 2: 'MASTERCARD', 3: 'AMEX', 4: 'PAYPAL', 5: 'DISCOVER' };

/** The network of a card type id; undefined for an unknown one. */
export function findBrand(cardType: number | undefined): string | undefined {
  return cardType === undefined ? undefined : brands[cardType];
}
