import type { ClubStockResolvers } from '../resolver-types.gen.ts';
import { availabilityOf, priceAt } from './at-club.ts';

export const ClubStock: ClubStockResolvers = {
  availability: ({ stock }, _arguments, context) => availabilityOf(stock, context),
  price: ({ variant, club }, _arguments, context) => priceAt(variant, club.key, context),
};
