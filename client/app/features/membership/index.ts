export { LateEligibilityCheck } from './late-eligibility-check.ts';
export { actionOf } from './membership-action.ts';
export { membershipModals } from './modals.ts';
