import { inTransaction } from '@tarima/service-kit/database';
import type { FastifyRequest } from 'fastify';
import { sql, type Transaction } from 'kysely';
import { v7 as createId } from 'uuid';
import { z } from 'zod';
import { canManage, canView } from '../auth/authorize.ts';
import type { Area, CommerceContext } from '../context.ts';
import { identifier, keySchema } from '../documents/schemas.ts';
import {
  createConcurrentModificationError,
  createInvalidOperationError,
  createResourceNotFoundError,
} from '../errors.ts';
import { parseListQuery } from '../resources/list-query.ts';
import type { Predicate } from '../resources/predicate.ts';
import type { Condition } from '../resources/predicate-sql.ts';
import { type DocumentSource, queryDocuments } from '../resources/query-documents.ts';
import { inventoryFields } from '../resources/query-fields.ts';
import type { Resource } from '../resources/tables.ts';
import { rejectDuplicates } from '../resources/unique.ts';
import { table } from '../schema-name.ts';
import { recordMessages } from '../subscriptions/messages.ts';
import type { CommerceTables } from '../tables.ts';
import { buildEntryDeletedMessage } from './inventory-messages.ts';

const viewOptions = canView('products', 'view_published_products', 'view_orders');
const manageOptions = canManage('products');
const params = z.object({ id: z.string() });
const versionQuery = z.object({ version: z.coerce.number().int().min(1) });
/** Maximum of the database's integer type. */
const maxInteger = 2_147_483_647;
const count = z.int().min(0).max(maxInteger);

const draftSchema = z.object({
  sku: z.string().min(1).max(256),
  key: keySchema.optional(),
  supplyChannel: identifier('channel').optional(),
  quantityOnStock: z.int().min(-maxInteger).max(maxInteger),
  restockableInDays: count.optional(),
});

const updateSchema = z.object({
  version: z.int().min(1),
  actions: z.array(
    z.discriminatedUnion('action', [
      z.object({ action: z.literal('addQuantity'), quantity: count }),
      z.object({ action: z.literal('removeQuantity'), quantity: count }),
      z.object({ action: z.literal('changeQuantity'), quantity: count }),
      z.object({ action: z.literal('setRestockableInDays'), restockableInDays: count.optional() }),
    ]),
  ),
});

type UpdateAction = z.output<typeof updateSchema>['actions'][number];

/** The view contains each entry as the platform's resource. */
const source: DocumentSource = {
  table: 'inventory_document',
  fields: inventoryFields,
  columns: {
    id: sql.ref('id'),
    key: sql.ref('key'),
    sku: sql.ref('sku'),
    lastModifiedAt: sql.ref('modified_at'),
  },
  buildIndexedCondition: buildIndexedCondition,
};

/** Registers the routes of inventory entries by SKU and supply channel. */
export const inventory: Area = (app, context) => {
  app.get('/inventory', viewOptions, async (request) => {
    const query = parseListQuery(request.query);
    const page = await queryDocuments<Resource>(context.db, source, query);
    return { ...page, results: await context.references.expand(page.results, query.expand) };
  });
  app.get('/inventory/:id', viewOptions, async (request) => findRequested(context, request));
  app.post('/inventory', manageOptions, async (request, reply) => {
    const draft = draftSchema.parse(request.body);
    const channel = draft.supplyChannel && (await context.references.resolve('channel', draft.supplyChannel));
    const id = createId();
    const now = context.now();
    await rejectDuplicates('sku', draft.sku, () =>
      context.db
        .insertInto('inventory_entry')
        .values({
          id,
          key: draft.key ?? null,
          version: 1,
          sku: draft.sku,
          channel_id: channel?.id ?? '',
          quantity: draft.quantityOnStock,
          available: draft.quantityOnStock,
          restockable_in_days: draft.restockableInDays ?? null,
          created_at: now,
          modified_at: now,
        })
        .execute(),
    );
    return reply.status(201).send(await loadDocument(context, id));
  });
  app.post('/inventory/:id', manageOptions, async (request) => {
    const { version, actions } = updateSchema.parse(request.body);
    const { id } = await findRequested(context, request);
    await inTransaction(context.db, (trx) => update(trx, id, version, actions, context.now()));
    return loadDocument(context, id);
  });
  app.delete('/inventory/:id', manageOptions, async (request) => {
    const entry = await findRequested(context, request);
    const { version } = versionQuery.parse(request.query);
    await inTransaction(context.db, async (trx) => {
      const removed = await trx
        .deleteFrom('inventory_entry')
        .where('id', '=', entry.id)
        .where('version', '=', version)
        .executeTakeFirst();
      if (removed.numDeletedRows === 0n) throw createConcurrentModificationError(entry.id, version, entry.version);
      await recordMessages(trx, [buildEntryDeletedMessage(entry)], context.now());
    });
    return entry;
  });
};

async function update(
  trx: Transaction<CommerceTables>,
  id: string,
  version: number,
  actions: readonly UpdateAction[],
  now: Date,
): Promise<void> {
  const entry = await trx
    .selectFrom('inventory_entry')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (entry.version !== version) throw createConcurrentModificationError(id, version, entry.version);
  const reserved = entry.quantity - entry.available;
  let { quantity, restockable_in_days } = entry;
  for (const action of actions) {
    if (action.action === 'addQuantity') quantity += action.quantity;
    else if (action.action === 'removeQuantity') quantity -= action.quantity;
    else if (action.action === 'changeQuantity') quantity = action.quantity;
    else restockable_in_days = action.restockableInDays ?? null;
  }
  if (Math.abs(quantity) > maxInteger) {
    throw createInvalidOperationError('The quantity is larger than an inventory entry can hold.');
  }
  await trx
    .updateTable('inventory_entry')
    .set({
      quantity,
      available: quantity - reserved,
      restockable_in_days,
      version: version + 1,
      modified_at: now,
    })
    .where('id', '=', id)
    .execute();
}

async function loadDocument(context: CommerceContext, id: string): Promise<Resource> {
  const result = await sql<{ document: Resource }>`
    select document from ${table('inventory_document')} where id = ${id}`.execute(context.db);
  const [row] = result.rows;
  if (!row) throw createResourceNotFoundError(`ID '${id}'`);
  return row.document;
}

function findRequested(context: CommerceContext, request: FastifyRequest): Promise<Resource> {
  return loadDocument(context, params.parse(request.params).id);
}

/** Uses indexes for `supplyChannel(id = "…")` and `supplyChannel(id in (…))`. */
function buildIndexedCondition(predicate: Predicate): Condition | undefined {
  if (predicate.kind !== 'nested' || predicate.path.join('.') !== 'supplyChannel') return undefined;
  const { part } = predicate;
  if (part.kind === 'in' && part.path.join('.') === 'id') return sql`channel_id in (${sql.join(part.values)})`;
  if (part.kind === 'compare' && part.operator === '=' && part.path.join('.') === 'id') {
    return sql`channel_id = ${part.value}`;
  }
  return undefined;
}
