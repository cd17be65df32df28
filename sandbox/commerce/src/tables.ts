import type { AuthTables } from './auth/tables.ts';
import type { ResourceTables } from './resources/tables.ts';

/** All tables of the sandbox; each area declares its own and is added here. */
export interface CommerceTables extends AuthTables, ResourceTables {}
