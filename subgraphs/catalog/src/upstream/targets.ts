import type { KnownMarket, Language } from '@tarima/markets/table';
import type { FacetKey } from '../domain/facets.ts';

/** Where and in which words products are read. */
export interface ReadingPlace {
  readonly market: KnownMarket;
  readonly language: Language;
  /** Null for the whole country. */
  readonly clubKey: string | null;
  /** Channel whose prices and stock count: the club's or the country's. */
  readonly channelId: string;
}

/** What of a place a list is about: a checked list with its keys turned into the platform's ids. */
export interface ListTarget extends ReadingPlace {
  readonly categoryId: string | null;
  /** Platform ids of the chosen categories of the category facet. */
  readonly categoryFilterIds: readonly string[];
  /** Which facets to count; counting costs more than finding. */
  readonly facets: readonly FacetKey[];
  /** Whether to count what the channel has on its floor. */
  readonly isInClubCounted: boolean;
}
