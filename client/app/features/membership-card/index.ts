export { CardLink } from './card-link.tsx';
export { loadForgetCard } from './load-forget-card.ts';
export { MembershipCardDocument } from './membership-card.gen.ts';
export { MembershipCardView } from './membership-card-view.tsx';
