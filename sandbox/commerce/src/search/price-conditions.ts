import { type RawBuilder, sql } from 'kysely';
import { createInvalidInputError } from '../errors.ts';
import type { Condition } from '../resources/predicate-sql.ts';
import { buildRange } from './range-condition.ts';
import type { SearchQuery } from './request.ts';

export const pricePrefix = 'variants.prices.';

const columns: Readonly<Record<string, RawBuilder<unknown>>> = {
  centAmount: sql.ref('pp.cents'),
  currencyCode: sql.ref('pp.currency'),
  country: sql.ref('pp.country'),
  channel: sql.ref('pp.channel_id'),
  validFrom: sql.ref('pp.valid_from'),
  validUntil: sql.ref('pp.valid_until'),
};

function getPriceColumn(field: string, now: Date): RawBuilder<unknown> {
  const name = field.slice(pricePrefix.length);
  if (name === 'currentCentAmount') {
    const at = sql`${now.toISOString()}::timestamptz`;
    return sql`case when pp.discounted_cents is not null
      and coalesce(pp.discount_from <= ${at}, true) and coalesce(pp.discount_until > ${at}, true)
      then pp.discounted_cents else pp.cents end`;
  }
  const column = columns[name];
  if (!column) throw createInvalidInputError(`The field '${field}' is not searchable.`);
  return column;
}

export const isPriceField = (field: string) => field.startsWith(pricePrefix);

/** Whether a query is a condition on a price. */
export function isPriceQuery(query: SearchQuery): boolean {
  if ('exact' in query) return isPriceField(query.exact.field);
  if ('range' in query) return isPriceField(query.range.field);
  return 'exists' in query && isPriceField(query.exists.field);
}

/**
 * Converts conditions that the same price must match to SQL on `pp`. Without a channel they apply to country-wide
 * prices. @throws PlatformError `InvalidInput`
 */
export function buildPriceConditions(queries: readonly SearchQuery[], now: Date): Condition {
  const conditions = queries.map((query): Condition => {
    if ('exact' in query) {
      const { field, value, values } = query.exact;
      const isNumeric = field.endsWith('entAmount');
      const list = (values ?? [value]).map(String);
      return isNumeric
        ? sql`${getPriceColumn(field, now)} = any(${list.map(Number)}::float8[])`
        : sql`${getPriceColumn(field, now)} = any(${list}::text[])`;
    }
    if ('range' in query) return buildRange(getPriceColumn(query.range.field, now), query.range);
    if ('exists' in query) return sql`${getPriceColumn(query.exists.field, now)} is not null`;
    throw createInvalidInputError('Prices are filtered by exact, range and exists only.');
  });
  const namesChannel = queries.some((query) => JSON.stringify(query).includes(`${pricePrefix}channel`));
  return sql`(${sql.join([...conditions, ...(namesChannel ? [] : [sql`pp.channel_id is null`])], sql` and `)})`;
}
