import { type RawBuilder, sql } from 'kysely';
import { invalidInput } from '../errors.ts';
import type { Condition } from '../resources/predicate-sql.ts';
import { table } from '../schema-name.ts';
import { hasPrice, isPriceField, isPriceQuery } from './price-conditions.ts';
import { rangeCondition } from './range-condition.ts';
import type { ExactQuery, ExistsQuery, PatternQuery, RangeQuery, SearchQuery, TextQuery } from './request.ts';
import { textMatch } from './text-query.ts';

/** A search query as a condition on `s`, a row of `product_search`, as of `now`. @throws PlatformError `InvalidInput` */
export function toCondition(query: SearchQuery, now: Date): Condition {
  if ('and' in query) return all(query.and, now);
  if ('filter' in query) return all(query.filter, now);
  if ('or' in query)
    return sql`(${sql.join(
      query.or.map((part) => toCondition(part, now)),
      sql` or `,
    )})`;
  if ('not' in query) return sql`not coalesce(${all(query.not, now)}, false)`;
  if ('exact' in query) return exactCondition(query.exact, now);
  if ('fullText' in query) return textCondition(query.fullText, false);
  if ('fullTextPrefix' in query) return textCondition(query.fullTextPrefix, true);
  if ('prefix' in query) return patternCondition(query.prefix, `${escaped(query.prefix.value)}%`);
  if ('wildcard' in query) return patternCondition(query.wildcard, wildcardPattern(query.wildcard.value));
  if ('range' in query) return rangeOf(query.range, now);
  return existsCondition(query.exists, now);
}

/** What is asked of prices side by side is asked of one price. */
function all(queries: readonly SearchQuery[], now: Date): Condition {
  const prices = queries.filter(isPriceQuery);
  const others = queries.filter((query) => !isPriceQuery(query)).map((query) => toCondition(query, now));
  return sql`(${sql.join([...others, ...(prices.length > 0 ? [hasPrice(prices, now)] : [])], sql` and `)})`;
}

const attributePrefix = 'variants.attributes.';

/** The name under which a searchable attribute's values are kept: `size`, `color.key`, `color.label.es`. */
export function attributeName(field: string, language: string | undefined): string | undefined {
  if (!field.startsWith(attributePrefix)) return undefined;
  const name = field.slice(attributePrefix.length);
  return language === undefined ? name : `${name}.${language}`;
}

function exactCondition(exact: ExactQuery, now: Date): Condition {
  if (isPriceField(exact.field)) return hasPrice([{ exact }], now);
  const values = exact.values ?? (exact.value === undefined ? [] : [exact.value]);
  const texts = values.map(String);
  const attribute = attributeName(exact.field, exact.language);
  if (attribute !== undefined) return attributeCondition(attribute, values, exact.caseInsensitive ?? false);
  switch (exact.field) {
    case 'id':
      return sql`s.product_id = any(${texts}::text[])`;
    case 'key':
      return isOneOf(sql`select id from ${table('product')} where key = any(${texts}::text[])`);
    case 'variants.sku':
      return isOneOf(sql`select product_id from ${table('product_variant')} where sku = any(${texts}::text[])`);
    case 'categories':
      // The tree includes the direct categories and has the index.
      return sql`(s.tree_ids && ${texts}::text[] and s.category_ids && ${texts}::text[])`;
    case 'categoriesSubTree':
      return sql`s.tree_ids && ${texts}::text[]`;
    case 'name':
      return exact.caseInsensitive
        ? sql`lower(${nameColumn(exact.language)}) = any(${texts.map((text) => text.toLowerCase())}::text[])`
        : sql`${nameColumn(exact.language)} = any(${texts}::text[])`;
    case 'reviewRatingStatistics.averageRating':
      return sql`s.rating = any(${texts.map(Number)}::float8[])`;
    case 'variants.availability.isOnStock':
      return sql`${stockCondition(sql`i.available > 0`)} = ${texts[0] === 'true'}`;
    case 'variants.availability.isOnStockForChannel':
      return stockCondition(sql`i.channel_id = any(${texts}::text[]) and i.available > 0`);
    case 'variants.availability.hasInventoryEntryForChannel':
      return stockCondition(sql`i.channel_id = any(${texts}::text[])`);
    default:
      throw notSearchable(exact.field);
  }
}

