import type { Resolvers } from '../resolver-types.gen.ts';
import { Category } from './Category.ts';
import { Club } from './Club.ts';
import { ClubStock } from './ClubStock.ts';
import { Market } from './Market.ts';
import { Product } from './Product.ts';
import { ProductVariant } from './ProductVariant.ts';
import { Promotion } from './Promotion.ts';
import { Query } from './Query.ts';
import { Rating } from './Rating.ts';

export const resolvers = {
  Query,
  Product,
  ProductVariant,
  Promotion,
  Rating,
  Category,
  Club,
  ClubStock,
  Market,
} satisfies Resolvers;
