import { getPictureUrls } from '@tarima/markets/picture';
import { getAvailability } from '../application/get-availability.ts';
import { getPrice } from '../application/get-price.ts';
import { listClubsInStock } from '../application/list-clubs-in-stock.ts';
import { listOptionValues } from '../domain/option-values.ts';
import { findWeightSale } from '../domain/weight.ts';
import type { ProductVariantResolvers } from '../resolver-types.gen.ts';

export const ProductVariant: ProductVariantResolvers = {
  __resolveReference: ({ sku }, { variants }) => variants.load({ sku, clubKey: null }),
  images: ({ pictureUrls }, _arguments, { rules }) =>
    pictureUrls.map((url) => getPictureUrls(url, rules.getPictureOptions())),
  attributes: ({ details }) => [...details],
  optionValues: (variant) => listOptionValues(variant),
  price: (variant, { clubKey = null }, context) => getPrice(context, variant, clubKey),
  availability: (variant, { clubKey = null }, context) => getAvailability(context, variant, clubKey),
  weightRange: ({ weightSale }, { clubKey = null }) => findWeightSale(weightSale, clubKey),
  clubsInStock: (variant, _arguments, context) => listClubsInStock(context, variant),
};
