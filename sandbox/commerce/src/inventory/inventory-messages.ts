import type { Resource } from '../resources/tables.ts';
import type { MessageDraft } from '../subscriptions/messages.ts';

type StockEntry = Resource & { readonly sku?: unknown; readonly supplyChannel?: unknown };

/** Builds the message about a deleted inventory entry. */
export function buildEntryDeletedMessage(entry: StockEntry): MessageDraft {
  const { sku, supplyChannel } = entry;
  return {
    type: 'InventoryEntryDeleted',
    typeId: 'inventory-entry',
    resource: entry,
    payload: { sku, ...(supplyChannel ? { supplyChannel } : {}) },
  };
}
