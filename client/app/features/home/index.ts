export { CategoryTilesDocument } from './category-tiles.gen.ts';
export { CategoryTiles } from './category-tiles.tsx';
export { EndingSoon, EndingSoonSkeleton, InYourClub, newInClub } from './home-rows.tsx';
export { MembershipBand } from './membership-band.tsx';
