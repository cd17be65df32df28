import { orderTables } from './001-orders.ts';
import { cartIds } from './002-cart-id.ts';
import { picks } from './003-picks.ts';

/** Migrations of the schema `order_management`, in the order of their names. */
export const migrations = { '001-orders': orderTables, '002-cart-id': cartIds, '003-picks': picks };
