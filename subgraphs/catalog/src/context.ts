import type { Locale } from '@tarima/markets/locale';
import type { CatalogRules } from './application/configuration.ts';
import type { GetSalesContext } from './application/get-sales-context.ts';
import type { CampaignSource, CatalogDirectory, ClubDirectory, SearchEngine } from './application/ports.ts';
import type { VariantLoader } from './application/variant-loader.ts';

/** The ports, loaders and rules of one request. */
export interface Context {
  /** Market and language of the request. */
  readonly locale: Locale;
  readonly directory: CatalogDirectory;
  readonly clubs: ClubDirectory;
  readonly campaigns: CampaignSource;
  /** Lists products without a search text. */
  readonly listingEngine: SearchEngine;
  /** Searches by text, with failover between engines. */
  readonly searchEngine: SearchEngine;
  readonly variants: VariantLoader;
  readonly rules: CatalogRules;
  readonly getSalesContext: GetSalesContext;
  /** URL of a category's picture. */
  getCategoryPictureUrl(key: string): string;
}
