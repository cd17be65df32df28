import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { v7 as createId } from 'uuid';
import { insertMany } from '../resources/bulk.ts';
import type { CommerceTables } from '../tables.ts';

/** Stock of a SKU from an import or a seed. */
export interface StockLevel {
  readonly key?: string | undefined;
  readonly sku: string;
  readonly channelId: string;
  readonly quantity: number;
  readonly restockableInDays: number | null;
}

const idBytes = 16;

/** Sets stock levels and creates missing entries; reservations stay. */
export async function setStockLevels(
  db: Kysely<CommerceTables>,
  levels: readonly StockLevel[],
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  // Bytes for all ids at once: a system call for each takes longer than the rest of an id.
  const random = randomBytes(levels.length * idBytes);
  await insertMany(
    db,
    'inventory_entry',
    {
      id: 'text',
      key: 'text',
      sku: 'text',
      channel_id: 'text',
      quantity: 'integer',
      available: 'integer',
      restockable_in_days: 'integer',
    },
    levels.map(({ key, sku, channelId, quantity, restockableInDays }, index) => ({
      // In order of time: with random ids, an import writes all pages of their index again and again.
      id: createId({ random: random.subarray(index * idBytes, (index + 1) * idBytes) }),
      key: key ?? null,
      sku,
      channel_id: channelId,
      quantity,
      available: quantity,
      restockable_in_days: restockableInDays,
    })),
    sql`on conflict (sku, channel_id) do update set
      version = inventory_entry.version + 1,
      key = coalesce(excluded.key, inventory_entry.key),
      quantity = excluded.quantity,
      available = excluded.quantity - (inventory_entry.quantity - inventory_entry.available),
      restockable_in_days = excluded.restockable_in_days,
      modified_at = excluded.modified_at
      where (inventory_entry.quantity, inventory_entry.restockable_in_days)
        is distinct from (excluded.quantity, excluded.restockable_in_days)`,
    {
      version: { type: 'integer', value: 1 },
      created_at: { type: 'timestamptz', value: at },
      modified_at: { type: 'timestamptz', value: at },
    },
  );
}
