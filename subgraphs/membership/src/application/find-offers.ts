import type { KnownMarket } from '@tarima/markets/table';
import type { MarketConfiguration } from '@tarima/service-kit/configuration-schema';
import { sellsNewMemberships } from '@tarima/service-kit/membership-sales';
import type { MembershipAction } from '../domain/eligibility.ts';
import type { Membership, MembershipType } from '../domain/membership.ts';
import { type MembershipOffer, toMembershipOffer } from '../domain/membership-offer.ts';
import type { MembershipCharges } from './ports.ts';

/** The types in the order in which the shop lists them. */
const typeOrder: readonly MembershipType[] = ['DIAMOND', 'PLATINUM', 'BUSINESS', 'BUSINESS_PLATINUM'];

export interface OfferFinder {
  /**
   * @returns the new memberships that a club sells online (MEMBERSHIP-53); empty for a club that sells none
   * @throws GraphQLError `UPSTREAM_UNAVAILABLE`
   */
  findNew(market: KnownMarket, clubKey: string): Promise<readonly MembershipOffer[]>;
  /**
   * @returns what a renewal or an upgrade costs today; null where the market sells none, or for a type without an upgrade
   * @throws GraphQLError `UPSTREAM_UNAVAILABLE`
   */
  findFor(action: MembershipAction, membership: Membership): Promise<MembershipOffer | null>;
}

export interface OfferFinderDependencies {
  readonly charges: MembershipCharges;
  getMarketConfiguration(market: KnownMarket): Pick<MarketConfiguration, 'membership' | 'clubs'>;
}

/** Creates the use case that finds what memberships, renewals and upgrades cost, as the market shows it. */
export function createOfferFinder({ charges, getMarketConfiguration }: OfferFinderDependencies): OfferFinder {
  return {
    async findNew(market, clubKey) {
      const configuration = getMarketConfiguration(market);
      if (!sellsNewMemberships(configuration, clubKey)) return [];
      const found = await charges.listNew(market, clubKey);
      return typeOrder
        .flatMap((type) => found.filter((charge) => charge.type === type))
        .map((charge) => toMembershipOffer(charge, configuration.membership));
    },
    async findFor(action, membership) {
      const configuration = getMarketConfiguration(membership.market);
      if (!configuration.membership[action]) return null;
      const charge = await charges.find(action, membership);
      return charge ? toMembershipOffer(charge, configuration.membership) : null;
    },
  };
}
