import type { AddressRules } from '@tarima/markets/address-rules';
import type { KnownMarket } from '@tarima/markets/table';
import type { ConfigurationSource } from '@tarima/service-kit/configuration';
import type { MembershipOffers } from './domain/eligibility.ts';

/** What addresses of a market must have, as configured now (ADDRESSES-23, ADDRESSES-59, ADDRESSES-60). */
export function addressRulesOf(market: KnownMarket, configuration: ConfigurationSource): AddressRules {
  const { boundaryLimits, bounds } = configuration.market(market.code).map;
  return { market, ...configuration.global().addressForm, bounds: boundaryLimits ? bounds : null };
}

/** What the shop does with memberships of a market, as configured now (MEMBERSHIP-21, MEMBERSHIP-22, MEMBERSHIP-23). */
export function membershipOffersOf(market: KnownMarket, configuration: ConfigurationSource): MembershipOffers {
  const { renewal, upgrade } = configuration.market(market.code).membership;
  const { renewalDaysBeforeExpiry } = configuration.global().membership;
  return { renewal, upgrade, renewalDaysBeforeExpiry };
}
