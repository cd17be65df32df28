import type { Seeder } from './seed.ts';

/** What fills an empty sandbox, in this order. */
export const seeders: readonly Seeder[] = [];
