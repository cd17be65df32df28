import { sql } from 'kysely';
import { z } from 'zod';
import { canView } from '../auth/authorize.ts';
import type { Area, CommerceContext } from '../context.ts';
import { keySchema } from '../documents/schemas.ts';
import { resourceNotFound } from '../errors.ts';
import { fieldAction } from '../plain/field-action.ts';
import { type PlainKind, plainArea } from '../plain/plain-area.ts';
import { createPlainRepository } from '../plain/plain-repository.ts';
import { parseListQuery } from '../resources/list-query.ts';
import { queryDocuments } from '../resources/query-documents.ts';
import { type MessageDelivery, startMessageDelivery } from './delivery.ts';
import { isKept, startMessageRetention } from './message-retention.ts';
import type { StoredMessage } from './tables.ts';

const messageSubscription = z.object({ resourceTypeId: z.string(), types: z.array(z.string()).default([]) });

/** The platform delivers to queues of the large clouds; the sandbox to an address, as its extensions do. */
const subscriptionDraft = z.object({
  key: keySchema.optional(),
  destination: z.object({
    type: z.literal('HTTP'),
    url: z.url({ protocol: /^https?$/ }),
    authentication: z.object({ type: z.literal('AuthorizationHeader'), headerValue: z.string().min(1) }).optional(),
  }),
  messages: z.array(messageSubscription).default([]),
});

const subscriptionFields = (draft: unknown) => ({
  ...subscriptionDraft.parse(draft),
  changes: [],
  events: [],
  format: { type: 'Platform' },
  status: 'Healthy',
});

const subscriptionKind: PlainKind = {
  kind: 'subscription',
  path: '/subscriptions',
  scope: 'subscriptions',
  fields: subscriptionFields,
  actions: {
    setMessages: fieldAction('messages', z.object({ messages: z.array(messageSubscription).default([]) })),
    changeDestination: fieldAction('destination', subscriptionDraft.pick({ destination: true })),
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

/** `/subscriptions` and `/messages`; messages are sent to the subscriptions from the moment that the server listens. */
export const subscriptions: Area = (app, context) => {
  plainArea(app, context, subscriptionKind);

  app.get('/messages', canView('messages'), (request) =>
    queryDocuments<StoredMessage>(
      context.db,
      { ...messageSource, scope: isKept(context.now()) },
      parseListQuery(request.query),
    ),
  );
  app.get('/messages/:id', canView('messages'), async (request) => {
    const { id } = idParams.parse(request.params);
    const found = await context.db
      .selectFrom('message')
      .select('document')
      .where('id', '=', id)
      .where(isKept(context.now()))
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

/** Subscribes order management to orders: they reach it through the platform, never from the store. */
async function subscribeOrderManagement(context: CommerceContext): Promise<void> {
  const { orderEvents } = context.settings;
  if (orderEvents === undefined) return;
  const authentication = { type: 'AuthorizationHeader', headerValue: orderEvents.authorization };
  const draft = {
    destination: { type: 'HTTP', url: orderEvents.url, authentication },
    messages: [{ resourceTypeId: 'order', types: [] }],
  };
  await createPlainRepository(context.db, subscriptionKind.kind, context.now).upsert([
    { key: 'order-management', ...subscriptionFields(draft) },
  ]);
}
