import { placeTables } from './001-places.ts';

/** Migrations of the schema `maps`, in the order of their names. */
export const migrations = { '001-places': placeTables };
