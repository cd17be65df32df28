import type { Seeder } from './seed.ts';
import { seedCategoryTree, seedProducts } from './seeding/seed-catalogue.ts';
import { seedMembers } from './seeding/seed-members.ts';
import { seedOrders } from './seeding/seed-orders.ts';
import { seedProject } from './seeding/seed-project.ts';

/** Seeders of an empty sandbox, in order. */
export const seeders: readonly Seeder[] = [seedProject, seedCategoryTree, seedProducts, seedMembers, seedOrders];
