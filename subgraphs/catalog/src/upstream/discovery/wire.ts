import { z } from 'zod';

/** The parts of the service's responses that the catalogue uses; other fields are ignored. */

const count = z.int().min(0);

/** A product in a response. */
export const documentWire = z.object({ master_sku: z.string().min(1) });

export const coreWire = z.object({
  response: z.object({ numFound: count, docs: z.array(z.unknown()) }),
  facet_counts: z
    .object({
      facet_fields: z.record(z.string(), z.array(z.object({ name: z.string(), count }))).default({}),
      facet_queries: z.record(z.string(), count).default({}),
    })
    .optional(),
  autoCorrectQuery: z.string().optional(),
});

export const suggestWire = z.object({
  suggestionGroups: z.array(
    z.object({
      querySuggestions: z.array(z.object({ query: z.string(), displayText: z.string() })).default([]),
      searchSuggestions: z.array(z.unknown()).default([]),
    }),
  ),
});
