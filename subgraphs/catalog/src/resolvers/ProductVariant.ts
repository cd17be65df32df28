import { getAvailability } from '../application/get-availability.ts';
import { getPrice } from '../application/get-price.ts';
import { listClubsInStock } from '../application/list-clubs-in-stock.ts';
import { listChoices } from '../domain/choices.ts';
import { findWeightSale } from '../domain/weight.ts';
import type { ProductVariantResolvers } from '../resolver-types.gen.ts';

export const ProductVariant: ProductVariantResolvers = {
  __resolveReference: ({ sku }, { variants }) => variants.load({ sku, clubKey: null }),
  images: ({ pictures }) => [...pictures],
  attributes: ({ details }) => [...details],
  choices: (variant) => listChoices(variant),
  price: (variant, { clubId = null }, context) => getPrice(context, variant, clubId),
  availability: (variant, { clubId = null }, context) => getAvailability(context, variant, clubId),
  weightRange: ({ weightSale }, { clubId = null }) => findWeightSale(weightSale, clubId),
  clubsInStock: (variant, _arguments, context) => listClubsInStock(context, variant),
};
