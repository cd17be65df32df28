import type { Seeder } from './seed.ts';
import { seedCategoryTree, seedProducts } from './seeding/seed-catalogue.ts';
import { seedSettings } from './seeding/seed-settings.ts';

/** What fills an empty sandbox, in this order. */
export const seeders: readonly Seeder[] = [seedSettings, seedCategoryTree, seedProducts];
