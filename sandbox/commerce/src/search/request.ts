import { z } from 'zod';
import { createInvalidInputError } from '../errors.ts';
import { selectionSchema } from '../products/selection.ts';

const value = z.union([z.string(), z.number(), z.boolean()]);

const common = {
  field: z.string().min(1).max(256),
  fieldType: z.string().optional(),
  language: z.string().max(10).optional(),
  caseInsensitive: z.boolean().optional(),
  boost: z.number().positive().max(100).default(1),
};
const exact = z
  .strictObject({ ...common, value: value.optional(), values: z.array(value).min(1).max(200).optional() })
  .refine((one) => (one.value === undefined) !== (one.values === undefined), 'needs either value or values');
const text = z.strictObject({
  ...common,
  value: z.string().max(1_000),
  mustMatch: z.enum(['all', 'any']).default('all'),
});
const pattern = z.strictObject({ ...common, value: z.string().min(1).max(256) });
const bound = z.union([z.number(), z.string()]).optional();
const range = z.strictObject({ ...common, gte: bound, gt: bound, lte: bound, lt: bound });
const exists = z.strictObject(common);

export type ExactQuery = z.output<typeof exact>;
export type TextQuery = z.output<typeof text>;
export type PatternQuery = z.output<typeof pattern>;
export type RangeQuery = z.output<typeof range>;
export type ExistsQuery = z.output<typeof exists>;

/** The platform's search query language without `fuzzy`. */
export type SearchQuery =
  | { and: SearchQuery[] }
  | { or: SearchQuery[] }
  | { not: SearchQuery[] }
  | { filter: SearchQuery[] }
  | { exact: ExactQuery }
  | { fullText: TextQuery }
  | { fullTextPrefix: TextQuery }
  | { prefix: PatternQuery }
  | { wildcard: PatternQuery }
  | { range: RangeQuery }
  | { exists: ExistsQuery };

const queries = z.lazy(() => z.array(query).min(1).max(100)).optional();
const query: z.ZodType<SearchQuery> = z.lazy(
  () =>
    z
      .strictObject({
        and: queries,
        or: queries,
        not: queries,
        filter: queries,
        exact: exact.optional(),
        fullText: text.optional(),
        fullTextPrefix: text.optional(),
        prefix: pattern.optional(),
        wildcard: pattern.optional(),
        range: range.optional(),
        exists: exists.optional(),
      })
      .refine(
        (one) => Object.keys(one).length === 1,
        'needs exactly one kind of query',
      ) as unknown as z.ZodType<SearchQuery>,
);

const sorting = z.object({
  field: z.string().min(1).max(256),
  language: z.string().max(10).optional(),
  order: z.enum(['asc', 'desc']).default('desc'),
  mode: z.enum(['min', 'max']).optional(),
  fieldType: z.string().optional(),
  filter: query.optional(),
});
export type Sorting = z.output<typeof sorting>;

const facetBase = {
  name: z.string().min(1).max(256),
  scope: z.enum(['query', 'all']).default('query'),
  filter: query.optional(),
  level: z.literal('products').default('products'),
};
const facetField = {
  field: z.string().min(1).max(256),
  language: z.string().optional(),
  fieldType: z.string().optional(),
};
const distinct = z.strictObject({
  ...facetBase,
  ...facetField,
  includes: z.array(z.string()).max(100).optional(),
  sort: z
    .object({ by: z.enum(['count', 'key']), order: z.enum(['asc', 'desc']) })
    .default({ by: 'count', order: 'desc' }),
  limit: z.int().min(1).max(200).default(10),
  missing: z.string().optional(),
});
const ranges = z.strictObject({
  ...facetBase,
  ...facetField,
  ranges: z
    .array(z.object({ from: z.number().optional(), to: z.number().optional(), key: z.string().optional() }))
    .min(1)
    .max(50),
});
const counting = z.strictObject(facetBase);

export type DistinctFacet = z.output<typeof distinct>;
export type RangesFacet = z.output<typeof ranges>;
export type CountFacet = z.output<typeof counting>;
export type Facet = { distinct: DistinctFacet } | { ranges: RangesFacet } | { count: CountFacet };

const facet: z.ZodType<Facet> = z.union([
  z.strictObject({ distinct }),
  z.strictObject({ ranges }),
  z.strictObject({ count: counting }),
]);

const requestSchema = z.object({
  query: query.optional(),
  sort: z.array(sorting).max(10).default([]),
  limit: z.int().min(0).max(100).default(20),
  offset: z.int().min(0).max(10_000).default(0),
  facets: z.array(facet).max(50).default([]),
  postFilter: query.optional(),
  markMatchingVariants: z.literal(false, 'matching variants are not marked here').optional(),
  productProjectionParameters: selectionSchema.optional(),
});

export type SearchRequest = z.output<typeof requestSchema>;

const maxDepth = 24;

/** Parses the body of a product search. @throws PlatformError `InvalidInput`; a ZodError (`InvalidJsonInput`) */
export function parseSearchRequest(body: unknown): SearchRequest {
  if (isDeeper(body, maxDepth)) throw createInvalidInputError('The search query is nested too deeply.');
  return requestSchema.parse(body);
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}
