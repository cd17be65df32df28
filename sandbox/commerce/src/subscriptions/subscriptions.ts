import { sql } from 'kysely';
import { z } from 'zod';
import { canView } from '../auth/authorize.ts';
import type { Area, CommerceContext } from '../context.ts';
import { keySchema } from '../documents/schemas.ts';
import { createInvalidInputError, createResourceNotFoundError } from '../errors.ts';
import { parseListQuery } from '../resources/list-query.ts';
import { queryDocuments } from '../resources/query-documents.ts';
import { messageFields } from '../resources/query-fields.ts';
import { defineFieldAction } from '../simple/field-action.ts';
import { createSimpleRepository } from '../simple/simple-repository.ts';
import { registerSimpleRoutes, type SimpleKind } from '../simple/simple-routes.ts';
import { type MessageDelivery, startMessageDelivery } from './delivery.ts';
import { buildRetentionCondition, startMessageRetention } from './message-retention.ts';
import type { StoredMessage } from './tables.ts';

const messageSubscription = z.object({ resourceTypeId: z.string(), types: z.array(z.string()).default([]) });

/** The platform's destinations, all of them queues of cloud providers. */
const destination = z.object({
  type: z.enum(['AzureServiceBus', 'ConfluentCloud', 'EventBridge', 'EventGrid', 'GoogleCloudPubSub', 'SNS', 'SQS']),
});

const subscriptionDraft = z.object({
  key: keySchema.optional(),
  destination,
  messages: z.array(messageSubscription).default([]),
});

/** The platform creates a subscription after a test message was delivered, and no queue can be reached from here. */
function refuseDestination({ type }: z.output<typeof destination>): never {
  throw createInvalidInputError(`A test message could not be delivered to the destination of type '${type}'.`);
}

const subscriptionKind: SimpleKind = {
  kind: 'subscription',
  path: '/subscriptions',
  scope: 'subscriptions',
  buildFields: (draft) => refuseDestination(subscriptionDraft.parse(draft).destination),
  actions: {
    setMessages: defineFieldAction('messages', z.object({ messages: z.array(messageSubscription).default([]) })),
  },
};

const messageSource = {
  table: 'message',
  fields: messageFields,
  columns: {
    id: sql.ref('id'),
    type: sql.ref('type'),
    'resource.id': sql.ref('resource_id'),
    'resource.typeId': sql`document -> 'resource' ->> 'typeId'`,
    createdAt: sql.ref('created_at'),
    lastModifiedAt: sql.ref('last_modified_at'),
  },
};

const idParams = z.object({ id: z.string() });

/** Registers `/subscriptions` and `/messages`; messages are delivered while the server listens. */
export const subscriptions: Area = (app, context) => {
  registerSimpleRoutes(app, context, subscriptionKind);

  app.get('/messages', canView('messages'), (request) =>
    queryDocuments<StoredMessage>(
      context.db,
      { ...messageSource, scope: buildRetentionCondition(context.now()) },
      parseListQuery(request.query),
    ),
  );
  app.get('/messages/:id', canView('messages'), async (request) => {
    const { id } = idParams.parse(request.params);
    const found = await context.db
      .selectFrom('message')
      .select('document')
      .where('id', '=', id)
      .where(buildRetentionCondition(context.now()))
      .executeTakeFirst();
    if (!found) throw createResourceNotFoundError(`ID '${id}'`);
    return found.document;
  });

  startMessageRetention(app, context);
  app.addHook('onReady', () => subscribeOrderManagement(context));
  let delivery: MessageDelivery | undefined;
  app.addHook('onListen', async () => {
    delivery = startMessageDelivery(context, context.settings.deliveryPollMs);
  });
  app.addHook('preClose', async () => delivery?.stop());
};

/**
 * Subscribes order management to orders, which it receives from the platform and never from the store. Delivery to a URL is
 * an extension of the sandbox, in place of a queue; the API refuses it.
 */
async function subscribeOrderManagement(context: CommerceContext): Promise<void> {
  const { orderEvents } = context.settings;
  if (orderEvents === undefined) return;
  const authentication = { type: 'AuthorizationHeader', headerValue: orderEvents.authorization };
  await createSimpleRepository(context.db, subscriptionKind.kind, context.now).upsert([
    {
      key: 'order-management',
      destination: { type: 'HTTP', url: orderEvents.url, authentication },
      messages: [{ resourceTypeId: 'order', types: [] }],
      changes: [],
      events: [],
      format: { type: 'Platform' },
      status: 'Healthy',
    },
  ]);
}
