import { sql } from 'kysely';
import type { Predicate, PredicateValue } from '../resources/predicate.ts';
import type { Condition } from '../resources/predicate-sql.ts';
import type { DocumentSource } from '../resources/query-documents.ts';
import { productFields } from '../resources/query-fields.ts';
import { table } from '../schema-name.ts';

/** Source of product queries, with indexes for common predicates (SKU, category, modification time). */
export const productSource: DocumentSource = {
  table: 'product',
  fields: productFields,
  columns: { id: sql.ref('id'), key: sql.ref('key') },
  buildIndexedCondition: buildIndexedCondition,
};

function buildIndexedCondition(predicate: Predicate): Condition | undefined {
  if (predicate.kind === 'or') {
    // The platform's idiom for a SKU: the master variant or any other variant.
    const [first, second, ...rest] = predicate.parts.map(getSkus);
    const sameSkus = first && second && rest.length === 0 && String(first.skus) === String(second.skus);
    if (sameSkus && first.path !== second.path) return buildSkuCondition(first.skus, sql``);
    return undefined;
  }
  const skus = getSkus(predicate);
  if (skus) {
    return buildSkuCondition(
      skus.skus,
      skus.path === 'masterVariant' ? sql`and variant_id = 1` : sql`and variant_id > 1`,
    );
  }
  if (predicate.kind === 'compare' && predicate.path.join('.') === 'lastModifiedAt' && predicate.operator === '>') {
    return sql`id in (select product_id from ${table('product_search')} where modified_at > ${predicate.value})`;
  }
  const categories = getNestedValues(predicate, 'categories', 'id');
  if (categories) {
    return sql`id in (select product_id from ${table('product_search')}
      where category_ids && ${categories.map(String)}::text[] and tree_ids && ${categories.map(String)}::text[])`;
  }
  return undefined;
}

function buildSkuCondition(skus: readonly PredicateValue[], condition: ReturnType<typeof sql>): Condition {
  return sql`id in (select product_id from ${table('product_variant')}
    where sku = any(${skus.map(String)}::text[]) ${condition})`;
}

function getSkus(predicate: Predicate): { path: string; skus: readonly PredicateValue[] } | undefined {
  for (const path of ['masterVariant', 'variants']) {
    const skus = getNestedValues(predicate, path, 'sku');
    if (skus) return { path, skus };
  }
  return undefined;
}

/** Returns the values of `path(field = …)` or `path(field in …)`. */
function getNestedValues(predicate: Predicate, path: string, field: string): readonly PredicateValue[] | undefined {
  if (predicate.kind !== 'nested' || predicate.path.join('.') !== path) return undefined;
  const { part } = predicate;
  if (part.kind === 'in' && part.path.join('.') === field) return part.values;
  if (part.kind === 'compare' && part.operator === '=' && part.path.join('.') === field) return [part.value];
  return undefined;
}
