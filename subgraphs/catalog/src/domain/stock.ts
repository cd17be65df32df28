import type { Stock } from './product.ts';

/** Stock in words (schema `StockState`). */
export type StockState = 'IN_STOCK' | 'LOW_STOCK' | 'OUT_OF_STOCK';

/** The state of a quantity (CATALOG-29); up to `lowThreshold` the shopper sees how many are left. */
export function stockState(quantity: number, lowThreshold: number): StockState {
  if (quantity <= 0) return 'OUT_OF_STOCK';
  return quantity <= lowThreshold ? 'LOW_STOCK' : 'IN_STOCK';
}

/** The stock of a place for which the platform has no entry (CATALOG-14). */
export const noStock: Stock = { quantity: 0, restockableInDays: null };
