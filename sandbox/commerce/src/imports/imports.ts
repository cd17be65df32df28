import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { canManage } from '../auth/authorize.ts';
import { categoryDraft } from '../categories/categories.ts';
import { type CategoryOutcome, upsertCategories } from '../categories/upsert-categories.ts';
import type { Area, CommerceContext } from '../context.ts';
import { createResourceCache, loadReferences, type ResourceCache } from '../documents/reference-set.ts';
import { identifier, keySchema } from '../documents/schemas.ts';
import { createInvalidInputError, createResourceNotFoundError, PlatformError } from '../errors.ts';
import { setStockLevels } from '../inventory/stock-levels.ts';
import { type ProductDraft, productDraft } from '../products/draft.ts';
import { type ProductOutcome, upsertProducts } from '../products/product-repository.ts';
import { combineCalls } from '../resources/combine-calls.ts';
import { createStatisticsKeeper } from '../resources/statistics.ts';
import { createSimpleRepository } from '../simple/simple-repository.ts';

const keyed = { key: keySchema };
const categoryImport = categoryDraft.extend(keyed);
const productImport = productDraft.extend(keyed);
const inventoryImport = z.object({
  key: keySchema,
  sku: z.string().min(1).max(256),
  quantityOnStock: z.int().min(0).max(2_147_483_647),
  restockableInDays: z.int().min(0).optional(),
  supplyChannel: identifier('channel').optional(),
});

type StockDraft = z.output<typeof inventoryImport>;

/** Maximum number of resources of a request. */
const batchLimit = 20;
/** Maximum number of stock entries of concurrent requests that are written in one statement. */
const maxCombinedStockDrafts = 1_000;
/** Maximum number of products of concurrent requests that are written in one transaction. */
const maxCombinedProductDrafts = 300;
/** More containers than imports that run at a time. */
const maxKnownContainers = 100;

/** Outcome of a resource: undefined when imported, otherwise the error. */
type Outcome = PlatformError | undefined;
type Importer = (resources: readonly unknown[]) => Promise<Outcome[]>;

/** Creates the importers by path segment, with the `type` of the request. */
function createImporters(context: CommerceContext): Readonly<Record<string, { type: string; run: Importer }>> {
  const cache = createResourceCache(context.now);
  const importCombinedStock = combineCalls(
    (drafts: readonly StockDraft[]) => importStock(context, cache, drafts),
    maxCombinedStockDrafts,
  );
  const importCombinedProducts = combineCalls(
    (drafts: readonly ProductDraft[]) => importProducts(context, drafts),
    maxCombinedProductDrafts,
  );
  return {
    categories: {
      type: 'category',
      run: (resources) =>
        importValid(categoryImport, resources, async (drafts) =>
          (await upsertCategories(context, drafts)).map(getError),
        ),
    },
    'product-drafts': {
      type: 'product-draft',
      run: (resources) => importValid(productImport, resources, importCombinedProducts),
    },
    inventories: {
      type: 'inventory',
      run: (resources) => importValid(inventoryImport, resources, importCombinedStock),
    },
  };
}

const params = z.object({ key: keySchema });
const containerDraft = z.object({ key: keySchema, resourceType: z.string().optional() });
const body = z.object({ type: z.string(), resources: z.array(z.unknown()).min(1) });

/**
 * A subset of the Import API: containers, and requests for categories, product drafts and inventories. The platform
 * processes them asynchronously; here they are processed before the response, so an operation is `imported` or
 * `validationFailed` immediately. Resources are created or replaced by key.
 */
