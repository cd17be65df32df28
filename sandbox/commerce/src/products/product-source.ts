import { sql } from 'kysely';
import type { Predicate, PredicateValue } from '../resources/predicate.ts';
import type { Condition } from '../resources/predicate-sql.ts';
import type { DocumentSource } from '../resources/query-documents.ts';
import { table } from '../schema-name.ts';

/** How products answer predicates; the common ones (sku, category, changed since) by index. */
export const productSource: DocumentSource = {
  table: 'product',
  columns: { id: sql.ref('id'), key: sql.ref('key') },
  shortcut,
};

function shortcut(predicate: Predicate): Condition | undefined {
  if (predicate.kind === 'or') {
    // The platform's idiom for "this sku": the master variant or any other.
    const [first, second, ...rest] = predicate.parts.map(skusOf);
    const sameSkus = first && second && rest.length === 0 && String(first.skus) === String(second.skus);
    if (sameSkus && first.path !== second.path) return withSkus(first.skus, sql``);
    return undefined;
  }
  const skus = skusOf(predicate);
  if (skus) {
    return withSkus(skus.skus, skus.path === 'masterVariant' ? sql`and variant_id = 1` : sql`and variant_id > 1`);
  }
  if (predicate.kind === 'compare' && predicate.path.join('.') === 'lastModifiedAt' && predicate.operator === '>') {
    return sql`id in (select product_id from ${table('product_search')} where modified_at > ${predicate.value})`;
  }
  const categories = valuesOf(predicate, 'categories', 'id');
  if (categories) {
    return sql`id in (select product_id from ${table('product_search')}
      where category_ids && ${categories.map(String)}::text[] and tree_ids && ${categories.map(String)}::text[])`;
  }
  return undefined;
}

function withSkus(skus: readonly PredicateValue[], also: ReturnType<typeof sql>): Condition {
  return sql`id in (select product_id from ${table('product_variant')}
    where sku = any(${skus.map(String)}::text[]) ${also})`;
}

function skusOf(predicate: Predicate): { path: string; skus: readonly PredicateValue[] } | undefined {
  for (const path of ['masterVariant', 'variants']) {
    const skus = valuesOf(predicate, path, 'sku');
    if (skus) return { path, skus };
  }
  return undefined;
}

/** The values of `path(field = …)` or `path(field in …)`. */
function valuesOf(predicate: Predicate, path: string, field: string): readonly PredicateValue[] | undefined {
  if (predicate.kind !== 'nested' || predicate.path.join('.') !== path) return undefined;
  const { part } = predicate;
  if (part.kind === 'in' && part.path.join('.') === field) return part.values;
  if (part.kind === 'compare' && part.operator === '=' && part.path.join('.') === field) return [part.value];
  return undefined;
}
