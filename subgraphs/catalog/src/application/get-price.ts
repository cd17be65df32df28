import type { Locale } from '@tarima/markets/locale';
import type { Money } from '@tarima/markets/money';
import { calculateDiscountAmount, calculateUnitPrice } from '../domain/price.ts';
import type { Price, Variant } from '../domain/product.ts';
import { estimatePriceRange, findWeightSale } from '../domain/weight.ts';
import type { CatalogRules } from './configuration.ts';
import type { CatalogDirectory } from './ports.ts';
import type { VariantLoader } from './variant-loader.ts';

/** A price with everything that is calculated from it. */
export interface PriceDetails extends Price {
  readonly discountAmount: Money | null;
  readonly unitPrice: { readonly amount: Money; readonly unit: string } | null;
  readonly priceEstimate: { readonly minimum: Money; readonly maximum: Money } | null;
  readonly isTaxIncluded: boolean;
}

export interface GetPriceDependencies {
  readonly locale: Locale;
  readonly variants: VariantLoader;
  readonly directory: CatalogDirectory;
  readonly rules: Pick<CatalogRules, 'hasUnitPrices'>;
}

/** The price of a variant at a club, or in the country without one; null when it is not sold there (CATALOG-14). */
export async function getPrice(
  { locale, variants, directory, rules }: GetPriceDependencies,
  variant: Variant,
  clubKey: string | null,
): Promise<PriceDetails | null> {
  const atClub = variant.priceClubKey === clubKey ? variant : await variants.load({ sku: variant.sku, clubKey });
  if (!atClub?.price) return null;
  const { price, content } = atClub;
  const marketCode = locale.market.code;
  // Only some markets show unit prices (CATALOG-22).
  const unitAmount =
    content && rules.hasUnitPrices(marketCode) ? calculateUnitPrice(price.current, content.amount) : null;
  const weightSale = findWeightSale(atClub.weightSale, clubKey);
  return {
    current: price.current,
    regular: price.regular,
    discountAmount: calculateDiscountAmount(price),
    validUntil: price.validUntil,
    unitPrice: content && unitAmount ? { amount: unitAmount, unit: content.unit } : null,
    priceEstimate: weightSale && estimatePriceRange(price.current, weightSale),
    isTaxIncluded: await directory.isTaxIncluded(marketCode),
  };
}
