import type { Generated } from 'kysely';
import type { JsonColumn, Resource } from '../resources/tables.ts';

/** A message in the format of `GET /messages`. */
export interface StoredMessage extends Resource {
  readonly type: string;
  readonly sequenceNumber: number;
  readonly resource: { readonly typeId: string; readonly id: string };
  readonly resourceVersion: number;
  readonly [field: string]: unknown;
}

export interface MessageTable {
  /** Order of writing. */
  position: Generated<string>;
  id: string;
  type: string;
  resource_id: string;
  created_at: string;
  last_modified_at: string;
  document: JsonColumn<StoredMessage>;
}

/** A pending delivery of a message to a subscription; deleted after the delivery. */
export interface MessageDeliveryTable {
  subscription_id: string;
  position: string;
  resource_id: string;
  attempts: Generated<number>;
  /** Earliest time of the next attempt; moved ahead during a delivery, so that no other process claims it. */
  due_at: Generated<Date>;
}

export interface SubscriptionTables {
  message: MessageTable;
  message_delivery: MessageDeliveryTable;
}
