import { getLocalizedText } from '@tarima/markets/localized-text';
import { formatOpeningHours } from '@tarima/markets/opening-hours';
import { getNextPickup } from '../application/get-next-pickup.ts';
import type { ClubResolvers } from '../resolver-types.gen.ts';

export const Club: ClubResolvers = {
  __resolveReference: async ({ key }, { clubs }) => (await clubs.findClub(key)) ?? null,
  name: ({ name, key }, _arguments, { locale }) => getLocalizedText(name, locale.language) ?? key,
  address: ({ address }) => address.street,
  city: ({ address }) => address.city,
  openingHours: ({ openingHours }, _arguments, { locale }) =>
    openingHours ? formatOpeningHours(openingHours, locale) : null,
  offersPickup: (club, _arguments, { rules }) => rules.offersPickup(club),
  nextPickup(club, _arguments, context) {
    const pickup = getNextPickup(context, club);
    return pickup && { start: pickup.start.toISOString(), end: pickup.end.toISOString() };
  },
  sellsMemberships: (club, _arguments, { rules }) => rules.sellsMemberships(club),
};
