import type { Stock, Variant } from './product.ts';
import type { SalesContext } from './sales-context.ts';

/** Values of the schema's enum `StockState`. */
export type StockState = 'IN_STOCK' | 'LOW_STOCK' | 'OUT_OF_STOCK';

/** Stock as shoppers see it. */
export interface Availability {
  readonly state: StockState;
  readonly quantity: number;
  readonly restockableInDays: number | null;
  /** When the stock was read, ISO 8601. */
  readonly asOf: string;
}

/** The state of a quantity (CATALOG-29); at `lowStockThreshold` or below, the shopper sees how many units are left. */
export function getStockState(quantity: number, lowStockThreshold: number): StockState {
  if (quantity <= 0) return 'OUT_OF_STOCK';
  return quantity <= lowStockThreshold ? 'LOW_STOCK' : 'IN_STOCK';
}

const noStock: Stock = { quantity: 0, restockableInDays: null };

/** The stock of a variant in a sales channel; none without a channel or without an entry for it (CATALOG-14). */
export function getStock({ stock }: Variant, salesContext: SalesContext | undefined): Stock {
  return (salesContext && stock.get(salesContext.channelId)) ?? noStock;
}

/** The availability of a stock that was read at `asOf` (CATALOG-33). */
export function toAvailability(
  { quantity, restockableInDays }: Stock,
  lowStockThreshold: number,
  asOf: Date,
): Availability {
  return {
    state: getStockState(quantity, lowStockThreshold),
    quantity: Math.max(0, quantity),
    restockableInDays,
    asOf: asOf.toISOString(),
  };
}
