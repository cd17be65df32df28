import { findMarket } from '@tarima/markets/table';
import { findDefaultClub } from '../application/find-default-club.ts';
import type { MarketResolvers } from '../resolver-types.gen.ts';

export const Market: MarketResolvers = {
  __resolveReference: ({ code }) => findMarket(code) ?? null,
  name: ({ name }, _arguments, { locale }) => name[locale.language],
  defaultClub: async ({ code }, _arguments, context) => (await findDefaultClub(context, code)) ?? null,
};
