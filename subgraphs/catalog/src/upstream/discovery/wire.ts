import { z } from 'zod';

/** The parts of the service's responses that the catalogue uses; other fields are ignored. */

const count = z.int().min(0);

/** A product in a response; `master_sku` is a field of the club's feed. */
export const documentWire = z.object({ master_sku: z.string().min(1) });

/** A value of a facet: a category has an id, any other value a name. */
const facetValue = z.object({ cat_id: z.string().optional(), name: z.string().optional(), count: count.optional() });
export type FacetValue = z.output<typeof facetValue>;

/** Response to a search with `facet.version` 3.0. A search that leads to a page of the shop has no `response`. */
export const coreWire = z.object({
  response: z.object({ numFound: count.default(0), docs: z.array(z.unknown()).default([]) }).optional(),
  facet_counts: z
    .object({
      facets: z.array(z.object({ name: z.string().optional(), value: z.array(facetValue).default([]) })).default([]),
      facet_queries: z.record(z.string(), count).default({}),
    })
    .optional(),
  autoCorrectQuery: z.string().optional(),
});

export const suggestWire = z.object({
  suggestionGroups: z
    .array(
      z.object({
        querySuggestions: z.array(z.object({ query: z.string(), displayText: z.string() })).default([]),
        searchSuggestions: z.array(z.unknown()).default([]),
      }),
    )
    .default([]),
});
