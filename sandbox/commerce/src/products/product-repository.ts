import { inTransaction } from '@tarima/service-kit/database';
import { sql, type Transaction } from 'kysely';
import type { CommerceContext } from '../context.ts';
import { createConcurrentModificationError, createDuplicateFieldError, PlatformError } from '../errors.ts';
import { insertMany } from '../resources/bulk.ts';
import type { ResourceIdentifier } from '../resources/references.ts';
import { table } from '../schema-name.ts';
import { recordProductChanges } from '../search/product-changes.ts';
import { recordMessages } from '../subscriptions/messages.ts';
import type { CommerceTables } from '../tables.ts';
import type { ProductDraft } from './draft.ts';
import { buildWriteMessages } from './product-messages.ts';
import { buildProductRows, type Predecessor, type ProductLookups, type ProductRows } from './product-rows.ts';
import type { StoredProduct } from './tables.ts';

/** Outcome of a draft: the product, or the error. */
export type ProductOutcome = { readonly product: StoredProduct } | { readonly error: PlatformError };

/**
 * Creates products. For a known key the product is replaced or the draft rejected (`DuplicateField`). All drafts share
 * a transaction and fail individually; the outcomes are in the order of the drafts.
 */
export async function upsertProducts(
  context: CommerceContext,
  drafts: readonly ProductDraft[],
  knownKeys: 'replace' | 'refuse' = 'replace',
): Promise<ProductOutcome[]> {
  const lookups = await loadLookups(context, drafts);
  const now = context.now();
  return inTransaction(context.db, async (trx) => {
    const predecessors = await findPredecessors(trx, drafts);
    const owners = await findSkuOwners(trx, drafts);
    const outcomes = drafts.map((draft): ProductRows | PlatformError => {
      try {
        const predecessor = draft.key === undefined ? undefined : predecessors.get(draft.key);
        if (predecessor && knownKeys === 'refuse') throw createDuplicateFieldError('key', draft.key);
        const rows = buildProductRows(draft, lookups, predecessor, now);
        claimSkus(rows, owners);
        return rows;
      } catch (error) {
        if (error instanceof PlatformError) return error;
        throw error;
      }
    });
    const accepted = outcomes.filter((outcome): outcome is ProductRows => !(outcome instanceof PlatformError));
    await deleteDependentRows(
      trx,
      accepted.filter(({ document }) => document.version > 1).map(({ document }) => document.id),
    );
    await storeRows(trx, accepted);
    await recordMessages(
      trx,
      accepted.flatMap(({ document }) => buildWriteMessages(document, predecessors.get(document.key ?? ''))),
      now,
    );
    return outcomes.map((outcome) =>
      outcome instanceof PlatformError ? { error: outcome } : { product: outcome.document },
    );
  });
}

/**
 * Builds a product again from a changed draft. @throws PlatformError `ConcurrentModification` when `version` is not the
 * product's, and the errors of a draft
 */
