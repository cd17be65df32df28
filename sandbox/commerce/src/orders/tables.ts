import type { Order } from '@commercetools/platform-sdk';
import type { JsonColumn } from '../resources/tables.ts';

export interface OrderTable {
  id: string;
  version: number;
  order_number: string | null;
  cart_id: string;
  customer_id: string | null;
  anonymous_id: string | null;
  store_key: string | null;
  order_state: string;
  created_at: string;
  last_modified_at: string;
  document: JsonColumn<Order>;
}

export interface OrderTables {
  orders: OrderTable;
}
