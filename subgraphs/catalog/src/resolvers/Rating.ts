import type { RatingResolvers } from '../resolver-types.gen.ts';

export const Rating: RatingResolvers = {
  distribution: ({ distribution }) => [...distribution],
};
