import { getPrice } from '../application/get-price.ts';
import { toAvailability } from '../domain/stock.ts';
import type { ClubStockResolvers } from '../resolver-types.gen.ts';

export const ClubStock: ClubStockResolvers = {
  availability: ({ stock }, _arguments, { rules }) => toAvailability(stock, rules.getLowStockThreshold(), new Date()),
  price: ({ variant, club }, _arguments, context) => getPrice(context, variant, club.key),
};
