import { findMarket } from '@tarima/markets/table';
import { PaymentsError } from './errors.ts';

/** Ids of the payment providers. */
export const providerIds = { paypal: 4, hostedCardV2: 6, bankCard: 11, hostedCardV3: 12 } as const;

/** An acquirer account: the provider's id and the account's id at the provider. */
export interface ThirdParty {
  readonly paymentThird: number;
  readonly paymentThirdId: string;
}

/** The scope of an acquirer account. `clubId` is a four-digit club key, `country` an ISO alpha-2 code. */
export interface ThirdPartyScope {
  readonly clubId: string;
  readonly country: string;
  readonly delivery: boolean;
}

/**
 * Acquirer accounts of a club. Home delivery has separate accounts at the card providers; PayPal has one per country, if it
 * knows the currency.
 * @throws PaymentsError PE_0003 when the club does not belong to the country.
 */
export function listThirdParties(scope: ThirdPartyScope, paypalCurrencies: readonly string[]): readonly ThirdParty[] {
  const market = findMarket(scope.country);
  if (!market || !scope.clubId.startsWith(market.channelKey)) {
    throw new PaymentsError(422, 'PE_0003', 'No third-party account belongs to this club and country.');
  }
  const { bankCard, hostedCardV3, hostedCardV2, paypal } = providerIds;
  const cardAccounts = [bankCard, hostedCardV3, hostedCardV2].map((paymentThird) => ({
    paymentThird,
    paymentThirdId: `${paymentThird}-${scope.clubId}-${scope.delivery ? 'D' : 'C'}`,
  }));
  if (!paypalCurrencies.includes(market.currency)) return cardAccounts;
  return [...cardAccounts, { paymentThird: paypal, paymentThirdId: `${paypal}-${scope.country}` }];
}

/** Checks that an account belongs to the club, country and delivery. @throws PaymentsError PE_0003 */
export function assertThirdParty(
  account: ThirdParty,
  scope: ThirdPartyScope,
  paypalCurrencies: readonly string[],
): void {
  const isKnown = listThirdParties(scope, paypalCurrencies).some(
    (entry) => entry.paymentThird === account.paymentThird && entry.paymentThirdId === account.paymentThirdId,
  );
  if (!isKnown) throw new PaymentsError(422, 'PE_0003', 'The third-party account does not belong to this club.');
}
