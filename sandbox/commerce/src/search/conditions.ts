import { type RawBuilder, sql } from 'kysely';
import { createInvalidInputError } from '../errors.ts';
import type { Condition } from '../resources/predicate-sql.ts';
import { table } from '../schema-name.ts';
import type { Columns } from './columns.ts';
import { isPriceField, isPriceQuery, matchesPrice } from './price-conditions.ts';
import { buildRange } from './range-condition.ts';
import type { ExactQuery, ExistsQuery, PatternQuery, RangeQuery, SearchQuery, TextQuery } from './request.ts';
import { buildTextMatch } from './text-query.ts';

/**
 * Converts a search query to a condition on `s`, a row of `product_search`, at `now`. @throws PlatformError
 * `InvalidInput`
 */
export function toCondition(query: SearchQuery, now: Date): Condition {
  if ('and' in query) return matchAll(query.and, now);
  if ('filter' in query) return matchAll(query.filter, now);
  if ('or' in query)
    return sql`(${sql.join(
      query.or.map((part) => toCondition(part, now)),
      sql` or `,
    )})`;
  if ('not' in query) return sql`not coalesce(${matchAll(query.not, now)}, false)`;
  if ('exact' in query) return buildExactCondition(query.exact, now);
  if ('fullText' in query) return buildTextCondition(query.fullText, false);
  if ('fullTextPrefix' in query) return buildTextCondition(query.fullTextPrefix, true);
  if ('prefix' in query) return buildPatternCondition(query.prefix, `${escapePattern(query.prefix.value)}%`);
  if ('wildcard' in query) return buildPatternCondition(query.wildcard, toLikePattern(query.wildcard.value));
  if ('range' in query) return buildRangeCondition(query.range, now);
  return buildExistsCondition(query.exists, now);
}

/** Combines all queries; those on prices must match the same price. */
function matchAll(queries: readonly SearchQuery[], now: Date): Condition {
  const prices = queries.filter(isPriceQuery);
  const others = queries.filter((query) => !isPriceQuery(query)).map((query) => toCondition(query, now));
  return sql`(${sql.join([...others, ...(prices.length > 0 ? [matchesPrice(prices, now)] : [])], sql` and `)})`;
}

