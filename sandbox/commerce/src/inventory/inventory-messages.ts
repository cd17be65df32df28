import type { Resource } from '../resources/tables.ts';
import type { MessageDraft } from '../subscriptions/messages.ts';

type StockEntry = Resource & { readonly sku?: unknown; readonly supplyChannel?: unknown };

/** The message of a deleted inventory entry. */
export function inventoryEntryDeleted(entry: StockEntry): MessageDraft {
  const { sku, supplyChannel } = entry;
  return {
    type: 'InventoryEntryDeleted',
    typeId: 'inventory-entry',
    resource: entry,
    payload: { sku, ...(supplyChannel ? { supplyChannel } : {}) },
  };
}
