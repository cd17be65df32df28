import { sql } from 'kysely';
import { createListTest, type ListColumn } from '../../../columns/list-column.ts';
import { createInvalidInputError } from '../errors.ts';
import type { Condition } from '../resources/predicate-sql.ts';
import { createBoundsTest } from './bounds.ts';
import type { DatabaseTests } from './database-tests.ts';
import { createMarketPriceTest, findMarket } from './market-prices.ts';
import { buildPriceConditions, isPriceField, isPriceQuery } from './price-conditions.ts';
import type { AttributeValue, ProductTable, TableProduct } from './product-table.ts';
import type { ExactQuery, ExistsQuery, PatternQuery, RangeQuery, SearchQuery, TextQuery } from './request.ts';
import { buildTextMatch } from './text-query.ts';
import { combineAll, combineAny, negate, no, type Test, toTest } from './verdict.ts';
import { matchesWildcard } from './wildcard.ts';

/** What the tests of a search read. */
export interface SearchScope {
  readonly products: ProductTable;
  readonly database: DatabaseTests;
  readonly now: Date;
}

/** Creates the test of a search query. @throws PlatformError `InvalidInput` */
export function compileQuery(query: SearchQuery, scope: SearchScope): Test {
  if ('and' in query) return compileAll(query.and, scope);
  if ('filter' in query) return compileAll(query.filter, scope);
  if ('or' in query) return combineAny(query.or.map((part) => compileQuery(part, scope)));
  if ('not' in query) return negate(compileAll(query.not, scope));
  if ('exact' in query) return compileExact(query.exact, scope);
  if ('fullText' in query) return compileText(query.fullText, false, scope);
  if ('fullTextPrefix' in query) return compileText(query.fullTextPrefix, true, scope);
  if ('prefix' in query) return compilePattern(query.prefix, (text, start) => text.startsWith(start), scope);
  if ('wildcard' in query) return compilePattern(query.wildcard, matchesWildcard, scope);
  if ('range' in query) return compileRange(query.range, scope);
  return compileExists(query.exists, scope);
}

/** Creates a test that all queries match; those on prices must match the same price. @throws PlatformError `InvalidInput` */
export function compileAll(queries: readonly SearchQuery[], scope: SearchScope): Test {
  const prices = queries.filter(isPriceQuery);
  const others = queries.filter((query) => !isPriceQuery(query));
  // Most products fail these, so that the other tests run for few.
  const [selective = [], rest = []] = [true, false].map((isExact) =>
    others.filter((query) => 'exact' in query === isExact),
  );
  return combineAll([
    ...[...selective, ...rest].map((query) => compileQuery(query, scope)),
    ...(prices.length > 0 ? [compilePrices(prices, scope)] : []),
  ]);
}

/** Lists the published products that can match: those of a category that the query requires, or all. */
export function listCandidates(query: SearchQuery | undefined, products: ProductTable): readonly number[] {
  for (const part of query ? listParts(query) : []) {
    if ('exact' in part && part.exact.field === 'categoriesSubTree' && part.exact.value !== undefined) {
      return products.listInTree(String(part.exact.value));
    }
  }
  return products.listPublished();
}

/** Lists the queries that a filter combines with `and`. */
export const listParts = (filter: SearchQuery): readonly SearchQuery[] =>
  'and' in filter ? filter.and : 'filter' in filter ? filter.filter : [filter];

const attributePrefix = 'variants.attributes.';

/** Returns the name of a searchable attribute in the index: `size`, `color.key`, `color.label.es`. */
export function getAttributeName(field: string, language: string | undefined): string | undefined {
  if (!field.startsWith(attributePrefix)) return undefined;
  const name = field.slice(attributePrefix.length);
  return language === undefined ? name : `${name}.${language}`;
}

/** Returns the product's name in English or, for any other language, in Spanish. */
export const getName = ({ nameEs, nameEn }: TableProduct, language: string | undefined) =>
  language?.startsWith('en') ? nameEn : nameEs;

function compilePrices(queries: readonly SearchQuery[], { products, database, now }: SearchScope): Test {
  const market = findMarket(queries);
  return (
    (market && createMarketPriceTest(market, products)) ??
    database.add('price', buildPriceConditions(queries, now), JSON.stringify(queries))
  );
}

