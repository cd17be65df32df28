import type { KnownMarket, Language } from '@tarima/markets/table';

/** The club or country whose prices and stock apply, and the language of texts. */
export interface SalesContext {
  readonly market: KnownMarket;
  readonly language: Language;
  /** Null for the whole country. */
  readonly clubKey: string | null;
  /** Id of the sales channel of the club or of the country. */
  readonly channelId: string;
}
