import type { Migration } from 'kysely/migration';
import { resources } from './001-resources.ts';

/** Every migration of the sandbox, run in the order of their names. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-resources': resources,
};