const stockCondition = (of: RawBuilder<unknown>): Condition => sql`exists (
  select 1 from ${table('product_variant')} as v join ${table('inventory_entry')} as i on i.sku = v.sku
  where v.product_id = s.product_id and ${of})`;

function attributeCondition(name: string, values: readonly unknown[], caseInsensitive: boolean): Condition {
  if (caseInsensitive) {
    const folded = values.map((value) => String(value).toLowerCase());
    return sql`exists (select 1 from jsonb_array_elements_text(s.attributes -> ${name}) as given
      where lower(given) = any(${folded}::text[]))`;
  }
  const holds = values.map((value) => sql`s.attributes @> ${JSON.stringify({ [name]: [value] })}::jsonb`);
  return sql`(${sql.join(holds, sql` or `)})`;
}

function textCondition(text: TextQuery, prefix: boolean): Condition {
  const match = textMatch(text, prefix);
  return match ? sql`${match.vector} @@ ${match.query}` : sql`false`;
}

/**
 * Products of a subquery, as an array that is read once: PostgreSQL joins that with the other branches of an `or` in one
 * bitmap of indexes, where `in (select ...)` would make it read every product.
 */
function isOneOf(productIds: Condition): Condition {
  return sql`s.product_id = any(array(${productIds}))`;
}

function patternCondition({ field, language, caseInsensitive }: PatternQuery, pattern: string): Condition {
  const like = caseInsensitive ? sql`ilike` : sql`like`;
  const attribute = attributeName(field, language);
  if (attribute !== undefined) {
    return sql`exists (select 1 from jsonb_array_elements_text(s.attributes -> ${attribute}) as given
      where given ${like} ${pattern})`;
  }
  switch (field) {
    case 'name':
      return sql`${nameColumn(language)} ${like} ${pattern}`;
    case 'key':
      return isOneOf(sql`select id from ${table('product')} where key ${like} ${pattern}`);
    case 'variants.sku':
      return isOneOf(sql`select product_id from ${table('product_variant')} where sku ${like} ${pattern}`);
    default:
      throw notSearchable(field);
  }
}

function rangeOf(range: RangeQuery, now: Date): Condition {
  if (isPriceField(range.field)) return hasPrice([{ range }], now);
  const attribute = attributeName(range.field, undefined);
  if (attribute !== undefined) {
    return sql`exists (select 1 from ${numbersOf(attribute)} as given (value) where ${rangeCondition(sql`given.value::float8`, range)})`;
  }
  switch (range.field) {
    case 'createdAt':
      return rangeCondition(sql`s.created_at`, range);
    case 'lastModifiedAt':
      return rangeCondition(sql`s.modified_at`, range);
    case 'reviewRatingStatistics.averageRating':
      return rangeCondition(sql`s.rating`, range);
    default:
      throw notSearchable(range.field);
  }
}

/** The numbers among an attribute's values; anything else is passed over. */
export const numbersOf = (attribute: string) =>
  sql`jsonb_path_query(s.attributes -> ${attribute}, '$[*] ? (@.type() == "number")')`;

function existsCondition({ field, language }: ExistsQuery, now: Date): Condition {
  if (isPriceField(field)) return hasPrice([{ exists: { field, boost: 1 } }], now);
  const attribute = attributeName(field, language);
  if (attribute !== undefined) return sql`s.attributes ? ${attribute}`;
  switch (field) {
    case 'categories':
    case 'categoriesSubTree':
      return sql`cardinality(s.category_ids) > 0`;
    case 'reviewRatingStatistics.averageRating':
      return sql`s.rating is not null`;
    default:
      throw notSearchable(field);
  }
}

export const nameColumn = (language: string | undefined) =>
  sql.ref(language?.startsWith('en') ? 's.name_en' : 's.name_es');

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** `*` is any text and `?` any character. */
const wildcardPattern = (text: string) => escaped(text).replaceAll('*', '%').replaceAll('?', '_');

export const notSearchable = (field: string) => invalidInput(`The field '${field}' is not searchable.`);
