export { LazyEligibilityCheck, LazyWelcomeOffer } from './lazy-parts.ts';
export { findMembershipAction } from './membership-action.ts';
export { MembershipUnavailable } from './membership-unavailable.tsx';
export { membershipModals } from './modals.ts';
