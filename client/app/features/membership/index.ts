export { LazyEligibilityCheck, LazyWelcomeOffer } from './lazy-parts.ts';
export { findMembershipAction } from './membership-action.ts';
export { membershipModals } from './modals.ts';
