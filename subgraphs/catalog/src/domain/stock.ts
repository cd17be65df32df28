import type { Stock } from './product.ts';

/** Stock in words (schema `StockState`). */
export type StockState = 'IN_STOCK' | 'LOW_STOCK' | 'OUT_OF_STOCK';

/** `lowThreshold`: with so many or fewer left, the shopper is told how many. */
export function stockState(quantity: number, lowThreshold: number): StockState {
  if (quantity <= 0) return 'OUT_OF_STOCK';
  return quantity <= lowThreshold ? 'LOW_STOCK' : 'IN_STOCK';
}

/** What a place has that the platform keeps no stock for. */
export const noStock: Stock = { quantity: 0, restockableInDays: null };
