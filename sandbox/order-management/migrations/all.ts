import { orderTables } from './001-orders.ts';

/** Migrations of the schema `order_management`, in the order of their names. */
export const migrations = { '001-orders': orderTables };
