/** Stock of a SKU in a supply channel. `available` is the quantity without reservations. */
export interface InventoryEntryTable {
  id: string;
  key: string | null;
  version: number;
  sku: string;
  /** Empty for stock without a channel. */
  channel_id: string;
  quantity: number;
  available: number;
  restockable_in_days: number | null;
  created_at: Date;
  modified_at: Date;
}

export interface InventoryTables {
  inventory_entry: InventoryEntryTable;
}
