import type { Variant } from '../domain/product.ts';
import { type Availability, getStock, toAvailability } from '../domain/stock.ts';
import type { CatalogRules } from './configuration.ts';
import type { GetSalesContext } from './get-sales-context.ts';

export interface GetAvailabilityDependencies {
  readonly getSalesContext: GetSalesContext;
  readonly rules: Pick<CatalogRules, 'getLowStockThreshold'>;
}

/** The availability of a variant at a club, or in the country without one; out of stock at an unknown club. */
export async function getAvailability(
  { getSalesContext, rules }: GetAvailabilityDependencies,
  variant: Variant,
  clubKey: string | null,
): Promise<Availability> {
  const stock = getStock(variant, await getSalesContext(clubKey));
  return toAvailability(stock, rules.getLowStockThreshold(), new Date());
}
