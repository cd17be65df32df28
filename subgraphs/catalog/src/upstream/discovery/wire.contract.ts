import type {
  AutosuggestOptions,
  Configuration,
  ProductSearchOptions,
  SearchResponse,
  SearchResponseFacetCounts,
  SearchResponseFacetCountsFacetFieldsCategory,
  SearchResponseFacetCountsFacetFieldsGeneral,
  SuggestResponse,
} from '@bloomreach/discovery-web-sdk';
import type { Expect, Unpublished } from '@tarima/service-kit/testing/wire-contract';
import type { ParameterName } from './request.ts';
import type { coreWire, suggestWire } from './wire.ts';

/** Facets in version 3.0, which the vendor's OpenAPI specification has and its SDK lacks. */
interface Facet {
  readonly name?: string;
  readonly value?: (SearchResponseFacetCountsFacetFieldsCategory | SearchResponseFacetCountsFacetFieldsGeneral)[];
}

type Response = Omit<SearchResponse, 'facet_counts'> & {
  readonly facet_counts?: Omit<SearchResponseFacetCounts, 'facet_queries'> & {
    readonly facets?: Facet[];
    readonly facet_queries?: Readonly<Record<string, number>>;
  };
};

/** `facet.field` and `facet.query` are documented by their results only. */
type PublishedParameter =
  | keyof ProductSearchOptions
  | keyof AutosuggestOptions
  | keyof Configuration
  | 'q'
  | 'request_type'
  | 'search_type'
  | 'facet.field'
  | 'facet.query';

/** The type check fails when a schema requires or reads, or a request contains, what the service does not publish. */
export type Contract = [
  Expect<Unpublished<typeof coreWire, Response>>,
  Expect<Unpublished<typeof suggestWire, SuggestResponse>>,
  Expect<Exclude<ParameterName, PublishedParameter>>,
];
