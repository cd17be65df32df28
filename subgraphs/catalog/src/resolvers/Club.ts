import { textIn } from '@tarima/markets/localized-text';
import { openingHoursText } from '../domain/club.ts';
import type { ClubResolvers } from '../resolver-types.gen.ts';

export const Club: ClubResolvers = {
  __resolveReference: async ({ key }, context) => (await context.club(key)) ?? null,
  name: ({ name, key }, _arguments, { locale }) => textIn(name, locale.language) ?? key,
  address: ({ address }) => address.street,
  city: ({ address }) => address.city,
  openingHours: ({ openingHours }, _arguments, { locale }) =>
    openingHours ? openingHoursText(openingHours, locale.language) : null,
  offersPickup: (club, _arguments, context) => context.offersPickup(club),
  nextPickup(club, _arguments, context) {
    const pickup = context.nextPickup(club);
    return pickup && { from: pickup.from.toISOString(), until: pickup.until.toISOString() };
  },
  sellsMemberships: ({ key, market }, _arguments, context) => context.sellsMemberships(market.code, key),
};