function compileExact(exact: ExactQuery, scope: SearchScope): Test {
  if (isPriceField(exact.field)) return compilePrices([{ exact }], scope);
  const { products } = scope;
  const values = exact.values ?? (exact.value === undefined ? [] : [exact.value]);
  const texts = values.map(String);
  const isText = createMembershipTest(texts, exact.caseInsensitive ?? false);
  const attribute = getAttributeName(exact.field, exact.language);
  if (attribute !== undefined) {
    const isValue = exact.caseInsensitive ? isText : createMembershipTest<AttributeValue>(values, false);
    return testLists(products.getAttribute(attribute), (list) => list.some((value) => isValue(value)));
  }
  const isGiven = createMembershipTest(texts, false);
  const testStock = (condition: Condition) =>
    scope.database.add('stock', condition, JSON.stringify([exact.field, texts]));
  switch (exact.field) {
    case 'id':
      return testProducts(products, ({ id }) => isGiven(id));
    case 'key':
      return testProducts(products, ({ key }) => key !== null && isGiven(key));
    case 'variants.sku':
      return testProducts(products, ({ skus }) => skus.some(isGiven));
    case 'categories':
      return testLists(products.categories, (ids) => ids.some(isGiven));
    case 'categoriesSubTree':
      return testLists(products.trees, (ids) => ids.some(isGiven));
    case 'name':
      return testProducts(products, (product) => isText(getName(product, exact.language)));
    case 'reviewRatingStatistics.averageRating':
      return testRatings(products, createMembershipTest(values.map(Number), false));
    case 'variants.availability.isOnStock': {
      const isInStock = scope.database.add('stock', sql`i.available > 0`, exact.field);
      return texts[0] === 'true' ? isInStock : negate(isInStock);
    }
    case 'variants.availability.isOnStockForChannel':
      return testStock(sql`i.channel_id = any(${texts}::text[]) and i.available > 0`);
    case 'variants.availability.hasInventoryEntryForChannel':
      return testStock(sql`i.channel_id = any(${texts}::text[])`);
    default:
      throw createNotSearchableError(exact.field);
  }
}

function createMembershipTest<Value>(values: readonly Value[], caseInsensitive: boolean): (value: unknown) => boolean {
  if (caseInsensitive) {
    const lowerCased = new Set(values.map((value) => String(value).toLowerCase()));
    return (value) => lowerCased.has(String(value).toLowerCase());
  }
  const given = new Set<unknown>(values);
  return (value) => given.has(value);
}

const testProducts = (products: ProductTable, matches: (product: TableProduct) => boolean): Test =>
  toTest((slot) => matches(products.get(slot)));

const testLists = <Value>(column: ListColumn<Value>, matches: (values: readonly Value[]) => boolean): Test =>
  toTest(createListTest(column, matches));

function testRatings({ ratings }: ProductTable, matches: (rating: number) => boolean): Test {
  return toTest((slot) => {
    const rating = ratings[slot] ?? Number.NaN;
    return !Number.isNaN(rating) && matches(rating);
  });
}

function compileText(text: TextQuery, prefix: boolean, { database }: SearchScope): Test {
  const match = buildTextMatch(text, prefix);
  if (!match) return () => no;
  return database.add('text', sql`${match.vector} @@ ${match.query}`, JSON.stringify([text, prefix]));
}

function compilePattern(
  { field, language, value: pattern, caseInsensitive }: PatternQuery,
  matches: (text: string, pattern: string) => boolean,
  { products }: SearchScope,
): Test {
  const fold = caseInsensitive ? (text: string) => text.toLowerCase() : (text: string) => text;
  const foldedPattern = fold(pattern);
  const isMatch = (value: AttributeValue) => matches(fold(String(value)), foldedPattern);
  const attribute = getAttributeName(field, language);
  if (attribute !== undefined) return testLists(products.getAttribute(attribute), (list) => list.some(isMatch));
  switch (field) {
    case 'name':
      return testProducts(products, (product) => isMatch(getName(product, language)));
    case 'key':
      return testProducts(products, ({ key }) => key !== null && isMatch(key));
    case 'variants.sku':
      return testProducts(products, ({ skus }) => skus.some(isMatch));
    default:
      throw createNotSearchableError(field);
  }
}

function compileRange(range: RangeQuery, scope: SearchScope): Test {
  if (isPriceField(range.field)) return compilePrices([{ range }], scope);
  const { products } = scope;
  const attribute = getAttributeName(range.field, undefined);
  if (attribute !== undefined) {
    const isWithin = createBoundsTest(range, 'number');
    return testLists(products.getAttribute(attribute), (list) =>
      list.some((value) => typeof value === 'number' && isWithin(value)),
    );
  }
  switch (range.field) {
    case 'createdAt': {
      const isWithin = createBoundsTest(range, 'time');
      return testProducts(products, ({ createdAt }) => isWithin(createdAt.getTime()));
    }
    case 'lastModifiedAt': {
      const isWithin = createBoundsTest(range, 'time');
      return testProducts(products, ({ modifiedAt }) => isWithin(modifiedAt.getTime()));
    }
    case 'reviewRatingStatistics.averageRating':
      return testRatings(products, createBoundsTest(range, 'number'));
    default:
      throw createNotSearchableError(range.field);
  }
}

function compileExists({ field, language }: ExistsQuery, scope: SearchScope): Test {
  if (isPriceField(field)) return compilePrices([{ exists: { field, boost: 1 } }], scope);
  const { products } = scope;
  const isFilled = (list: readonly unknown[]) => list.length > 0;
  const attribute = getAttributeName(field, language);
  if (attribute !== undefined) return testLists(products.getAttribute(attribute), isFilled);
  switch (field) {
    case 'categories':
    case 'categoriesSubTree':
      return testLists(products.categories, isFilled);
    case 'reviewRatingStatistics.averageRating':
      return testRatings(products, () => true);
    default:
      throw createNotSearchableError(field);
  }
}

export const createNotSearchableError = (field: string) =>
  createInvalidInputError(`The field '${field}' is not searchable.`);
