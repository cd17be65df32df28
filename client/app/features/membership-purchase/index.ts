export { MembershipInfoView } from './info-view.tsx';
export { MembershipOffersDocument } from './membership-offers.gen.ts';
export { parseMembershipType } from './membership-texts.ts';
export { MembershipRegisterView } from './register-view.tsx';
export { findSalesClub } from './sales-club.ts';
