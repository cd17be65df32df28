import type { Context } from '../context.ts';
import { pricePerUnit, savingOf } from '../domain/price.ts';
import type { Stock, Variant } from '../domain/product.ts';
import { stockState } from '../domain/stock.ts';
import { weightEstimate, weightSaleAt } from '../domain/weight.ts';

/** The price of a variant at a club, or in the country without one; null when it is not sold there (CATALOG-14). */
export async function priceAt(variant: Variant, clubKey: string | null, context: Context) {
  const there = variant.pricedAt === clubKey ? variant : await context.variants.load({ sku: variant.sku, clubKey });
  if (!there?.price) return null;
  const { price, content } = there;
  // Unit prices are a setting of the market (CATALOG-22).
  const unitAmount = content && context.isPricePerUnitShown ? pricePerUnit(price.current, content.amount) : null;
  const weightSale = weightSaleAt(there.weightSale, clubKey);
  return {
    current: price.current,
    regular: price.regular,
    saving: savingOf(price),
    validUntil: price.validUntil,
    unitPrice: content && unitAmount ? { amount: unitAmount, unit: content.unit } : null,
    weightEstimate: weightSale && weightEstimate(price.current, weightSale),
    isTaxIncluded: await context.isTaxIncluded(),
  };
}

/** A place's stock in the words of the graph. */
export function availabilityOf({ quantity, restockableInDays }: Stock, { lowStockThreshold }: Context) {
  return {
    state: stockState(quantity, lowStockThreshold),
    quantity: Math.max(0, quantity),
    restockableInDays,
    // Stock is read for each request; an answer that the gateway caches keeps this moment (CATALOG-33).
    asOf: new Date().toISOString(),
  };
}
