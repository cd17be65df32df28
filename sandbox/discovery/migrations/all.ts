import { documentTables } from './001-document.ts';
import { searchIndexTables } from './002-search-index.ts';

/** Migrations of the schema `discovery`, in the order of their names. */
export const migrations = { '001-document': documentTables, '002-search-index': searchIndexTables };
