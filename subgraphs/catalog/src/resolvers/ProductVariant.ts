import { choicesOf } from '../domain/choices.ts';
import { noStock } from '../domain/stock.ts';
import { weightSaleAt } from '../domain/weight.ts';
import type { ProductVariantResolvers } from '../resolver-types.gen.ts';
import { availabilityOf, priceAt } from './at-club.ts';

export const ProductVariant: ProductVariantResolvers = {
  __resolveReference: ({ sku }, { variants }) => variants.load({ sku, clubKey: null }),
  images: ({ pictures }) => [...pictures],
  attributes: ({ details }) => [...details],
  choices: (variant) => choicesOf(variant),
  price: (variant, { clubId = null }, context) => priceAt(variant, clubId, context),
  async availability({ stock }, { clubId = null }, context) {
    const place = await context.placeOf(clubId);
    return availabilityOf((place && stock.get(place.channelId)) ?? noStock, context);
  },
  weightRange: ({ weightSale }, { clubId = null }) => weightSaleAt(weightSale, clubId),
  // The market's clubs that have some of it (CATALOG-32).
  async clubsInStock(variant, _arguments, context) {
    const clubs = await context.clubs(context.locale.market.code);
    const stocks = await Promise.all(
      clubs.map(async (club) => {
        const place = await context.placeOf(club.key);
        return { variant, club, stock: (place && variant.stock.get(place.channelId)) ?? noStock };
      }),
    );
    return stocks.filter(({ stock }) => stock.quantity > 0);
  },
};
