import type { Migration } from 'kysely/migration';
import { resources } from './001-resources.ts';
import { products } from './002-products.ts';
import { inventory } from './003-inventory.ts';

/** Every migration of the sandbox, run in the order of their names. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-resources': resources,
  '002-products': products,
  '003-inventory': inventory,
};
