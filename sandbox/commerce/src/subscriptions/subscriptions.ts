import { sql } from 'kysely';
import { z } from 'zod';
import { canView } from '../auth/authorize.ts';
import type { Area, CommerceContext } from '../context.ts';
import { keySchema } from '../documents/schemas.ts';
import { resourceNotFound } from '../errors.ts';
import { parseListQuery } from '../resources/list-query.ts';
import { queryDocuments } from '../resources/query-documents.ts';
import { defineFieldAction } from '../simple/field-action.ts';
import { createSimpleRepository } from '../simple/simple-repository.ts';
import { registerSimpleRoutes, type SimpleKind } from '../simple/simple-routes.ts';
import { type MessageDelivery, startMessageDelivery } from './delivery.ts';
import { buildRetentionCondition, startMessageRetention } from './message-retention.ts';
import type { StoredMessage } from './tables.ts';

const messageSubscription = z.object({ resourceTypeId: z.string(), types: z.array(z.string()).default([]) });

/** The platform delivers to cloud message queues; the sandbox delivers to a URL, like the platform's extensions. */
const subscriptionDraft = z.object({
  key: keySchema.optional(),
  destination: z.object({
    type: z.literal('HTTP'),
    url: z.url({ protocol: /^https?$/ }),
    authentication: z.object({ type: z.literal('AuthorizationHeader'), headerValue: z.string().min(1) }).optional(),
  }),
  messages: z.array(messageSubscription).default([]),
});

const parseSubscription = (draft: unknown) => ({
  ...subscriptionDraft.parse(draft),
  changes: [],
  events: [],
  format: { type: 'Platform' },
  status: 'Healthy',
});

const subscriptionKind: SimpleKind = {
  kind: 'subscription',
  path: '/subscriptions',
  scope: 'subscriptions',
  buildFields: parseSubscription,
  actions: {
    setMessages: defineFieldAction('messages', z.object({ messages: z.array(messageSubscription).default([]) })),
    changeDestination: defineFieldAction('destination', subscriptionDraft.pick({ destination: true })),
  },
};

const messageSource = {
  table: 'message',
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
    if (!found) throw resourceNotFound(`ID '${id}'`);
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

/** Subscribes order management to orders, which it receives from the platform and never from the store. */
async function subscribeOrderManagement(context: CommerceContext): Promise<void> {
  const { orderEvents } = context.settings;
  if (orderEvents === undefined) return;
  const authentication = { type: 'AuthorizationHeader', headerValue: orderEvents.authorization };
  const draft = {
    destination: { type: 'HTTP', url: orderEvents.url, authentication },
    messages: [{ resourceTypeId: 'order', types: [] }],
  };
  await createSimpleRepository(context.db, subscriptionKind.kind, context.now).upsert([
    { key: 'order-management', ...parseSubscription(draft) },
  ]);
}
