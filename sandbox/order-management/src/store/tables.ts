import type { JSONColumnType, Kysely, Selectable } from 'kysely';
import type { OrderDocument } from '../order-document.ts';
import type { LinePick } from '../picks.ts';
import type { FulfilmentStatus } from '../status.ts';

interface ReceivedMessageTable {
  id: string;
  type: string;
  received_at: Date;
}

interface FulfilmentOrderTable {
  order_id: string;
  membership: string | null;
  country: string;
  captured_at: Date;
  ships: boolean;
  /** Status at `status_since`; the current status depends on the time (status.ts). */
  status: FulfilmentStatus;
  status_since: Date;
  document: JSONColumnType<OrderDocument>;
  /** Id by which the delivery window is held; null without a window. */
  cart_id: string | null;
  /** What the club found of the lines; lines without an entry are as ordered. */
  picks: JSONColumnType<LinePick[], string | undefined, string>;
  /** When an event changed the order; the change of status after `status_since` is not in it until it is stored. */
  updated_at: Date;
}

/** The schema `order_management`. */
export interface Tables {
  received_message: ReceivedMessageTable;
  fulfilment_order: FulfilmentOrderTable;
}

export type Store = Kysely<Tables>;
export type OrderRow = Selectable<FulfilmentOrderTable>;
