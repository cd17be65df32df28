import { categories } from './categories/categories.ts';
import type { Area } from './context.ts';
import { inventory } from './inventory/inventory.ts';
import { plainKinds } from './plain/kinds.ts';
import { plainArea } from './plain/plain-area.ts';
import { products } from './products/products.ts';
import { project } from './project/project.ts';

/** Types, channels, stores, tax categories, zones, product types and discounts. */
const plain: Area = (app, context) => {
  for (const kind of plainKinds) plainArea(app, context, kind);
};

/** The parts of the API below `/{projectKey}`. */
export const areas: readonly Area[] = [project, plain, categories, products, inventory];