/** Adds queries that must all match and returns their conditions; those on prices must match the same price. */
export function addConditions(queries: readonly SearchQuery[], columns: Columns, now: Date): Condition[] {
  const prices = queries.filter(isPriceQuery);
  const groups = [
    ...queries.filter((query) => !isPriceQuery(query)).map((query) => [query]),
    ...(prices.length > 0 ? [prices] : []),
  ];
  return groups.map((group) => columns.add(JSON.stringify(group), toCondition({ and: group }, now)));
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

function buildExactCondition(exact: ExactQuery, now: Date): Condition {
  if (isPriceField(exact.field)) return matchesPrice([{ exact }], now);
  const values = exact.values ?? (exact.value === undefined ? [] : [exact.value]);
  const texts = values.map(String);
  const attribute = getAttributeName(exact.field, exact.language);
  if (attribute !== undefined) return buildAttributeCondition(attribute, values, exact.caseInsensitive ?? false);
  switch (exact.field) {
    case 'id':
      return sql`s.product_id = any(${texts}::text[])`;
    case 'key':
      return isOneOf(sql`select id from ${table('product')} where key = any(${texts}::text[])`);
    case 'variants.sku':
      return isOneOf(sql`select product_id from ${table('product_variant')} where sku = any(${texts}::text[])`);
    case 'categories':
      // `tree_ids` includes the direct categories and is indexed.
      return sql`(s.tree_ids && ${texts}::text[] and s.category_ids && ${texts}::text[])`;
    case 'categoriesSubTree':
      return sql`s.tree_ids && ${texts}::text[]`;
    case 'name':
      return exact.caseInsensitive
        ? sql`lower(${getNameColumn(exact.language)}) = any(${texts.map((text) => text.toLowerCase())}::text[])`
        : sql`${getNameColumn(exact.language)} = any(${texts}::text[])`;
    case 'reviewRatingStatistics.averageRating':
      return sql`s.rating = any(${texts.map(Number)}::float8[])`;
    case 'variants.availability.isOnStock':
      return sql`${buildStockCondition(sql`i.available > 0`)} = ${texts[0] === 'true'}`;
    case 'variants.availability.isOnStockForChannel':
      return buildStockCondition(sql`i.channel_id = any(${texts}::text[]) and i.available > 0`);
    case 'variants.availability.hasInventoryEntryForChannel':
      return buildStockCondition(sql`i.channel_id = any(${texts}::text[])`);
    default:
      throw createNotSearchableError(exact.field);
  }
}

const buildStockCondition = (condition: RawBuilder<unknown>): Condition =>
  sql`exists (select 1 from ${table('inventory_entry')} as i where i.sku = any(s.skus) and ${condition})`;

function buildAttributeCondition(name: string, values: readonly unknown[], caseInsensitive: boolean): Condition {
  if (caseInsensitive) {
    const lowerCased = values.map((value) => String(value).toLowerCase());
    return sql`exists (select 1 from jsonb_array_elements_text(s.attributes -> ${name}) as given
      where lower(given) = any(${lowerCased}::text[]))`;
  }
  const conditions = values.map((value) => sql`s.attributes @> ${JSON.stringify({ [name]: [value] })}::jsonb`);
  return sql`(${sql.join(conditions, sql` or `)})`;
}

function buildTextCondition(text: TextQuery, prefix: boolean): Condition {
  const match = buildTextMatch(text, prefix);
  return match ? sql`${match.vector} @@ ${match.query}` : sql`false`;
}

/**
 * Matches the products of a subquery through an array that is evaluated once, so that PostgreSQL can combine it with
 * other branches of an `or` in one bitmap scan; `in (select ...)` would scan all products.
 */
function isOneOf(productIds: Condition): Condition {
  return sql`s.product_id = any(array(${productIds}))`;
}

function buildPatternCondition({ field, language, caseInsensitive }: PatternQuery, pattern: string): Condition {
  const like = caseInsensitive ? sql`ilike` : sql`like`;
  const attribute = getAttributeName(field, language);
  if (attribute !== undefined) {
    return sql`exists (select 1 from jsonb_array_elements_text(s.attributes -> ${attribute}) as given
      where given ${like} ${pattern})`;
  }
  switch (field) {
    case 'name':
      return sql`${getNameColumn(language)} ${like} ${pattern}`;
    case 'key':
      return isOneOf(sql`select id from ${table('product')} where key ${like} ${pattern}`);
    case 'variants.sku':
      return isOneOf(sql`select product_id from ${table('product_variant')} where sku ${like} ${pattern}`);
    default:
      throw createNotSearchableError(field);
  }
}

function buildRangeCondition(range: RangeQuery, now: Date): Condition {
  if (isPriceField(range.field)) return matchesPrice([{ range }], now);
  const attribute = getAttributeName(range.field, undefined);
  if (attribute !== undefined) {
    return sql`exists (select 1 from ${extractNumbers(sql`s.attributes -> ${attribute}`)} as given (value) where ${buildRange(sql`given.value::float8`, range)})`;
  }
  switch (range.field) {
    case 'createdAt':
      return buildRange(sql`s.created_at`, range);
    case 'lastModifiedAt':
      return buildRange(sql`s.modified_at`, range);
    case 'reviewRatingStatistics.averageRating':
      return buildRange(sql`s.rating`, range);
    default:
      throw createNotSearchableError(range.field);
  }
}

/** Extracts the numbers of a JSON array. */
export const extractNumbers = (array: RawBuilder<unknown>) =>
  sql`jsonb_path_query(${array}, '$[*] ? (@.type() == "number")')`;

function buildExistsCondition({ field, language }: ExistsQuery, now: Date): Condition {
  if (isPriceField(field)) return matchesPrice([{ exists: { field, boost: 1 } }], now);
  const attribute = getAttributeName(field, language);
  if (attribute !== undefined) return sql`s.attributes ? ${attribute}`;
  switch (field) {
    case 'categories':
    case 'categoriesSubTree':
      return sql`cardinality(s.category_ids) > 0`;
    case 'reviewRatingStatistics.averageRating':
      return sql`s.rating is not null`;
    default:
      throw createNotSearchableError(field);
  }
}

export const getNameColumn = (language: string | undefined) =>
  sql.ref(language?.startsWith('en') ? 's.name_en' : 's.name_es');

const escapePattern = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Converts a wildcard pattern: `*` matches any text and `?` any character. */
const toLikePattern = (text: string) => escapePattern(text).replaceAll('*', '%').replaceAll('?', '_');

export const createNotSearchableError = (field: string) =>
  createInvalidInputError(`The field '${field}' is not searchable.`);
