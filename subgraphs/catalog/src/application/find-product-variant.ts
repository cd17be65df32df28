import { isBrowsable } from '../domain/browsable.ts';
import type { Variant } from '../domain/product.ts';
import type { CatalogRules } from './configuration.ts';
import type { VariantLoader } from './variant-loader.ts';

export interface FindProductVariantDependencies {
  readonly variants: VariantLoader;
  readonly rules: Pick<CatalogRules, 'isTechnicalSku'>;
}

/** A browsable variant with the price of a club, or of the country where the club is unknown; null when there is none. */
export async function findProductVariant(
  { variants, rules }: FindProductVariantDependencies,
  sku: string,
  clubKey: string | null,
): Promise<Variant | null> {
  const atClub = clubKey === null ? null : await variants.load({ sku, clubKey });
  const variant = atClub ?? (await variants.load({ sku, clubKey: null }));
  return variant && isBrowsable(variant.product, rules.isTechnicalSku) ? variant : null;
}
