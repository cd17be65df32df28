import type { Cart } from '@commercetools/platform-sdk';
import type { JsonColumn } from '../resources/tables.ts';

export interface CartTable {
  id: string;
  version: number;
  key: string | null;
  customer_id: string | null;
  anonymous_id: string | null;
  store_key: string | null;
  cart_state: string;
  created_at: string;
  last_modified_at: string;
  document: JsonColumn<Cart>;
}

/** A stock reservation of a line; `Committed` after the order. */
export interface ReservationTable {
  id: string;
  /** The inventory entry of which it reduces `available`. */
  entry_id: string;
  cart_id: string;
  line_item_id: string;
  quantity: number;
  state: 'Created' | 'Committed' | 'Released' | 'Expired';
  expires_at: Date;
}

export interface CartTables {
  cart: CartTable;
  reservation: ReservationTable;
}
