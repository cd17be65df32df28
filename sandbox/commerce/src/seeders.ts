import type { Seeder } from './seed.ts';
import { seedCategoryTree, seedProducts } from './seeding/seed-catalogue.ts';
import { seedDelivery } from './seeding/seed-delivery.ts';
import { seedMembers } from './seeding/seed-members.ts';
import { seedOrders } from './seeding/seed-orders.ts';
import { seedSettings } from './seeding/seed-settings.ts';

/** Seeders of an empty sandbox, in order. */
export const seeders: readonly Seeder[] = [
  seedSettings,
  seedDelivery,
  seedCategoryTree,
  seedProducts,
  seedMembers,
  seedOrders,
];
