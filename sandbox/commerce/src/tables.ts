import type { AuthTables } from './auth/tables.ts';
import type { CartTables } from './carts/tables.ts';
import type { CustomerTables } from './customers/tables.ts';
import type { InventoryTables } from './inventory/tables.ts';
import type { OrderTables } from './orders/tables.ts';
import type { PaymentTables } from './payments/tables.ts';
import type { ProductTables } from './products/tables.ts';
import type { ResourceTables } from './resources/tables.ts';
import type { SubscriptionTables } from './subscriptions/tables.ts';

/** All tables of the sandbox; each area declares its own. */
export interface CommerceTables
  extends AuthTables,
    ResourceTables,
    ProductTables,
    InventoryTables,
    CartTables,
    CustomerTables,
    PaymentTables,
    OrderTables,
    SubscriptionTables {}
