import type { LocalizedText } from '@tarima/markets/localized-text';
import type { CategoryTree } from '../domain/category-tree.ts';
import type { Club } from '../domain/club.ts';
import type { Product } from '../domain/product.ts';
import type {
  ListRequest,
  ListScope,
  ProductKeyPage,
  ProductPage,
  SuggestedKeys,
  SuggestionLimits,
  Suggestions,
} from '../domain/product-list.ts';
import type { Campaign } from '../domain/promotions.ts';
import type { SalesContext } from '../domain/sales-context.ts';

/** Products with the prices and stock of a club or country. */
export interface ProductCatalog {
  /** Products that have one of these skus among their variants, in any order. */
  getProductsBySku(skus: readonly string[], salesContext: SalesContext): Promise<readonly Product[]>;
}

/** Lists and suggests products with their prices and stock. */
export interface SearchEngine {
  search(list: ListRequest, scope: ListScope): Promise<ProductPage>;
  suggest(text: string, salesContext: SalesContext, limits: SuggestionLimits): Promise<Suggestions>;
}

/** Finds the keys of products; prices and stock come from the `ProductCatalog`. */
export interface ProductIndex {
  search(list: ListRequest, scope: ListScope): Promise<ProductKeyPage>;
  suggest(text: string, salesContext: SalesContext): Promise<SuggestedKeys>;
}

/** Data of the catalogue that changes rarely and is cached in the process. */
export interface CatalogDirectory {
  getCategoryTree(): Promise<CategoryTree>;
  /** Names of colours by key; empty while they cannot be read. */
  getColorNames(): Promise<ReadonlyMap<string, LocalizedText>>;
  /** Whether the prices of a market include taxes. */
  isTaxIncluded(marketCode: string): Promise<boolean>;
}

/** Clubs and sales channels of all markets. */
export interface ClubDirectory {
  /** Clubs of a market, by key. */
  listClubs(marketCode: string): Promise<readonly Club[]>;
  /** A club of any market. */
  findClub(key: string): Promise<Club | undefined>;
  /** Id of the sales channel of a club (`6401`) or of a country (`64`). */
  findChannelId(key: string): Promise<string | undefined>;
  /** When a club is next open, at least `leadMinutes` after `now`; null for a club without opening hours. */
  findNextOpening(club: Club, now: Date, leadMinutes: number): OpeningPeriod | null;
}

/** A period in which a club is open. */
export interface OpeningPeriod {
  readonly start: Date;
  readonly end: Date;
}

/** Promotion campaigns. */
export interface CampaignSource {
  /** All campaigns of a market, past and future ones included; none while they cannot be read (CATALOG-55). */
  listCampaigns(marketCode: string): Promise<readonly Campaign[]>;
}
