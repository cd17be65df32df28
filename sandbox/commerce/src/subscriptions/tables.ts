import type { Generated } from 'kysely';
import type { JsonColumn, Resource } from '../resources/tables.ts';

/** A message as `GET /messages` answers it. */
export interface StoredMessage extends Resource {
  readonly type: string;
  readonly sequenceNumber: number;
  readonly resource: { readonly typeId: string; readonly id: string };
  readonly resourceVersion: number;
  readonly [field: string]: unknown;
}

export interface MessageTable {
  /** The order in which messages were written. */
  position: Generated<string>;
  id: string;
  type: string;
  resource_id: string;
  created_at: string;
  last_modified_at: string;
  document: JsonColumn<StoredMessage>;
}

/** A message that a subscription has not yet received; the row goes when it has. */
export interface MessageDeliveryTable {
  subscription_id: string;
  position: string;
  resource_id: string;
  attempts: Generated<number>;
  /** Not tried before; a delivery under way is pushed ahead, so that no other process takes it. */
  due_at: Generated<Date>;
}

export interface SubscriptionTables {
  message: MessageTable;
  message_delivery: MessageDeliveryTable;
}
