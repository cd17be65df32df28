export { MembershipAttemptDocument, MembershipCheckoutPageDocument } from './membership-checkout.gen.ts';
export { MembershipCheckoutView } from './membership-checkout.tsx';
