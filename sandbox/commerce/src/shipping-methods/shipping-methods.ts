import type { Cart, ShippingMethod, ShippingRate, Zone } from '@commercetools/platform-sdk';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { canView } from '../auth/authorize.ts';
import { cartRepository } from '../carts/cart-repository.ts';
import { filterByStore } from '../carts/cart-service.ts';
import { toMoney } from '../carts/domain/money.ts';
import { shippingRateFor } from '../carts/domain/shipping.ts';
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
import { invalidInput, invalidOperation } from '../errors.ts';
import { fieldAction } from '../plain/field-action.ts';
import { customOf } from '../plain/kinds.ts';
import { type PlainKind, plainArea } from '../plain/plain-area.ts';
import { parseListQuery } from '../resources/list-query.ts';
import { table } from '../schema-name.ts';

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

/** Shipping methods are plain resources; zones, tax categories and stores are bound when one is created. */
export const shippingMethodKind: PlainKind = {
  kind: 'shipping-method',
  path: '/shipping-methods',
  scope: 'shipping_methods',
  readers: ['view_orders'],
  async fields(body, context) {
    const { custom, taxCategory, zoneRates, stores, ...fields } = shippingMethodDraft.parse(body);
    const zones = zoneRates.map(({ zone }) => zone);
    const references = await loadReferences(context.db, [taxCategory, ...zones, ...stores]);
    return {
      ...fields,
      taxCategory: { typeId: 'tax-category', id: references.get(taxCategory).id },
      zoneRates: zoneRates.map(({ zone, shippingRates }) => ({
        zone: { typeId: 'zone', id: references.get(zone).id },
        shippingRates: shippingRates.map(storedRate),
      })),
      stores: stores.map((store) => ({ typeId: 'store', key: references.get(store).key })),
      ...(await customOf(custom, 'shipping-method', context)),
    };
  },
  actions: {
    changeName: fieldAction('name', z.object({ name: z.string().max(100) })),
    changeIsDefault: fieldAction('isDefault', z.object({ isDefault: z.boolean() })),
    changeActive: fieldAction('active', z.object({ active: z.boolean() })),
  },
};

const storeParams = z.object({ storeKey: z.string().optional() });
const cartQuery = z.object({ cartId: z.string().min(1) });
const locationQuery = z.object({ country: countryCode, state: z.string().optional(), currency: z.string().optional() });

/** `/shipping-methods`, with the ones that fit a cart or a place. */
export const shippingMethods: Area = (app, context) => {
  plainArea(app, context, shippingMethodKind);
  const reading = canView('shipping_methods', 'view_orders');

  for (const prefix of ['', '/in-store/key=:storeKey']) {
    app.get(`${prefix}/shipping-methods/matching-cart`, reading, async (request) => {
      const { cartId } = parsed(cartQuery, request);
      const { storeKey } = storeParams.parse(request.params);
      const cart = filterByStore(await cartRepository.findBy(context.db, 'id', cartId), storeKey);
      if (!cart) throw invalidInput(`The cart '${cartId}' was not found.`);
      if (!cart.shippingAddress) throw invalidOperation('The cart has no shipping address.');
      const place = { ...cart.shippingAddress, currency: cart.totalPrice.currencyCode };
      return page(context, request, await matching(context, place, cart));
    });
  }

  app.get('/shipping-methods/matching-location', reading, async (request) =>
    page(context, request, await matching(context, parsed(locationQuery, request), undefined)),
  );
};

interface Place {
  readonly country: string;
  readonly state?: string | undefined;
  readonly currency?: string | undefined;
}

/** Active methods with a rate for the place; the rate that applies is marked `isMatching`. */
async function matching(context: CommerceContext, place: Place, cart: Cart | undefined): Promise<ShippingMethod[]> {
  const { rows } = await sql<{ document: ShippingMethod }>`
    select document from ${table('resource')} where kind = 'shipping-method' and (document->>'active')::boolean
    order by key`.execute(context.db);
  const methods = rows.map(({ document }) => document).filter((method) => sells(method, cart));
  const zones = await loadReferences(
    context.db,
    methods.flatMap(({ zoneRates }) => zoneRates.map(({ zone }) => ({ typeId: 'zone', id: zone.id }))),
  );
  const zoneOf = (id: string) => zones.get<Zone>({ typeId: 'zone', id });
  return methods.flatMap((method) => {
    const currencies = method.zoneRates.flatMap(({ shippingRates }) =>
      shippingRates.map((rate) => rate.price.currencyCode),
    );
    const rate = (place.currency === undefined ? currencies : [place.currency])
      .map((currency) => shippingRateFor(method, { country: place.country, ...state(place) }, currency, zoneOf))
      .find((found) => found !== undefined);
    return rate ? [marked(method, rate)] : [];
  });
}

const state = (place: Place) => (place.state === undefined ? {} : { state: place.state });

const sells = (method: ShippingMethod, cart: Cart | undefined) =>
  method.stores.length === 0 || cart === undefined || method.stores.some(({ key }) => key === cart.store?.key);

function marked(method: ShippingMethod, applies: ShippingRate): ShippingMethod {
  return {
    ...method,
    zoneRates: method.zoneRates.map((zoneRate) => ({
      ...zoneRate,
      shippingRates: zoneRate.shippingRates.map((rate) => ({ ...rate, isMatching: rate === applies })),
    })),
  };
}

async function page(context: CommerceContext, request: FastifyRequest, methods: readonly ShippingMethod[]) {
  const results = await context.references.expand(methods, parseListQuery(request.query).expand);
  return { limit: results.length, offset: 0, count: results.length, total: results.length, results };
}

function storedRate({ price, freeAbove }: z.output<typeof shippingRateDraft>): ShippingRate {
  return {
    price: toMoney(price.centAmount, price.currencyCode),
    ...(freeAbove ? { freeAbove: toMoney(freeAbove.centAmount, freeAbove.currencyCode) } : {}),
    tiers: [],
  };
}

function parsed<Schema extends z.ZodType>(schema: Schema, request: FastifyRequest): z.output<Schema> {
  const result = schema.safeParse(request.query);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw invalidInput(`Malformed parameter: ${issue?.path.join('.')}: ${issue?.message}.`);
}