export async function replaceProduct(
  context: CommerceContext,
  { id }: StoredProduct,
  version: number,
  draft: ProductDraft,
): Promise<StoredProduct> {
  const lookups = await loadLookups(context, [draft]);
  const now = context.now();
  return inTransaction(context.db, async (trx) => {
    const current = await trx
      .selectFrom('product')
      .select(['version', 'document'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (current?.version !== version) throw createConcurrentModificationError(id, version, current?.version ?? 0);
    const owner = draft.key === undefined ? undefined : (await findPredecessors(trx, [draft])).get(draft.key);
    if (owner && owner.id !== id) throw createDuplicateFieldError('key', draft.key);
    const rows = buildProductRows(draft, lookups, current.document, now);
    claimSkus(rows, await findSkuOwners(trx, [draft]));
    await deleteDependentRows(trx, [id]);
    await storeRows(trx, [rows]);
    await recordMessages(trx, buildWriteMessages(rows.document, current.document), now);
    return rows.document;
  });
}

/** Deletes a product and its dependent rows; returns false when `version` is not the product's. */
export async function deleteProduct(trx: Transaction<CommerceTables>, id: string, version: number): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('product')
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (deleted.numDeletedRows === 0n) return false;
  await deleteDependentRows(trx, [id]);
  await recordProductChanges(trx, [id]);
  return true;
}

/** Finds stored products by id or key, without prices and availability. */
export async function findProducts(
  context: CommerceContext,
  column: 'id' | 'key',
  values: readonly string[],
): Promise<StoredProduct[]> {
  if (values.length === 0) return [];
  const rows = await context.db.selectFrom('product').select('document').where(column, 'in', values).execute();
  return rows.map((row) => row.document);
}

async function loadLookups({ references }: CommerceContext, drafts: readonly ProductDraft[]): Promise<ProductLookups> {
  const prices = drafts.flatMap(({ masterVariant, variants }) =>
    [masterVariant, ...variants].flatMap((variant) => variant.prices),
  );
  const load = (typeId: string, identifiers: readonly (ResourceIdentifier | undefined)[]) =>
    references.lookup(
      typeId,
      identifiers.filter((identifier) => identifier !== undefined),
    );
  return {
    productTypes: await load(
      'product-type',
      drafts.map(({ productType }) => productType),
    ),
    categories: await load(
      'category',
      drafts.flatMap(({ categories }) => categories),
    ),
    taxCategories: await load(
      'tax-category',
      drafts.map(({ taxCategory }) => taxCategory),
    ),
    channels: await load(
      'channel',
      prices.map(({ channel }) => channel),
    ),
    discounts: await load(
      'product-discount',
      prices.map(({ discounted }) => discounted?.discount),
    ),
  };
}

async function findPredecessors(
  trx: Transaction<CommerceTables>,
  drafts: readonly ProductDraft[],
): Promise<Map<string, Predecessor>> {
  const keys = drafts.flatMap(({ key }) => key ?? []);
  if (keys.length === 0) return new Map();
  const rows = await sql<Predecessor & { key: string }>`
    select id, key, version, document ->> 'createdAt' as "createdAt", (document -> 'published')::boolean as published,
      document -> 'reviewRatingStatistics' as "reviewRatingStatistics"
    from ${table('product')} where key = any(${keys}::text[]) for update`.execute(trx);
  return new Map(rows.rows.map((row) => [row.key, row]));
}

async function findSkuOwners(
  trx: Transaction<CommerceTables>,
  drafts: readonly ProductDraft[],
): Promise<Map<string, string>> {
  const skus = drafts.flatMap(({ masterVariant, variants }) =>
    [masterVariant, ...variants].flatMap(({ sku }) => sku ?? []),
  );
  if (skus.length === 0) return new Map();
  const rows = await trx
    .selectFrom('product_variant')
    .select(['sku', 'product_id'])
    .where('sku', '=', sql<string>`any(${skus}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.sku, row.product_id]));
}

/** Checks that a SKU belongs to only one product. @throws PlatformError `DuplicateField` */
function claimSkus({ document, variants }: ProductRows, owners: Map<string, string>): void {
  for (const { sku } of variants) {
    const owner = owners.get(sku);
    if (owner !== undefined && owner !== document.id) throw createDuplicateFieldError('sku', sku);
  }
  for (const { sku } of variants) owners.set(sku, document.id);
}

/** Deletes the dependent rows of products that are about to be replaced. */
async function deleteDependentRows(trx: Transaction<CommerceTables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  for (const name of ['product_variant', 'product_price', 'product_search'] as const) {
    await sql`delete from ${table(name)} where product_id = any(${ids}::text[])`.execute(trx);
  }
}

async function storeRows(trx: Transaction<CommerceTables>, rows: readonly ProductRows[]): Promise<void> {
  await insertMany(
    trx,
    'product',
    { id: 'text', key: 'text', version: 'integer', document: 'jsonb' },
    rows.map(({ document }) => ({ id: document.id, key: document.key, version: document.version, document })),
    sql`on conflict (id) do update set key = excluded.key, version = excluded.version, document = excluded.document`,
  );
  await insertMany(
    trx,
    'product_variant',
    { sku: 'text', product_id: 'text', variant_id: 'integer' },
    rows.flatMap(({ variants }) => variants),
  );
  await insertMany(
    trx,
    'product_price',
    priceColumns,
    rows.flatMap(({ prices }) => prices),
  );
  await storeSearchRows(
    trx,
    rows.map(({ search }) => search),
  );
  await recordProductChanges(
    trx,
    rows.map(({ document }) => document.id),
  );
}

const priceColumns = {
  product_id: 'text',
  variant_id: 'integer',
  position: 'integer',
  id: 'text',
  country: 'text',
  currency: 'text',
  channel_id: 'text',
  cents: 'bigint',
  valid_from: 'timestamptz',
  valid_until: 'timestamptz',
  discounted_cents: 'bigint',
  discount_id: 'text',
  discount_from: 'timestamptz',
  discount_until: 'timestamptz',
};

async function storeSearchRows(
  trx: Transaction<CommerceTables>,
  rows: readonly ProductRows['search'][],
): Promise<void> {
  if (rows.length === 0) return;
  const buildVector = (language: 'es' | 'en') => {
    const configuration = sql.lit(language === 'es' ? 'spanish' : 'english');
    const part = (weight: string) =>
      sql`setweight(to_tsvector(${configuration}, ${sql.ref(`${language}_${weight}`)}), ${sql.lit(weight.toUpperCase())})`;
    return sql`${part('a')} || ${part('b')} || ${part('c')}`;
  };
  await sql`insert into ${table('product_search')} (product_id, published, created_at, modified_at, name_es, name_en, rating,
      category_ids, tree_ids, skus, attributes, market_prices, changes_at, text_es, text_en)
    select product_id, published, created_at, modified_at, name_es, name_en, rating, category_ids, tree_ids, skus, attributes,
      market_prices, changes_at, ${buildVector('es')}, ${buildVector('en')}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (product_id text, published boolean, created_at timestamptz,
      modified_at timestamptz, name_es text, name_en text, rating float8, category_ids text[], tree_ids text[], skus text[],
      attributes jsonb, market_prices jsonb, changes_at timestamptz, es_a text, es_b text, es_c text, en_a text, en_b text, en_c text)`.execute(
    trx,
  );
}
