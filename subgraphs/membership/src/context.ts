import type { AddressRules } from '@tarima/markets/address-rules';
import type { PasswordPolicy } from '@tarima/markets/password-policy';
import type { KnownMarket } from '@tarima/markets/table';
import type { Caller } from '@tarima/service-kit/caller';
import type { AddAddress } from './application/add-address.ts';
import type { CancelMembership } from './application/cancel-membership.ts';
import type { ChangeEmail } from './application/change-email.ts';
import type { CheckEligibility } from './application/check-eligibility.ts';
import type { CheckMembershipNumber } from './application/check-membership-number.ts';
import type { DeleteAddress } from './application/delete-address.ts';
import type { DeleteIdentity } from './application/delete-identity.ts';
import type { OfferFinder } from './application/find-offers.ts';
import type { PlaceFinder } from './application/find-places.ts';
import type { TerritoryFinder } from './application/find-territories.ts';
import type { CardKeyManager } from './application/manage-card-keys.ts';
import type { MemberAttributes } from './application/member-attributes.ts';
import type { Onboarding } from './application/onboarding.ts';
import type { Coverage, EconomicActivities, Memberships } from './application/ports.ts';
import type { ReadMembershipStatus } from './application/read-membership-status.ts';
import type { SetDefaultAddress } from './application/set-default-address.ts';
import type { SetPreferredClub } from './application/set-preferred-club.ts';
import type { UpdateAddress } from './application/update-address.ts';
import type { UpdateDetails } from './application/update-details.ts';
import type { Viewer } from './application/viewer.ts';
import type { ReasonMessages } from './domain/eligibility.ts';
import type { ShoppingClubs } from './domain/preferred-club.ts';

/** Use cases, loaders and ports for the resolvers of one request. */
export interface Context {
  readonly caller: Caller;
  readonly viewer: Viewer;
  /** Rules for addresses of the request's market. */
  readonly addressRules: AddressRules;
  readonly memberships: Pick<Memberships, 'find'>;
  readonly coverage: Coverage;
  readonly offerFinder: OfferFinder;
  readonly placeFinder: PlaceFinder;
  readonly territoryFinder: TerritoryFinder;
  readonly economicActivities: EconomicActivities;
  readonly passwordPolicy: PasswordPolicy;
  getShoppingClubs(market: KnownMarket): ShoppingClubs;
  readonly checkMembershipNumber: CheckMembershipNumber;
  readonly readMembershipStatus: ReadMembershipStatus;
  readonly checkEligibility: CheckEligibility;
  getReasonMessages(): ReasonMessages;
  readonly setPreferredClub: SetPreferredClub;
  readonly addAddress: AddAddress;
  readonly updateAddress: UpdateAddress;
  readonly deleteAddress: DeleteAddress;
  readonly setDefaultAddress: SetDefaultAddress;
  readonly cancelMembership: CancelMembership;
  readonly memberAttributes: MemberAttributes;
  readonly deleteIdentity: DeleteIdentity;
  readonly cardKeyManager: CardKeyManager;
  readonly updateDetails: UpdateDetails;
  readonly changeEmail: ChangeEmail;
  readonly onboarding: Onboarding;
}
