import type { ProductProjection } from '@commercetools/platform-sdk';
import { inTransaction } from '@tarima/service-kit/database';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { canManage, canView } from '../auth/authorize.ts';
import type { Area, CommerceContext } from '../context.ts';
import { parseActions } from '../documents/actions.ts';
import { updateBody } from '../documents/schemas.ts';
import {
  createConcurrentModificationError,
  createInvalidOperationError,
  createResourceNotFoundError,
  PlatformError,
} from '../errors.ts';
import { type ListQuery, parseListQuery } from '../resources/list-query.ts';
import { type DocumentSource, queryRows } from '../resources/query-documents.ts';
import { table } from '../schema-name.ts';
import { recordMessages } from '../subscriptions/messages.ts';
import { type ProductDraft, productDraft } from './draft.ts';
import { productActions } from './product-actions.ts';
import { buildDeletedMessage } from './product-messages.ts';
import { toStoredQuery } from './product-query.ts';
import { deleteProduct, findProducts, replaceProduct, upsertProducts } from './product-repository.ts';
import { productSource } from './product-source.ts';
import { loadProjections } from './projections.ts';
import { createStoreScopes, parseSelection, type Selection, type StoreScopes, selectionSchema } from './selection.ts';
import type { ProductVersion } from './stored-products.ts';
import type { StoredProduct } from './tables.ts';
import { toDraft } from './to-draft.ts';

const viewOptions = canView('products', 'view_published_products');
const manageOptions = canManage('products');
const params = z.object({ id: z.string().optional(), key: z.string().optional(), storeKey: z.string().optional() });
/** Unpublished products have only a staged projection. The search data is read faster than the document. */
const isPublished = sql<boolean>`(select s.published from ${table('product_search')} as s where s.product_id = product.id)`;
const versionQuery = z.object({ version: z.coerce.number().int().min(1) });

/** Registers the routes of product projections, in the project and in stores, and of products. */
export const products: Area = (app, context) => {
  const scopes = createStoreScopes(context);
  context.references.register('product', {
    findByIds: (ids) => findProducts(context, 'id', ids),
    findByKeys: (keys) => findProducts(context, 'key', keys),
  });

  for (const prefix of ['', '/in-store/key=:storeKey']) {
    app.get(`${prefix}/product-projections`, viewOptions, async (request) => {
      const { selection, expand, isStaged } = await readSelection(request, scopes);
      const source = isStaged ? productSource : { ...productSource, scope: isPublished };
      const page = await queryVersions(context, source, parseListQuery(request.query));
      const results = await loadProjections(context, page.results, selection);
      return { ...page, results: await context.references.expand(results, expand) };
    });
    for (const path of ['/product-projections/:id', '/product-projections/key=:key']) {
      app.get(`${prefix}${path}`, viewOptions, async (request) => {
        const { selection, expand, isStaged } = await readSelection(request, scopes);
        const [projection] = await loadProjections(context, await findVersions(context, request), selection);
        if (!projection || !(projection.published || isStaged)) throw createNotFoundError(request);
        return context.references.expand(projection, expand);
      });
    }
  }

  app.get('/products', viewOptions, async (request) => {
    const query = toStoredQuery(parseListQuery(request.query));
    const page = await queryVersions(context, productSource, query);
    const results = (await loadProjections(context, page.results, {})).map(toProduct);
    return { ...page, results: await context.references.expand(results, query.expand) };
  });
  app.post('/products', manageOptions, async (request, reply) => {
    const draft = productDraft.parse(request.body);
    rejectDiscountKeys(draft);
    const [outcome] = await upsertProducts(context, [draft], 'refuse');
    if (!outcome || 'error' in outcome) throw outcome?.error;
    return reply.status(201).send(await loadProduct(context, outcome.product));
  });
  for (const path of ['/products/:id', '/products/key=:key']) {
    app.get(path, viewOptions, async (request) => loadProduct(context, await findProduct(context, request)));
    app.post(path, manageOptions, async (request) => {
      const product = await findProduct(context, request);
      const { version, actions } = updateBody.parse(request.body);
      const [projection] = await loadProjections(context, [product], {});
      if (!projection) throw createNotFoundError(request);
      const draft = parseActions(productActions, actions).reduce(
        (changed, action) => action.apply(changed, undefined),
        toDraft(product, projection),
      );
      rejectDiscountKeys(draft);
      return loadProduct(context, await replaceProduct(context, product, version, draft));
    });
    app.delete(path, manageOptions, async (request) => {
      const product = await findProduct(context, request);
      const { version } = versionQuery.parse(request.query);
      if (product.published)
        throw createInvalidOperationError('A published product cannot be deleted; unpublish it first.');
      const deleted = await loadProduct(context, product);
      await inTransaction(context.db, async (trx) => {
        const isDeleted = await deleteProduct(trx, product.id, version);
        if (!isDeleted) throw createConcurrentModificationError(product.id, version, product.version);
        await recordMessages(trx, [buildDeletedMessage(product)], context.now());
      });
      return deleted;
    });
  }
};

/** The Import API identifies the discount of a price by key, this API by id only. @throws PlatformError `InvalidJsonInput` */
function rejectDiscountKeys({ masterVariant, variants }: ProductDraft): void {
  const prices = [masterVariant, ...variants].flatMap((variant) => variant.prices);
  if (prices.every(({ discounted }) => !discounted || discounted.discount.id !== undefined)) return;
  throw new PlatformError(400, {
    code: 'InvalidJsonInput',
    message: 'Request body does not contain valid JSON.',
    detailedErrorMessage: 'prices.discounted.discount.id: Missing required value',
  });
}

async function readSelection(
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

const queryVersions = (context: CommerceContext, source: DocumentSource, query: ListQuery) =>
  queryRows<ProductVersion>(context.db, source, query, sql`id, version`);

/** Finds the product of the path; empty when it does not exist. */
async function findVersions(context: CommerceContext, request: FastifyRequest): Promise<ProductVersion[]> {
  const { id, key } = params.parse(request.params);
  const query = context.db.selectFrom('product').select(['id', 'version']);
  return (id === undefined ? query.where('key', '=', key ?? '') : query.where('id', '=', id)).execute();
}

async function findProduct(context: CommerceContext, request: FastifyRequest): Promise<StoredProduct> {
  const { id, key } = params.parse(request.params);
  const [found] = await findProducts(context, id === undefined ? 'key' : 'id', [id ?? key ?? '']);
  if (!found) throw createNotFoundError(request);
  return found;
}

function createNotFoundError(request: FastifyRequest): Error {
  const { id, key } = params.parse(request.params);
  return createResourceNotFoundError(id === undefined ? `key '${key}'` : `ID '${id}'`);
}

async function loadProduct(context: CommerceContext, version: ProductVersion) {
  const [projection] = await loadProjections(context, [version], {});
  if (!projection) throw createResourceNotFoundError(`ID '${version.id}'`);
  return toProduct(projection);
}

/** Builds a product from its projection; current and staged data are identical here. */
function toProduct(projection: ProductProjection) {
  const { id, version, createdAt, lastModifiedAt, key, productType, taxCategory } = projection;
  const { reviewRatingStatistics, priceMode } = projection;
  const { published, hasStagedChanges, ...rest } = projection;
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
