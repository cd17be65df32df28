import { randomUUID } from 'node:crypto';
import type { KnownMarket, Language } from '@tarima/markets/table';
import { createHttpClient } from '@tarima/service-kit/http-client';
import type { RecordReader } from '@tarima/service-kit/record-reader';
import { type FacetCount, type FacetKey, isFacetKey } from '../../domain/facets.ts';
import type { ListRequest } from '../../domain/product-list.ts';
import type { CatalogEnv } from '../../env.ts';
import type { ListTarget } from '../targets.ts';
import { bracketQueries, inClubFilter, listParameters, type Parameters } from './request.ts';
import { coreWire, documentWire, suggestWire } from './wire.ts';

/** Products by their keys, best first; their prices and stock are the platform's to say. */
export interface FoundKeys {
  readonly keys: readonly string[];
  readonly total: number;
  readonly inClubTotal: number | null;
  readonly facets: ReadonlyMap<FacetKey, readonly FacetCount[]>;
  readonly correctedText: string | null;
}

export interface SuggestedKeys {
  readonly queries: readonly { readonly displayText: string; readonly query: string }[];
  readonly keys: readonly string[];
}

/** The discovery service: keyword search and suggestions. All throw UpstreamError or ZodError. */
export interface DiscoveryClient {
  search(list: ListRequest, target: ListTarget): Promise<FoundKeys>;
  suggest(text: string, place: { readonly market: KnownMarket; readonly language: Language }): Promise<SuggestedKeys>;
  close(): Promise<void>;
}

export function createDiscoveryClient(env: CatalogEnv, records: RecordReader): DiscoveryClient {
  const http = createHttpClient({
    upstream: 'discovery',
    baseUrl: env.DISCOVERY_URL,
    timeoutMs: env.DISCOVERY_TIMEOUT_MS,
  });
  // What every request has (SEARCH-61).
  const ask = (path: string, language: Language, parameters: Parameters) => {
    const query = new URLSearchParams([
      ['account_id', env.DISCOVERY_ACCOUNT_ID],
      ['auth_key', env.DISCOVERY_AUTH_KEY],
      ['domain_key', `${env.DISCOVERY_DOMAIN}_${language}`],
      ['request_id', randomUUID()],
      // Shoppers are not followed: each request is a visitor of its own.
      ['_br_uid_2', `uid=${randomUUID()}:v=15.0:ts=${Date.now()}:hc=1`],
      ['url', env.SHOP_URL],
      ...parameters.map(([name, value]): [string, string] => [name, value]),
    ]);
    return http.json(`${path}?${query}`);
  };

  return {
    // A search also names the market (SEARCH-62).
    async search(list, target) {
      const parameters: Parameters = [...listParameters(list, target), ['view_id', target.market.code]];
      const answer = coreWire.parse(await ask('/api/v1/core/', target.language, parameters));
      const { facet_fields: fields = {}, facet_queries: queries = {} } = answer.facet_counts ?? {};
      const listed = Object.entries(fields).flatMap(([name, values]): [FacetKey, FacetCount[]][] =>
        isFacetKey(name) ? [[name, values.map((value) => ({ value: value.name, count: value.count }))]] : [],
      );
      const brackets = target.facets.flatMap((key): [FacetKey, FacetCount[]][] => {
        const counts = bracketQueries(key, target).map(({ value, query }) => ({ value, count: queries[query] ?? 0 }));
        return counts.length > 0 ? [[key, counts]] : [];
      });
      return {
        keys: records
          .readAll('search document', answer.response.docs, documentWire, 'pid')
          .map(({ master_sku }) => master_sku),
        total: answer.response.numFound,
        inClubTotal: target.clubKey === null ? null : (queries[inClubFilter(target.clubKey)] ?? null),
        facets: new Map([...listed, ...brackets]),
        correctedText: answer.autoCorrectQuery ?? null,
      };
    },
    // The catalogue view of a suggestion is the market's (SEARCH-63).
    async suggest(text, { market, language }) {
      const parameters: Parameters = [
        ['q', text],
        ['catalog_views', `${env.DISCOVERY_DOMAIN}:${market.code}`],
      ];
      const { suggestionGroups } = suggestWire.parse(await ask('/api/v2/suggest/', language, parameters));
      return {
        queries: suggestionGroups.flatMap(({ querySuggestions }) => querySuggestions),
        keys: suggestionGroups.flatMap(({ searchSuggestions }) =>
          records
            .readAll('suggested product', searchSuggestions, documentWire, 'pid')
            .map(({ master_sku }) => master_sku),
        ),
      };
    },
    close: () => http.close(),
  };
}
