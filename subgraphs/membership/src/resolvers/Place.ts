import { pathByNames } from '../domain/territory.ts';
import type { PlaceResolvers } from '../resolver-types.gen.ts';

export const Place: PlaceResolvers = {
  isDeliverable: async ({ plusCode }, _args, { fulfillmentClubsAt }) => (await fulfillmentClubsAt(plusCode)).length > 0,
  async territories({ province, city, district }, _arguments, { territories, addressRules }) {
    return [...(await pathByNames(territories, addressRules.market, [province, city, district]))];
  },
};
