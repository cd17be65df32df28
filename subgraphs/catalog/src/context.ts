import type { Locale } from '@tarima/markets/locale';
import type { LocalizedText } from '@tarima/markets/localized-text';
import type { MarketCode } from '@tarima/markets/table';
import type { CategoryTree } from './domain/category-tree.ts';
import type { Club } from './domain/club.ts';
import type { ListLimits } from './domain/product-list.ts';
import type { Campaign } from './domain/promotions.ts';
import type { VariantLoader } from './loaders.ts';
import type { CatalogUpstream } from './upstream/client.ts';
import type { Search } from './upstream/search.ts';
import type { ReadingPlace } from './upstream/targets.ts';

/** What the resolvers of one request work with. */
export interface Context {
  /** Market and language of the request. */
  readonly locale: Locale;
  readonly upstream: CatalogUpstream;
  readonly search: Search;
  readonly variants: VariantLoader;
  /** The whole tree, at most a minute old. */
  categories(): Promise<CategoryTree>;
  /** Names of colours by key; none while the platform does not tell them. */
  colorNames(): Promise<ReadonlyMap<string, LocalizedText>>;
  /** The campaigns of the request's market, past and coming ones too. */
  campaigns(): Promise<readonly Campaign[]>;
  /** Address of a category's tile picture. */
  categoryPicture(key: string): string;
  /** Clubs of a market, by key. */
  clubs(marketCode: string): Promise<readonly Club[]>;
  /** A club of any market. */
  club(key: string): Promise<Club | undefined>;
  /** The club that the market's configuration names for shoppers whose own club is not available. */
  defaultClub(marketCode: MarketCode): Promise<Club | undefined>;
  /** Whether only the store itself puts this sku into carts: it has no page and is in no list. */
  isTechnicalSku(sku: string): boolean;
  /** Whether orders can be collected there, as configured. */
  offersPickup(club: Club): boolean;
  /** When an order of now can be collected, at the soonest; null where none can be. */
  nextPickup(club: Club): { readonly from: Date; readonly until: Date } | null;
  /** Whether the market sells memberships online and the club is not left out of it. */
  sellsMemberships(marketCode: MarketCode, clubKey: string): boolean;
  /** Channel of a club of this market, or of the country; undefined when there is no such club here. */
  placeOf(clubKey: string | null): Promise<ReadingPlace | undefined>;
  /** Whether this market's prices hold its taxes. */
  isTaxIncluded(): Promise<boolean>;
  /** Whether this market shows what a unit of measure costs. */
  readonly isPricePerUnitShown: boolean;
  /** With so many pieces or fewer, a place is low on stock. */
  readonly lowStockThreshold: number;
  /** Configured limits of searching. */
  readonly searchLimits: ListLimits & {
    readonly querySuggestions: number;
    readonly productSuggestions: number;
  };
}
