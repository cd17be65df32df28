import { readFileSync } from 'node:fs';
import { buildSchema, graphql as execute } from 'graphql';
import { z } from 'zod';
import type { Category } from '../categories/categories.ts';
import { type CategoryCounts, createCategoryCounts } from '../categories/category-counts.ts';
import type { Area, CommerceContext } from '../context.ts';
import { parseListQuery } from '../resources/list-query.ts';
import { queryDocuments } from '../resources/query-documents.ts';
import { createSimpleSource } from '../simple/simple-source.ts';

const schema = buildSchema(readFileSync(new URL('schema.graphql', import.meta.url), 'utf8'));

const bodySchema = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

type LocalizedText = Readonly<Record<string, string>>;

interface CategoriesArguments {
  readonly where?: string;
  readonly sort?: readonly string[];
  readonly limit?: number;
  readonly offset?: number;
}

interface LocaleArguments {
  readonly locale?: string;
  readonly acceptLanguage?: readonly string[];
}

/** `POST /graphql`: categories with the figures that the platform has in this API only. */
export const graphql: Area = (app, context) => {
  const root = createRoot(context);
  const scopes = [
    'view_products',
    'view_published_products',
    'manage_products',
    'view_categories',
    'manage_categories',
  ];
  app.post('/graphql', { config: { scopes } }, async (request, reply) => {
    const { query, operationName, variables } = bodySchema.parse(request.body);
    const result = await execute({
      schema,
      source: query,
      rootValue: root,
      operationName: operationName ?? null,
      variableValues: variables ?? null,
    });
    // Without data the operation was invalid, which the platform answers with 400.
    return reply.status(result.data === undefined ? 400 : 200).send(result);
  });
};

function createRoot({ db, now, references }: CommerceContext) {
  const countCategories = createCategoryCounts({ db, now });
  const source = createSimpleSource('category');
  return {
    async category(identifier: { id?: string; key?: string }) {
      const category = await references.find('category', identifier);
      return category ? toGraphql(category as Category, await countCategories()) : null;
    },
    async categories({ where, sort = [], limit, offset }: CategoriesArguments) {
      const query = parseListQuery({ ...(where && { where }), sort, limit, offset });
      const page = await queryDocuments<Category>(db, source, query);
      const counts = await countCategories();
      return {
        offset: page.offset,
        count: page.count,
        total: page.total,
        exists: page.count > 0,
        results: page.results.map((category) => toGraphql(category, counts)),
      };
    },
  };
}

/** A category with resolvers of the fields that have arguments. */
function toGraphql(category: Category, counts: ReadonlyMap<string, CategoryCounts>) {
  const { id, name, slug, description, parent, ancestors } = category;
  const { children = 0, products = 0 } = counts.get(id) ?? {};
  return {
    ...category,
    name: (query: LocaleArguments) => getText(name, query),
    nameAllLocales: toLocalizedStrings(name),
    slug: (query: LocaleArguments) => getText(slug, query),
    slugAllLocales: toLocalizedStrings(slug),
    description: (query: LocaleArguments) => getText(description, query),
    descriptionAllLocales: description ? toLocalizedStrings(description) : null,
    parentRef: parent,
    ancestorsRef: ancestors,
    childCount: children,
    stagedProductCount: products,
  };
}

/** The text in the requested locale, or else in the first accepted language that it has. */
function getText(text: LocalizedText | undefined, { locale, acceptLanguage = [] }: LocaleArguments): string | null {
  const found = [locale, ...acceptLanguage].find((candidate) => candidate !== undefined && text?.[candidate]);
  return (found && text?.[found]) ?? null;
}

function toLocalizedStrings(text: LocalizedText) {
  return Object.entries(text).map(([locale, value]) => ({ locale, value }));
}
