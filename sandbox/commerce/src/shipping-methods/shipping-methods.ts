import type { Cart, ShippingMethod, ShippingRate, Zone } from '@commercetools/platform-sdk';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { canView } from '../auth/authorize.ts';
import { cartRepository } from '../carts/cart-repository.ts';
import { filterByStore } from '../carts/cart-service.ts';
import { toMoney } from '../carts/domain/money.ts';
import { findShippingRate } from '../carts/domain/shipping.ts';
import type { Area, CommerceContext } from '../context.ts';
import { loadReferences } from '../documents/reference-set.ts';
import {
  countryCode,
  customFieldsDraft,
  identifier,
  keySchema,
  localizedString,
  moneyDraft,
} from '../documents/schemas.ts';
import { createInvalidInputError, createInvalidOperationError } from '../errors.ts';
import { parseListQuery } from '../resources/list-query.ts';
import { table } from '../schema-name.ts';
import { defineFieldAction } from '../simple/field-action.ts';
import { buildCustom } from '../simple/kinds.ts';
import { registerSimpleRoutes, type SimpleKind } from '../simple/simple-routes.ts';

const shippingRateDraft = z.object({ price: moneyDraft, freeAbove: moneyDraft.optional() });

const shippingMethodDraft = z.object({
  key: keySchema.optional(),
  name: z.string().max(100),
  localizedName: localizedString.optional(),
  localizedDescription: localizedString.optional(),
  taxCategory: identifier('tax-category'),
  zoneRates: z.array(z.object({ zone: identifier('zone'), shippingRates: z.array(shippingRateDraft) })),
  isDefault: z.boolean(),
  active: z.boolean().default(true),
  stores: z.array(identifier('store')).default([]),
  custom: customFieldsDraft.optional(),
});

/** Shipping methods are simple resources; references to zones, tax categories and stores are resolved on creation. */
export const shippingMethodKind: SimpleKind = {
  kind: 'shipping-method',
  path: '/shipping-methods',
  scope: 'shipping_methods',
  limit: 100,
  readers: ['view_orders'],
  async buildFields(body, context) {
    const { custom, taxCategory, zoneRates, stores, ...fields } = shippingMethodDraft.parse(body);
    const zones = zoneRates.map(({ zone }) => zone);
    const references = await loadReferences(context.db, [taxCategory, ...zones, ...stores]);
    return {
      ...fields,
      taxCategory: { typeId: 'tax-category', id: references.get(taxCategory).id },
      zoneRates: zoneRates.map(({ zone, shippingRates }) => ({
        zone: { typeId: 'zone', id: references.get(zone).id },
        shippingRates: shippingRates.map(toStoredRate),
      })),
      stores: stores.map((store) => ({ typeId: 'store', key: references.get(store).key })),
      ...(await buildCustom(custom, 'shipping-method', context)),
    };
  },
  actions: {
    setKey: defineFieldAction('key', z.object({ key: keySchema.optional() })),
    changeName: defineFieldAction('name', z.object({ name: z.string().max(100) })),
    changeIsDefault: defineFieldAction('isDefault', z.object({ isDefault: z.boolean() })),
    changeActive: defineFieldAction('active', z.object({ active: z.boolean() })),
  },
};

const storeParams = z.object({ storeKey: z.string().optional() });
const cartQuery = z.object({ cartId: z.string().min(1) });
const locationQuery = z.object({ country: countryCode, state: z.string().optional(), currency: z.string().optional() });

/** Registers `/shipping-methods` with the routes for methods that match a cart or a location. */
export const shippingMethods: Area = (app, context) => {
  registerSimpleRoutes(app, context, shippingMethodKind);
  const viewOptions = canView('shipping_methods', 'view_orders');

  for (const prefix of ['', '/in-store/key=:storeKey']) {
    app.get(`${prefix}/shipping-methods/matching-cart`, viewOptions, async (request) => {
      const { cartId } = parseQuery(cartQuery, request);
      const { storeKey } = storeParams.parse(request.params);
      const cart = filterByStore(await cartRepository.findBy(context.db, 'id', cartId), storeKey);
      if (!cart) throw createInvalidInputError(`The cart '${cartId}' was not found.`);
      if (!cart.shippingAddress) throw createInvalidOperationError('The cart has no shipping address.');
      const place = { ...cart.shippingAddress, currency: cart.totalPrice.currencyCode };
      return buildPage(context, request, await listMatching(context, place, cart));
    });
  }

  app.get('/shipping-methods/matching-location', viewOptions, async (request) =>
    buildPage(context, request, await listMatching(context, parseQuery(locationQuery, request), undefined)),
  );
};

interface Location {
  readonly country: string;
  readonly state?: string | undefined;
  readonly currency?: string | undefined;
}

/** Lists active methods with a rate for the location; the matching rate is marked with `isMatching`. */
async function listMatching(
  context: CommerceContext,
  place: Location,
  cart: Cart | undefined,
): Promise<ShippingMethod[]> {
  const { rows } = await sql<{ document: ShippingMethod }>`
    select document from ${table('resource')} where kind = 'shipping-method' and (document->>'active')::boolean
    order by key`.execute(context.db);
  const methods = rows.map(({ document }) => document).filter((method) => isAvailableTo(method, cart));
  const zones = await loadReferences(
    context.db,
    methods.flatMap(({ zoneRates }) => zoneRates.map(({ zone }) => ({ typeId: 'zone', id: zone.id }))),
  );
  const getZone = (id: string) => zones.get<Zone>({ typeId: 'zone', id });
  return methods.flatMap((method) => {
    const currencies = method.zoneRates.flatMap(({ shippingRates }) =>
      shippingRates.map((rate) => rate.price.currencyCode),
    );
    const rate = (place.currency === undefined ? currencies : [place.currency])
      .map((currency) => findShippingRate(method, { country: place.country, ...pickState(place) }, currency, getZone))
      .find((found) => found !== undefined);
    return rate ? [markMatching(method, rate)] : [];
  });
}

const pickState = (place: Location) => (place.state === undefined ? {} : { state: place.state });

const isAvailableTo = (method: ShippingMethod, cart: Cart | undefined) =>
  method.stores.length === 0 || cart === undefined || method.stores.some(({ key }) => key === cart.store?.key);

function markMatching(method: ShippingMethod, matchingRate: ShippingRate): ShippingMethod {
  return {
    ...method,
    zoneRates: method.zoneRates.map((zoneRate) => ({
      ...zoneRate,
      shippingRates: zoneRate.shippingRates.map((rate) => ({ ...rate, isMatching: rate === matchingRate })),
    })),
  };
}

async function buildPage(context: CommerceContext, request: FastifyRequest, methods: readonly ShippingMethod[]) {
  const results = await context.references.expand(methods, parseListQuery(request.query).expand);
  return { limit: results.length, offset: 0, count: results.length, total: results.length, results };
}

function toStoredRate({ price, freeAbove }: z.output<typeof shippingRateDraft>): ShippingRate {
  return {
    price: toMoney(price.centAmount, price.currencyCode),
    ...(freeAbove ? { freeAbove: toMoney(freeAbove.centAmount, freeAbove.currencyCode) } : {}),
    tiers: [],
  };
}

function parseQuery<Schema extends z.ZodType>(schema: Schema, request: FastifyRequest): z.output<Schema> {
  const result = schema.safeParse(request.query);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw createInvalidInputError(`Malformed parameter: ${issue?.path.join('.')}: ${issue?.message}.`);
}
