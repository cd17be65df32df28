export { LazyEligibilityCheck } from './lazy-eligibility-check.ts';
export { findMembershipAction } from './membership-action.ts';
export { membershipModals } from './modals.ts';
