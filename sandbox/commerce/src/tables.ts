import type { AuthTables } from './auth/tables.ts';
import type { InventoryTables } from './inventory/tables.ts';
import type { ProductTables } from './products/tables.ts';
import type { ResourceTables } from './resources/tables.ts';

/** All tables of the sandbox; each area declares its own and is added here. */
export interface CommerceTables extends AuthTables, ResourceTables, ProductTables, InventoryTables {}
