import type { Resolvers } from '../resolver-types.gen.ts';
import { Category } from './Category.ts';
import { Club } from './Club.ts';
import { Market } from './Market.ts';
import { Product } from './Product.ts';
import { ProductVariant } from './ProductVariant.ts';
import { Query } from './Query.ts';

export const resolvers = { Query, Product, ProductVariant, Category, Club, Market } satisfies Resolvers;
