import { type RawBuilder, sql } from 'kysely';
import { invalidInput } from '../errors.ts';
import type { Condition } from '../resources/predicate-sql.ts';
import { table } from '../schema-name.ts';
import { rangeCondition } from './range-condition.ts';
import type { SearchQuery } from './request.ts';

const prefix = 'variants.prices.';

const columns: Readonly<Record<string, RawBuilder<unknown>>> = {
  centAmount: sql.ref('pp.cents'),
  currencyCode: sql.ref('pp.currency'),
  country: sql.ref('pp.country'),
  channel: sql.ref('pp.channel_id'),
  validFrom: sql.ref('pp.valid_from'),
  validUntil: sql.ref('pp.valid_until'),
};

/** The column of a `variants.prices.*` field on `pp`, as of `now`. @throws PlatformError `InvalidInput` */
export function priceColumn(field: string, now: Date): RawBuilder<unknown> {
  const name = field.slice(prefix.length);
  if (name === 'currentCentAmount') {
    const at = sql`${now.toISOString()}::timestamptz`;
    return sql`case when pp.discounted_cents is not null
      and coalesce(pp.discount_from <= ${at}, true) and coalesce(pp.discount_until > ${at}, true)
      then pp.discounted_cents else pp.cents end`;
  }
  const column = columns[name];
  if (!column) throw invalidInput(`The field '${field}' is not searchable.`);
  return column;
}

export const isPriceField = (field: string) => field.startsWith(prefix);

/** A leaf that asks something of one price. */
export function isPriceQuery(query: SearchQuery): boolean {
  if ('exact' in query) return isPriceField(query.exact.field);
  if ('range' in query) return isPriceField(query.range.field);
  return 'exists' in query && isPriceField(query.exists.field);
}

/**
 * Leaves about prices that must hold for one and the same price, as conditions on `pp`. Unless they name a channel,
 * prices that hold in the whole country are meant.
 */
export function priceConditions(queries: readonly SearchQuery[], now: Date): Condition {
  const conditions = queries.map((query): Condition => {
    if ('exact' in query) {
      const { field, value, values } = query.exact;
      const numeric = field.endsWith('entAmount');
      const list = (values ?? [value]).map(String);
      return numeric
        ? sql`${priceColumn(field, now)} = any(${list.map(Number)}::float8[])`
        : sql`${priceColumn(field, now)} = any(${list}::text[])`;
    }
    if ('range' in query) return rangeCondition(priceColumn(query.range.field, now), query.range);
    if ('exists' in query) return sql`${priceColumn(query.exists.field, now)} is not null`;
    throw invalidInput('Prices are filtered by exact, range and exists only.');
  });
  const named = queries.some((query) => JSON.stringify(query).includes(`${prefix}channel`));
  return sql`(${sql.join([...conditions, ...(named ? [] : [sql`pp.channel_id is null`])], sql` and `)})`;
}

/** The key in the index when the leaves name a country, a currency and nothing else. */
export function marketOf(queries: readonly SearchQuery[]): string | undefined {
  const exactly = (name: string) =>
    queries.flatMap((query) =>
      'exact' in query && query.exact.field === prefix + name && query.exact.value !== undefined
        ? String(query.exact.value)
        : [],
    );
  const [[country], [currency]] = [exactly('country'), exactly('currencyCode')];
  return queries.length === 2 && country !== undefined && currency !== undefined ? `${country} ${currency}` : undefined;
}

/** One of a market's indexed prices (`MarketPrice`) by its place, in cents. */
export const indexedPrice = (market: string, place: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce(s.market_prices -> ${market} -> ${place}, s.market_prices -> ${market})::bigint`;

/** A price of the product `s` for which all leaves hold. */
export const hasPrice = (queries: readonly SearchQuery[], now: Date): Condition => sql`exists (
  select 1 from ${table('product_price')} as pp where pp.product_id = s.product_id and ${priceConditions(queries, now)})`;
