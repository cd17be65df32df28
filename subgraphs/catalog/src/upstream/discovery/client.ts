import { randomUUID } from 'node:crypto';
import type { Language } from '@tarima/markets/table';
import { createHttpClient } from '@tarima/service-kit/http-client';
import type { RecordReader } from '@tarima/service-kit/record-reader';
import type { ProductIndex } from '../../application/ports.ts';
import { type FacetCount, type FacetKey, isFacetKey } from '../../domain/facets.ts';
import { bracketQueries, inClubFilter, listParameters, type Parameters } from './request.ts';
import { coreWire, documentWire, suggestWire } from './wire.ts';

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
export interface DiscoveryClient extends ProductIndex {
  close(): Promise<void>;
}

export function createDiscoveryClient(settings: DiscoverySettings, records: RecordReader): DiscoveryClient {
  const http = createHttpClient({
    upstream: 'discovery',
    baseUrl: settings.baseUrl,
    timeoutMs: settings.timeoutMs,
  });
  // What every request has (SEARCH-61).
  const ask = (path: string, language: Language, parameters: Parameters) => {
    const query = new URLSearchParams([
      ['account_id', settings.accountId],
      ['auth_key', settings.authKey],
      ['domain_key', `${settings.domain}_${language}`],
      ['request_id', randomUUID()],
      // Shoppers are not followed: each request is a visitor of its own.
      ['_br_uid_2', `uid=${randomUUID()}:v=15.0:ts=${Date.now()}:hc=1`],
      ['url', settings.shopUrl],
      ...parameters.map(([name, value]): [string, string] => [name, value]),
    ]);
    return http.json(`${path}?${query}`);
  };

  return {
    // A search also names the market (SEARCH-62).
    async search(list, scope) {
      const parameters: Parameters = [...listParameters(list, scope), ['view_id', scope.market.code]];
      const answer = coreWire.parse(await ask('/api/v1/core/', scope.language, parameters));
      const { facet_fields: fields = {}, facet_queries: queries = {} } = answer.facet_counts ?? {};
      const listed = Object.entries(fields).flatMap(([name, values]): [FacetKey, FacetCount[]][] =>
        isFacetKey(name) ? [[name, values.map((value) => ({ value: value.name, count: value.count }))]] : [],
      );
      const brackets = scope.facets.flatMap((key): [FacetKey, FacetCount[]][] => {
        const counts = bracketQueries(key, scope).map(({ value, query }) => ({ value, count: queries[query] ?? 0 }));
        return counts.length > 0 ? [[key, counts]] : [];
      });
      return {
        keys: records
          .readAll('search document', answer.response.docs, documentWire, 'pid')
          .map(({ master_sku }) => master_sku),
        total: answer.response.numFound,
        inClubTotal: scope.clubKey === null ? null : (queries[inClubFilter(scope.clubKey)] ?? null),
        facets: new Map([...listed, ...brackets]),
        correctedText: answer.autoCorrectQuery ?? null,
      };
    },
    // The catalogue view of a suggestion is the market's (SEARCH-63).
    async suggest(text, { market, language }) {
      const parameters: Parameters = [
        ['q', text],
        ['catalog_views', `${settings.domain}:${market.code}`],
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
