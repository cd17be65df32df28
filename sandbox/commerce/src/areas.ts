import { carts } from './carts/carts.ts';
import { categories } from './categories/categories.ts';
import type { Area } from './context.ts';
import { customers } from './customers/customers.ts';
import { graphql } from './graphql/graphql.ts';
import { imports } from './imports/imports.ts';
import { inventory } from './inventory/inventory.ts';
import { orders } from './orders/orders.ts';
import { payments } from './payments/payments.ts';
import { products } from './products/products.ts';
import { project } from './project/project.ts';
import { search } from './search/search.ts';
import { shippingMethods } from './shipping-methods/shipping-methods.ts';
import { simpleKinds } from './simple/kinds.ts';
import { registerSimpleRoutes } from './simple/simple-routes.ts';
import { subscriptions } from './subscriptions/subscriptions.ts';

/** Routes of types, channels, stores, tax categories, zones, product types and discounts. */
const simpleResources: Area = (app, context) => {
  for (const kind of simpleKinds) registerSimpleRoutes(app, context, kind);
};

/** The parts of the API below `/{projectKey}`. */
export const areas: readonly Area[] = [
  project,
  simpleResources,
  categories,
  graphql,
  products,
  search,
  inventory,
  imports,
  carts,
  customers,
  payments,
  orders,
  shippingMethods,
  subscriptions,
];
