export { CategoryTilesDocument } from './category-tiles.gen.ts';
export { CategoryTiles } from './category-tiles.tsx';
export { EndingSoon, EndingSoonSkeleton, getNewInClubVariables, InYourClub } from './home-rows.tsx';
export { MembershipBanner } from './membership-banner.tsx';
