import type { AddressRules } from '@tarima/markets/address-rules';
import type { PasswordPolicy } from '@tarima/markets/password-policy';
import type { KnownMarket } from '@tarima/markets/table';
import type { ConfigurationSource } from '@tarima/service-kit/configuration';
import type { EligibilityRules, ReasonMessages } from '../domain/eligibility.ts';
import type { ShoppingClubs } from '../domain/preferred-club.ts';
import type { MemberAttributeDefinition } from './member-attributes.ts';

/** @returns the current rules for addresses of a market (ADDRESSES-23, ADDRESSES-59, ADDRESSES-60) */
export function getAddressRules(market: KnownMarket, configuration: ConfigurationSource): AddressRules {
  const { boundaryLimits, bounds } = configuration.market(market.code).map;
  return { market, ...configuration.global().addressForm, bounds: boundaryLimits ? bounds : null };
}

/** @returns the current rules for renewals and upgrades in a market (MEMBERSHIP-21 to MEMBERSHIP-23, MEMBERSHIP-28, MEMBERSHIP-29) */
export function getEligibilityRules(market: KnownMarket, configuration: ConfigurationSource): EligibilityRules {
  const { renewal, upgrade } = configuration.market(market.code).membership;
  const { renewalDaysBeforeExpiry, requiredRenewalFields, upgradeSecondaryCards } = configuration.global().membership;
  return { renewal, upgrade, renewalDaysBeforeExpiry, requiredRenewalFields, upgradeSecondaryCards };
}

/** @returns the clubs of a market where members can shop online now (CLUBS-42) */
export function getShoppingClubs(market: KnownMarket, configuration: ConfigurationSource): ShoppingClubs {
  return configuration.market(market.code).clubs;
}

/** @returns the extended attributes that members can set now (ACCOUNT-34) */
export function getMemberAttributes(configuration: ConfigurationSource): readonly MemberAttributeDefinition[] {
  return configuration.global().membership.memberAttributes;
}

/** @returns the current rules for passwords of online accounts (MEMBERSHIP-67) */
export function getPasswordPolicy(configuration: ConfigurationSource): PasswordPolicy {
  return configuration.global().membership.passwordPolicy;
}

/** @returns what editors wrote about reasons against renewals and upgrades (MEMBERSHIP-301) */
export function getReasonMessages(configuration: ConfigurationSource): ReasonMessages {
  return configuration.global().membership.reasonMessages;
}
