import type { Cart, MyCartUpdateAction } from '@commercetools/platform-sdk';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CommerceContext } from '../context.ts';
import { getCaller } from '../documents/caller.ts';
import { updateBody } from '../documents/schemas.ts';
import { versionQuery } from '../documents/versions.ts';
import { AuthorizationError, createInvalidInputError, createResourceNotFoundError } from '../errors.ts';
import { parseListQuery } from '../resources/list-query.ts';
import { queryDocuments } from '../resources/query-documents.ts';
import { cartRepository } from './cart-repository.ts';
import { type CartService, filterByStore } from './cart-service.ts';
import { cartDraft } from './domain/cart.ts';

/** What a guest may set of a cart: no prices, taxes or owners. */
const myCartDraft = cartDraft.pick({
  ...{ currency: true, customerEmail: true, store: true, country: true, locale: true, inventoryMode: true },
  ...{ taxMode: true, shippingAddress: true, billingAddress: true, itemShippingAddresses: true, shippingMethod: true },
  ...{ lineItems: true, deleteDaysAfterLastModification: true, custom: true },
});

const myActionNames = [
  'addLineItem',
  'removeLineItem',
  'changeLineItemQuantity',
  'setLineItemCustomType',
  'setLineItemCustomField',
  'setLineItemSupplyChannel',
  'setLineItemDistributionChannel',
  'setShippingAddress',
  'setBillingAddress',
  'setShippingMethod',
  'setCountry',
  'setLocale',
  'setCustomerEmail',
  'setCustomType',
  'setCustomField',
  'setDeleteDaysAfterLastModification',
  'addPayment',
  'removePayment',
  'addItemShippingAddress',
  'updateItemShippingAddress',
  'removeItemShippingAddress',
  'changeLineItemsOrder',
  'recalculate',
] as const satisfies readonly MyCartUpdateAction['action'][];

const myActions: ReadonlySet<string> = new Set(myActionNames);

const params = z.object({ storeKey: z.string().optional(), id: z.string().optional() });
const options = { config: { scopes: ['manage_my_orders'] } };

/** Registers `{prefix}/me/carts` and `{prefix}/me/active-cart`, the carts of a guest with an anonymous token. */
export function registerMyCartRoutes(
  app: FastifyInstance,
  context: CommerceContext,
  service: CartService,
  prefix: string,
): void {
  const { db, references } = context;
  const getStore = (request: FastifyRequest) => params.parse(request.params).storeKey;
  const expand = (cart: Cart, request: FastifyRequest) => references.expand(cart, parseListQuery(request.query).expand);
  const find = async (request: FastifyRequest): Promise<Cart> => {
    const { id = '', storeKey } = params.parse(request.params);
    const cart = filterByStore(await cartRepository.findBy(db, 'id', id), storeKey);
    if (cart?.anonymousId !== getGuest(request)) throw createResourceNotFoundError(`ID '${id}'`);
    return cart;
  };

  app.get(`${prefix}/me/carts`, options, async (request) => {
    const store = getStore(request) ?? null;
    const scope = sql<boolean>`anonymous_id = ${getGuest(request)} and (${store}::text is null or store_key = ${store})`;
    const query = parseListQuery(request.query);
    const page = await queryDocuments<Cart>(db, { ...cartRepository.source, scope }, query);
    return { ...page, results: await references.expand(page.results, query.expand) };
  });

  app.get(`${prefix}/me/active-cart`, options, async (request) => {
    const store = getStore(request) ?? null;
    const active = sql<boolean>`cart_state = 'Active' and (${store}::text is null or store_key = ${store})`;
    const cart = await cartRepository.findBy(db, 'anonymous_id', getGuest(request), active);
    if (!cart) throw createResourceNotFoundError('an active cart');
    return expand(cart, request);
  });

  app.post(`${prefix}/me/carts`, options, async (request, reply) => {
    const draft = myCartDraft.parse(request.body);
    const body = { ...draft, lineItems: draft.lineItems.map(omitMerchantFields), anonymousId: getGuest(request) };
    const cart = await service.create(body, getStore(request), getCaller(request, context));
    return reply.status(201).send(await expand(cart, request));
  });

  app.get(`${prefix}/me/carts/:id`, options, async (request) => expand(await find(request), request));

  app.post(`${prefix}/me/carts/:id`, options, async (request) => {
    const { id } = await find(request);
    const { version, actions } = updateBody.parse(request.body);
    const other = actions.find(({ action }) => !myActions.has(action));
    if (other) throw createInvalidInputError(`The action '${other.action}' is not supported on a cart of one's own.`);
    const body = { version, actions: actions.map(omitMerchantFields) };
    return expand(await service.update(id, body, getStore(request), getCaller(request, context)), request);
  });

  app.delete(`${prefix}/me/carts/:id`, options, async (request) => {
    const { id } = await find(request);
    const { version } = versionQuery.parse(request.query);
    return service.remove(id, version, getStore(request), getCaller(request, context));
  });
}

/** The guest of the token. @throws AuthorizationError `insufficient_scope` for a token of no session */
function getGuest({ grant }: FastifyRequest): string {
  if (grant?.anonymousId !== undefined) return grant.anonymousId;
  const message = 'This endpoint requires an access token of an anonymous session.';
  throw new AuthorizationError(403, { code: 'insufficient_scope', message });
}

/** Removes what only a merchant may set of a line; the platform ignores it here. */
function omitMerchantFields(line: object): object {
  const {
    externalPrice: _price,
    externalTotalPrice: _total,
    inventoryMode: _mode,
    ...rest
  } = line as Record<string, unknown>;
  return rest;
}
