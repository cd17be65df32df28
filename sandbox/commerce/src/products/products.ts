import { inTransaction } from '@tarima/service-kit/database';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { canManage, canView } from '../auth/authorize.ts';
import type { Area, CommerceContext } from '../context.ts';
import { concurrentModification, resourceNotFound } from '../errors.ts';
import { parseListQuery } from '../resources/list-query.ts';
import { queryDocuments } from '../resources/query-documents.ts';
import { recordMessages } from '../subscriptions/messages.ts';
import { productDraft } from './draft.ts';
import { productDeleted } from './product-messages.ts';
import { findProducts, upsertProducts } from './product-repository.ts';
import { productSource } from './product-source.ts';
import { loadProjections } from './projections.ts';
import { createStoreScopes, parseSelection, type Selection, type StoreScopes, selectionSchema } from './selection.ts';
import type { StoredProduct } from './tables.ts';

const reading = canView('products', 'view_published_products');
const writing = canManage('products');
const params = z.object({ id: z.string().optional(), key: z.string().optional(), storeKey: z.string().optional() });
/** Only products with a current version have a projection unless the staged one is asked for. */
const isPublished = sql<boolean>`(document -> 'published')::boolean`;
const versionQuery = z.object({ version: z.coerce.number().int().min(1) });

/** Product projections, in all and in a store, and the products behind them. */
export const products: Area = (app, context) => {
  const scopes = createStoreScopes(context);
  context.references.register('product', {
    byIds: (ids) => findProducts(context, 'id', ids),
    byKeys: (keys) => findProducts(context, 'key', keys),
  });

  for (const prefix of ['', '/in-store/key=:storeKey']) {
    app.get(`${prefix}/product-projections`, reading, async (request) => {
      const { selection, expand, isStaged } = await selectionOf(request, scopes);
      const source = isStaged ? productSource : { ...productSource, scope: isPublished };
      const page = await queryDocuments<StoredProduct>(context.db, source, parseListQuery(request.query));
      const results = await loadProjections(
        context,
        page.results.map(({ id }) => id),
        selection,
      );
      return { ...page, results: await context.references.expand(results, expand) };
    });
    for (const path of ['/product-projections/:id', '/product-projections/key=:key']) {
      app.get(`${prefix}${path}`, reading, async (request) => {
        const { selection, expand, isStaged } = await selectionOf(request, scopes);
        const [shown] = await loadProjections(context, [await idOf(context, request)], selection);
        if (!shown || !(shown.published || isStaged)) throw notFound(request);
        return context.references.expand(shown, expand);
      });
    }
  }

  app.post('/products', writing, async (request, reply) => {
    const [outcome] = await upsertProducts(context, [productDraft.parse(request.body)], 'refuse');
    if (!outcome || 'error' in outcome) throw outcome?.error;
    return reply.status(201).send(await asProduct(context, outcome.product));
  });
  for (const path of ['/products/:id', '/products/key=:key']) {
    app.get(path, reading, async (request) => asProduct(context, await stored(context, request)));
    app.delete(path, writing, async (request) => {
      const product = await stored(context, request);
      const { version } = versionQuery.parse(request.query);
      const shown = await asProduct(context, product);
      await inTransaction(context.db, async (trx) => {
        const removed = await trx
          .deleteFrom('product')
          .where('id', '=', product.id)
          .where('version', '=', version)
          .executeTakeFirst();
        if (removed.numDeletedRows === 0n) throw concurrentModification(product.id, version, product.version);
        await recordMessages(trx, [productDeleted(product)], context.now());
      });
      return shown;
    });
  }
};

async function selectionOf(
  request: FastifyRequest,
  scopes: StoreScopes,
): Promise<{ selection: Selection; expand: readonly string[]; isStaged: boolean }> {
  const parameters = selectionSchema.parse(request.query);
  return {
    selection: await parseSelection(parameters, scopes, params.parse(request.params).storeKey),
    expand: parameters.expand,
    isStaged: String(parameters.staged) === 'true',
  };
}

async function idOf(context: CommerceContext, request: FastifyRequest): Promise<string> {
  const { id, key } = params.parse(request.params);
  if (id !== undefined) return id;
  const row = await context.db
    .selectFrom('product')
    .select('id')
    .where('key', '=', key ?? '')
    .executeTakeFirst();
  if (!row) throw notFound(request);
  return row.id;
}

async function stored(context: CommerceContext, request: FastifyRequest): Promise<StoredProduct> {
  const { id, key } = params.parse(request.params);
  const [found] = await findProducts(context, id === undefined ? 'key' : 'id', [id ?? key ?? '']);
  if (!found) throw notFound(request);
  return found;
}

function notFound(request: FastifyRequest): Error {
  const { id, key } = params.parse(request.params);
  return resourceNotFound(id === undefined ? `key '${key}'` : `ID '${id}'`);
}

/** The product of a projection: what is published and what is staged are the same here. */
async function asProduct(context: CommerceContext, { id }: StoredProduct): Promise<unknown> {
  const [shown] = await loadProjections(context, [id], {});
  if (!shown) throw resourceNotFound(`ID '${id}'`);
  const { version, createdAt, lastModifiedAt, key, productType, taxCategory, reviewRatingStatistics, priceMode } =
    shown;
  const { published, hasStagedChanges, ...rest } = shown;
  const { name, slug, description, categories, categoryOrderHints, metaTitle, metaDescription, metaKeywords } = rest;
  const { masterVariant, variants, searchKeywords, attributes } = rest;
  const data = {
    name,
    slug,
    description,
    categories,
    categoryOrderHints,
    metaTitle,
    metaDescription,
    metaKeywords,
    masterVariant,
    variants,
    searchKeywords,
    attributes,
  };
  return {
    id,
    version,
    createdAt,
    lastModifiedAt,
    key,
    productType,
    taxCategory,
    reviewRatingStatistics,
    priceMode,
    masterData: { published, hasStagedChanges, current: data, staged: data },
  };
}
