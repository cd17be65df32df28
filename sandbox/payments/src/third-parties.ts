import { findMarket } from '@tarima/markets/table';
import { PaymentsError } from './errors.ts';

/** Provider id of the bank-card provider. */
const bankCardProvider = 11;

/** An acquirer account: the provider, and the account's id there. */
export interface ThirdParty {
  readonly paymentThird: number;
  readonly paymentThirdId: string;
}

/** What an acquirer account belongs to. `clubId` is a four-digit club key, `country` an ISO alpha-2 code. */
export interface ThirdPartyScope {
  readonly clubId: string;
  readonly country: string;
  readonly delivery: boolean;
}

/**
 * Acquirer accounts of a club: home delivery is settled to an account of its own.
 * @throws PaymentsError PE_0003 when the club is not one of that country.
 */
export function thirdPartiesOf(scope: ThirdPartyScope): readonly ThirdParty[] {
  const market = findMarket(scope.country);
  if (!market || !scope.clubId.startsWith(market.channelKey)) {
    throw new PaymentsError(422, 'PE_0003', 'No third-party account belongs to this club and country.');
  }
  const account = `${bankCardProvider}-${scope.clubId}-${scope.delivery ? 'D' : 'C'}`;
  return [{ paymentThird: bankCardProvider, paymentThirdId: account }];
}

/** @throws PaymentsError PE_0003 unless the account is one of this club, country and delivery. */
export function assertThirdParty(given: ThirdParty, scope: ThirdPartyScope): void {
  const known = thirdPartiesOf(scope).some(
    (entry) => entry.paymentThird === given.paymentThird && entry.paymentThirdId === given.paymentThirdId,
  );
  if (!known) throw new PaymentsError(422, 'PE_0003', 'The third-party account is not one of this club.');
}
