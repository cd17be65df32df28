import type { Migration } from 'kysely/migration';
import { resources } from './001-resources.ts';
import { products } from './002-products.ts';
import { inventory } from './003-inventory.ts';
import { carts } from './101-carts.ts';
import { customers } from './102-customers.ts';
import { payments } from './103-payments.ts';
import { orders } from './104-orders.ts';
import { messages } from './105-messages.ts';
import { changes } from './106-changes.ts';
import { pastGuests } from './107-past-guests.ts';
import { messageTimes } from './108-message-times.ts';
import { published } from './109-published.ts';
import { project } from './110-project.ts';
import { newestStock } from './111-newest-stock.ts';
import { priceRows } from './112-price-rows.ts';
import { searchSkus } from './113-search-skus.ts';
import { productChanges } from './114-product-changes.ts';

/** Migrations of the sandbox, in the order of their names. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-resources': resources,
  '002-products': products,
  '003-inventory': inventory,
  '101-carts': carts,
  '102-customers': customers,
  '103-payments': payments,
  '104-orders': orders,
  '105-messages': messages,
  '106-changes': changes,
  '107-past-guests': pastGuests,
  '108-message-times': messageTimes,
  '109-published': published,
  '110-project': project,
  '111-newest-stock': newestStock,
  '112-price-rows': priceRows,
  '113-search-skus': searchSkus,
  '114-product-changes': productChanges,
};
