import type { PaymentMethod } from './payment-method.ts';

/** The account with a payment provider that a payment goes to. */
export interface PaymentAccount {
  /** What shoppers pay with through this account. */
  readonly method: PaymentMethod;
  readonly providerId: number;
  readonly accountId: string;
}

/** The account for a method: the best one, because accounts are listed in the order of preference (PAYMENTS-2). */
export function chooseAccount(accounts: readonly PaymentAccount[], method: PaymentMethod): PaymentAccount | undefined {
  return accounts.find((account) => account.method === method);
}

const offeredMethods: readonly PaymentMethod[] = ['CARD', 'HOSTED_CARD', 'PAYPAL'];

/**
 * The methods that can be offered, in the order in which they are offered (PAYMENTS-100). `cardTypes` are those of the
 * market's configuration, with `PAYPAL` where it is accepted.
 */
export function listMethods(accounts: readonly PaymentAccount[], cardTypes: readonly string[]): PaymentMethod[] {
  return offeredMethods.filter((method) => isMethodAccepted(method, cardTypes) && chooseAccount(accounts, method));
}

/** Whether the market's configuration accepts a method. */
export function isMethodAccepted(method: PaymentMethod, cardTypes: readonly string[]): boolean {
  return method === 'PAYPAL' ? cardTypes.includes('PAYPAL') : cardTypes.some((type) => type !== 'PAYPAL');
}
