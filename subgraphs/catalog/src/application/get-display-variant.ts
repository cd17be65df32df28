import { type SelectedFilters, selectDisplayVariant } from '../domain/display-variant.ts';
import type { Product, Variant } from '../domain/product.ts';
import { getStock } from '../domain/stock.ts';
import type { GetSalesContext } from './get-sales-context.ts';

export interface GetDisplayVariantDependencies {
  readonly getSalesContext: GetSalesContext;
}

/** The variant that represents a product in a list at a club, or in the country without one. */
export async function getDisplayVariant(
  { getSalesContext }: GetDisplayVariantDependencies,
  product: Product,
  clubKey: string | null,
  selected: SelectedFilters,
): Promise<Variant> {
  const salesContext = await getSalesContext(clubKey);
  return selectDisplayVariant(product, selected, (variant) => getStock(variant, salesContext).quantity > 0);
}
