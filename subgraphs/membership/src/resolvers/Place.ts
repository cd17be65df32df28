import type { PlaceResolvers } from '../resolver-types.gen.ts';

export const Place: PlaceResolvers = {
  isDeliverable: async ({ plusCode }, _args, { fulfillmentClubsAt }) => (await fulfillmentClubsAt(plusCode)).length > 0,
};
