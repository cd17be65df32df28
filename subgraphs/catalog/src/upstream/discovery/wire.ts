import { z } from 'zod';

/** What this service reads of the discovery service's answers; everything else passes unread. */

const count = z.int().min(0);

export const coreWire = z.object({
  response: z.object({ numFound: count, docs: z.array(z.object({ master_sku: z.string() })) }),
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
      searchSuggestions: z.array(z.object({ master_sku: z.string() })).default([]),
    }),
  ),
});
