export { getPagePurpose } from './get-page-purpose.ts';
export { MembershipAttemptDocument, MembershipCheckoutPageDocument } from './membership-checkout.gen.ts';
export { MembershipCheckoutView } from './membership-checkout.tsx';
export { MembershipThankYou } from './membership-thank-you.tsx';
