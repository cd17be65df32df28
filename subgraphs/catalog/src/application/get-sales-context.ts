import type { Locale } from '@tarima/markets/locale';
import type { SalesContext } from '../domain/sales-context.ts';
import type { ClubDirectory } from './ports.ts';

/** The sales context of a club of the request's market, or of the country without a club; undefined when there is none. */
export type GetSalesContext = (clubKey: string | null) => Promise<SalesContext | undefined>;

/**
 * Prices and stock are those of the club (CATALOG-12), or of the country before a club is chosen (CATALOG-11). A request
 * asks for the same club once for each product of a list, so the context of each club is kept.
 */
export function createGetSalesContext(clubs: ClubDirectory, { market, language }: Locale): GetSalesContext {
  const findSalesContext = async (clubKey: string | null): Promise<SalesContext | undefined> => {
    if (clubKey !== null && (await clubs.findClub(clubKey))?.market !== market) return undefined;
    const channelId = await clubs.findChannelId(clubKey ?? market.channelKey);
    return channelId === undefined ? undefined : { market, language, clubKey, channelId };
  };
  const contexts = new Map<string | null, Promise<SalesContext | undefined>>();
  return (clubKey) => {
    const context = contexts.get(clubKey) ?? findSalesContext(clubKey);
    contexts.set(clubKey, context);
    return context;
  };
}
