import type { Cart } from '@commercetools/platform-sdk';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { canManage, canView } from '../auth/authorize.ts';
import type { Area, CommerceContext } from '../context.ts';
import { getCaller } from '../documents/caller.ts';
import { createResourceCache } from '../documents/reference-set.ts';
import { versionQuery } from '../documents/versions.ts';
import { createResourceNotFoundError } from '../errors.ts';
import { parseListQuery } from '../resources/list-query.ts';
import { queryDocuments } from '../resources/query-documents.ts';
import { startCartCleanup } from './cart-cleanup.ts';
import { cartRepository } from './cart-repository.ts';
import { type CartService, createCartService, filterByStore, type StoreScope } from './cart-service.ts';
import { registerMyCartRoutes } from './my-carts.ts';

const params = z.object({
  storeKey: z.string().optional(),
  id: z.string().optional(),
  key: z.string().optional(),
  customerId: z.string().optional(),
});

/** Registers `/carts` and `/me/carts`, also below `/in-store/key={storeKey}`. */
export const carts: Area = (app, context) => {
  context.references.register('cart', cartRepository.references(context.db));
  const service = createCartService(context, createResourceCache(context.now));
  for (const prefix of ['', '/in-store/key=:storeKey']) {
    registerCartRoutes(app, context, service, `${prefix}/carts`);
    registerMyCartRoutes(app, context, service, prefix);
  }
  startCartCleanup(app, context);
};

function registerCartRoutes(
  app: FastifyInstance,
  context: CommerceContext,
  service: CartService,
  prefix: string,
): void {
  const { db } = context;
  const viewOptions = canView('orders');
  const manageOptions = canManage('orders');
  const getStore = (request: FastifyRequest): StoreScope => params.parse(request.params).storeKey;
  const expandCart = (cart: Cart, request: FastifyRequest) =>
    context.references.expand(cart, parseListQuery(request.query).expand);

  app.get(prefix, viewOptions, async (request) => {
    const store = getStore(request);
    const scope = store === undefined ? undefined : sql<boolean>`store_key = ${store}`;
    const query = parseListQuery(request.query);
    const page = await queryDocuments<Cart>(db, { ...cartRepository.source, scope }, query);
    return { ...page, results: await context.references.expand(page.results, query.expand) };
  });

  app.post(prefix, manageOptions, async (request, reply) => {
    const cart = await service.create(request.body, getStore(request), getCaller(request, context));
    return reply.status(201).send(await expandCart(cart, request));
  });

  app.post(`${prefix}/replicate`, manageOptions, async (request, reply) => {
    const cart = await service.replicate(request.body, getStore(request), getCaller(request, context));
    return reply.status(201).send(await expandCart(cart, request));
  });

  app.get(`${prefix}/customer-id=:customerId`, viewOptions, async (request) => {
    const { customerId = '' } = params.parse(request.params);
    const store = getStore(request);
    const active = sql<boolean>`cart_state = 'Active' and (${store ?? null}::text is null or store_key = ${store ?? null})`;
    const cart = await cartRepository.findBy(db, 'customer_id', customerId, active);
    if (!cart) throw createResourceNotFoundError(`customerId '${customerId}'`);
    return expandCart(cart, request);
  });

  for (const path of ['/:id', '/key=:key']) {
    const find = async (request: FastifyRequest): Promise<Cart> => {
      const { id, key } = params.parse(request.params);
      const found = await (id === undefined
        ? cartRepository.findBy(db, 'key', key ?? '')
        : cartRepository.findBy(db, 'id', id));
      const cart = filterByStore(found, getStore(request));
      if (!cart) throw createResourceNotFoundError(id === undefined ? `key '${key}'` : `ID '${id}'`);
      return cart;
    };
    const resolveId = async (request: FastifyRequest): Promise<string> =>
      params.parse(request.params).id ?? (await find(request)).id;

    app.get(prefix + path, viewOptions, async (request) => expandCart(await find(request), request));
    app.post(prefix + path, manageOptions, async (request) => {
      const id = await resolveId(request);
      return expandCart(
        await service.update(id, request.body, getStore(request), getCaller(request, context)),
        request,
      );
    });
    app.delete(prefix + path, manageOptions, async (request) => {
      const { version } = versionQuery.parse(request.query);
      return service.remove(await resolveId(request), version, getStore(request), getCaller(request, context));
    });
  }
}
