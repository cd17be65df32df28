import { randomUUID } from 'node:crypto';
import type { Language } from '@tarima/markets/table';
import { createHttpClient } from '@tarima/service-kit/http-client';
import type { RecordReader } from '@tarima/service-kit/record-reader';
import type { ProductIndex } from '../../application/ports.ts';
import { type FacetCount, type FacetKey, isFacetKey } from '../../domain/facets.ts';
import { buildListParameters, listRangeQueries, type Parameters, toInClubFilter } from './request.ts';
import { coreWire, documentWire, type FacetValue, suggestWire } from './wire.ts';

/** Connection to a discovery account. */
export interface DiscoverySettings {
  readonly baseUrl: string;
  readonly accountId: string;
  readonly authKey: string;
  /** The account's catalogue; each language is a site of it, e.g. `tarima_es`. */
  readonly domain: string;
  readonly timeoutMs: number;
  /** The shop's address, which the service receives with each request. */
  readonly shopUrl: string;
}

/** Keyword search and suggestions. @throws UpstreamError, ZodError */
export interface DiscoveryClient {
  /** The index for one shopper; the pseudonym of a member, or undefined for an anonymous search (SEARCH-65). */
  createIndex(userId: string | undefined): ProductIndex;
  close(): Promise<void>;
}

export function createDiscoveryClient(settings: DiscoverySettings, records: RecordReader): DiscoveryClient {
  const http = createHttpClient({
    upstream: 'discovery',
    baseUrl: settings.baseUrl,
    timeoutMs: settings.timeoutMs,
  });
  // Every request has these parameters (SEARCH-61).
  const send = (path: string, language: Language, userId: string | undefined, parameters: Parameters) => {
    const all: Parameters = [
      ['account_id', settings.accountId],
      ['auth_key', settings.authKey],
      ['domain_key', `${settings.domain}_${language}`],
      ['request_id', randomUUID()],
      // Browsers are not tracked: each request has a new visitor id.
      ['_br_uid_2', `uid=${randomUUID()}:v=15.0:ts=${Date.now()}:hc=1`],
      ...(userId === undefined ? [] : [['user_id', userId] as const]),
      ['url', settings.shopUrl],
      ['ref_url', settings.shopUrl],
      ...parameters,
    ];
    const query = new URLSearchParams(all.map(([name, value]): [string, string] => [name, value]));
    return http.json(`${path}?${query}`);
  };

  const createIndex = (userId: string | undefined): ProductIndex => ({
    // A search has the market's view (SEARCH-62).
    async search(list, scope) {
      const parameters: Parameters = [...buildListParameters(list, scope), ['view_id', scope.market.code]];
      const response = coreWire.parse(await send('/api/v1/core/', scope.language, userId, parameters));
      const { facets = [], facet_queries: queries = {} } = response.facet_counts ?? {};
      const fieldFacets = facets.flatMap(({ name, value: values }): [FacetKey, FacetCount[]][] =>
        name !== undefined && isFacetKey(name) ? [[name, values.flatMap(toFacetCount)]] : [],
      );
      const rangeFacets = scope.facets.flatMap((key): [FacetKey, FacetCount[]][] => {
        const counts = listRangeQueries(key, scope).map(({ value, query }) => ({ value, count: queries[query] ?? 0 }));
        return counts.length > 0 ? [[key, counts]] : [];
      });
      return {
        keys: records
          .readAll('search document', response.response?.docs ?? [], documentWire, 'pid')
          .map(({ master_sku }) => master_sku),
        total: response.response?.numFound ?? 0,
        inStockTotal: scope.clubKey === null ? null : (queries[toInClubFilter(scope.clubKey)] ?? null),
        facets: new Map([...fieldFacets, ...rangeFacets]),
        correctedText: response.autoCorrectQuery ?? null,
      };
    },
    // A suggestion has the market's catalogue view (SEARCH-63).
    async suggest(text, { market, language }) {
      const parameters: Parameters = [
        ['request_type', 'suggest'],
        ['q', text],
        ['catalog_views', `${settings.domain}:${market.code}`],
      ];
      const { suggestionGroups } = suggestWire.parse(await send('/api/v2/suggest/', language, userId, parameters));
      return {
        queries: suggestionGroups.flatMap(({ querySuggestions }) => querySuggestions),
        keys: suggestionGroups.flatMap(({ searchSuggestions }) =>
          records
            .readAll('suggested product', searchSuggestions, documentWire, 'pid')
            .map(({ master_sku }) => master_sku),
        ),
      };
    },
  });
  return { createIndex, close: () => http.close() };
}

function toFacetCount({ cat_id: id, name, count }: FacetValue): FacetCount[] {
  const value = id ?? name;
  return value === undefined || count === undefined ? [] : [{ value, count }];
}
