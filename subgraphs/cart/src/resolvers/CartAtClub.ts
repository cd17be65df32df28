import type { CartAtClubResolvers } from '../resolver-types.gen.ts';

export const CartAtClub: CartAtClubResolvers = {
  club: ({ clubKey }) => ({ key: clubKey }),
  changes: ({ changes }) => [...changes],
};
