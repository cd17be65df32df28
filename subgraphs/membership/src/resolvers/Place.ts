import type { PlaceResolvers } from '../resolver-types.gen.ts';

export const Place: PlaceResolvers = {
  isDeliverable: async ({ plusCode }, _arguments, { coverage }) => (await coverage.findClubs(plusCode)).length > 0,
  async territories({ province, city, district }, _arguments, { territoryFinder, addressRules }) {
    return [...(await territoryFinder.findByNames(addressRules.market, [province, city, district]))];
  },
};