export const imports: Area = (app, context) => {
  const containers = createSimpleRepository(context.db, 'import-container', context.now);
  const statistics = createStatisticsKeeper(app, context);
  const manageOptions = canManage('products');
  /** Keys of existing containers, which cannot be deleted; an import sends thousands of requests for one. */
  const knownContainers = new LRUCache<string, true>({ max: maxKnownContainers });

  app.post('/import-containers', manageOptions, async (request, reply) =>
    reply.status(201).send(await containers.insert(containerDraft.parse(request.body))),
  );
  app.get('/import-containers/:key', manageOptions, (request) => findContainer(request));

  for (const [path, { type, run }] of Object.entries(createImporters(context))) {
    app.post(`/${path}/import-containers/:key`, manageOptions, async (request, reply) => {
      await requireContainer(request);
      const { type: requestType, resources } = body.parse(request.body);
      if (requestType !== type) throw createInvalidInputError(`The type must be '${type}'.`);
      if (resources.length > batchLimit)
        throw createInvalidInputError(`A request takes at most ${batchLimit} resources.`);
      const outcomes = await run(resources);
      await statistics.recordImport(type === 'product-draft' ? resources.length : 0);
      return reply.status(201).send({ operationStatus: outcomes.map(toOperationStatus) });
    });
  }

  async function findContainer(request: FastifyRequest) {
    const { key } = params.parse(request.params);
    const [container] = await containers.findByKeys([key]);
    if (!container) throw createResourceNotFoundError(`key '${key}'`);
    return container;
  }

  async function requireContainer(request: FastifyRequest): Promise<void> {
    const { key } = params.parse(request.params);
    if (knownContainers.has(key)) return;
    await findContainer(request);
    knownContainers.set(key, true);
  }
};

function toOperationStatus(outcome: Outcome) {
  const operationId = randomUUID();
  return outcome
    ? { operationId, state: 'validationFailed', errors: outcome.errors }
    : { operationId, state: 'imported' };
}

/** Parses each resource separately and imports the valid ones; a duplicate key is rejected. */
async function importValid<Draft extends { readonly key: string }>(
  schema: z.ZodType<Draft>,
  resources: readonly unknown[],
  run: (drafts: readonly Draft[]) => Promise<readonly Outcome[]>,
): Promise<Outcome[]> {
  const keys = new Set<string>();
  const parsed = resources.map((resource): Draft | PlatformError => {
    const { success, data, error } = schema.safeParse(resource);
    if (!success) return createInvalidInputError(z.prettifyError(error));
    if (keys.has(data.key)) return createInvalidInputError(`The key '${data.key}' is in this request twice.`);
    keys.add(data.key);
    return data;
  });
  const valid = parsed.filter((one): one is Draft => !(one instanceof PlatformError));
  const outcomes = (await run(valid)).values();
  return parsed.map((one) => (one instanceof PlatformError ? one : outcomes.next().value));
}

const getError = (outcome: ProductOutcome | CategoryOutcome | undefined): Outcome =>
  outcome && 'error' in outcome ? outcome.error : undefined;

/** Imports products together; of drafts with one key, which came in several requests, each replaces the one before. */
async function importProducts(context: CommerceContext, drafts: readonly ProductDraft[]): Promise<Outcome[]> {
  const errors = new Map<ProductDraft, Outcome>();
  let remaining = drafts;
  while (remaining.length > 0) {
    const groups = [...Map.groupBy(remaining, ({ key }) => key).values()];
    const next = groups.flatMap((group) => group.slice(0, 1));
    const outcomes = (await upsertProducts(context, next)).values();
    for (const draft of next) errors.set(draft, getError(outcomes.next().value));
    remaining = groups.flatMap((group) => group.slice(1));
  }
  return drafts.map((draft) => errors.get(draft));
}

async function importStock(
  { db, now }: CommerceContext,
  cache: ResourceCache,
  drafts: readonly StockDraft[],
): Promise<Outcome[]> {
  const channels = await loadReferences(
    db,
    drafts.flatMap(({ supplyChannel }) => supplyChannel ?? []),
    cache,
  );
  const resolved = drafts.map(({ key, sku, quantityOnStock, restockableInDays, supplyChannel }) => {
    try {
      const channelId = supplyChannel ? channels.get(supplyChannel).id : '';
      return { key, sku, channelId, quantity: quantityOnStock, restockableInDays: restockableInDays ?? null };
    } catch (error) {
      if (error instanceof PlatformError) return error;
      throw error;
    }
  });
  const levels = new Map(
    resolved.flatMap((level) =>
      level instanceof PlatformError ? [] : [[`${level.channelId} ${level.sku}`, level] as const],
    ),
  );
  await setStockLevels(db, [...levels.values()], now());
  return resolved.map((level) => (level instanceof PlatformError ? level : undefined));
}
