export { MembershipInfoView } from './info-view.tsx';
export { MembershipOffersDocument } from './membership-offers.gen.ts';
export { findSalesClub } from './sales-club.ts';
