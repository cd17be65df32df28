export { LazyEligibilityCheck } from './lazy-parts.ts';
export { findMembershipAction } from './membership-action.ts';
export { MembershipUnavailable } from './membership-unavailable.tsx';
export { membershipModals } from './modals.ts';
export { RenewalOfferDocument, UpgradeOfferDocument } from './welcome.gen.ts';
export { WelcomeOffer } from './welcome-offer.tsx';
