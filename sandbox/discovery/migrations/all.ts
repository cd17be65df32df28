import { documentTables } from './001-document.ts';

/** Migrations of the schema `discovery`, in the order of their names. */
export const migrations = { '001-document': documentTables };
