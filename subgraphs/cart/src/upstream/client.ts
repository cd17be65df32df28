import type { CartDraft, CartUpdateAction } from '@commercetools/platform-sdk';
import type { CommerceApi } from '@tarima/commerce-client/client';
import { isConcurrentModification, isNotFound } from '@tarima/commerce-client/errors';
import type { Places } from '@tarima/commerce-client/places';
import type { KnownMarket, Language } from '@tarima/markets/table';
import type { KeyValueStore } from '@tarima/service-kit/key-value';
import type { CartStore, Shopper, WriteResult } from '../commands/cart-store.ts';
import type { Cart } from '../domain/cart.ts';
import { placeKey } from '../domain/cart.ts';
import type { Step } from '../domain/difference.ts';
import type { Facts } from '../domain/rules.ts';
import { laneOf } from '../shopper.ts';
import type { Customers } from './customers.ts';
import { toCart, toFacts } from './mapping.ts';
import { fieldsOf, lineDraft, updateActions } from './steps.ts';
import { cartsWire, cartWire, productsWire } from './wire.ts';
import { failedWrite, reading } from './write-result.ts';

export interface CartUpstreamOptions {
  readonly commerce: CommerceApi;
  readonly places: Places;
  readonly customers: Customers;
  /** Language in which lines are told. */
  readonly language: Language;
  readonly locks: Pick<KeyValueStore, 'withLock'>;
}

/** Longer than a cart takes to be made; a process that dies holds its shopper up for so long. */
const creationLockSeconds = 10;

/** Carts on the commerce platform, within the market's store. */
export function createCartUpstream({ commerce, places, customers, language, locks }: CartUpstreamOptions): CartStore {
  const { api, inStore } = commerce;

  const cartOf = async (body: unknown): Promise<Cart> => mapped(cartWire.parse(body));
  const mapped = async (wire: Parameters<typeof toCart>[0]): Promise<Cart> => {
    const keys = await reading(places.channelKeys());
    return toCart(wire, { language, keyOfChannel: (id) => keys.get(id) });
  };
  const written = async (call: Promise<{ body: unknown }>): Promise<WriteResult> => {
    let body: unknown;
    try {
      ({ body } = await call);
    } catch (error) {
      return failedWrite(error);
    }
    return { kind: 'written', cart: await cartOf(body) };
  };
  const change = (cart: Cart, actions: CartUpdateAction[]) =>
    written(
      inStore(cart.market.code)
        .carts()
        .withId({ ID: cart.id })
        .post({ body: { version: cart.version, actions } })
        .execute(),
    );

  const find: CartStore['find'] = async ({ owner, market }) => {
    const whose = await ownerPredicate(owner, customers, commerce);
    if (!whose) return undefined;
    const { body } = await reading(
      inStore(market.code)
        .carts()
        .get({
          queryArgs: {
            // A cart that a payment holds is frozen: it is still the shopper's.
            where: `${whose} and cartState in ("Active","Frozen")`,
            sort: 'lastModifiedAt desc',
            limit: 1,
            withTotal: false,
          },
        })
        .execute(),
    );
    const [cart] = cartsWire.parse(body).results;
    return cart && mapped(cart);
  };

  return {
    find,
    facts: (skus, market, clubKey) => readFacts(skus, market, clubKey, commerce, places),
    create: (shopper, steps) =>
      // Two tabs may both have found no cart, and the platform would give the shopper two.
      locks.withLock(`cart:${laneOf(shopper)}`, creationLockSeconds, async () => {
        if (await find(shopper)) return { kind: 'stale' };
        const body = await cartDraft(shopper, steps, customers, commerce);
        return written(inStore(shopper.market.code).carts().post({ body }).execute());
      }),
    update: (cart, steps) => change(cart, updateActions(steps, cart)),
    async assign(cart, { owner }, steps) {
      const customer = owner.kind === 'member' ? await customers.identify(owner.membershipNumber, commerce) : undefined;
      if (!customer) throw new Error('A cart is assigned to a member whom the platform knows.');
      return change(cart, [
        // The guest's id must not open the cart any longer; a cart with a customer can no longer lose it.
        { action: 'setAnonymousId' },
        { action: 'setCustomerId', customerId: customer.id },
        { action: 'setCustomerEmail', email: customer.email },
        ...updateActions(steps, cart),
      ]);
    },
    async remove(cart) {
      try {
        await api
          .carts()
          .withId({ ID: cart.id })
          .delete({ queryArgs: { version: cart.version } })
          .execute();
      } catch (error) {
        if (!isNotFound(error) && !isConcurrentModification(error)) throw error;
      }
    },
  };
}

async function ownerPredicate(
  owner: Shopper['owner'],
  customers: Customers,
  commerce: CommerceApi,
): Promise<string | undefined> {
  if (owner.kind === 'guest') return `anonymousId=${JSON.stringify(owner.guestId)}`;
  const customer = await customers.identify(owner.membershipNumber, commerce);
  return customer && `customerId="${customer.id}"`;
}

async function cartDraft(
  { owner, market, language }: Shopper,
  steps: readonly Step[],
  customers: Customers,
  commerce: CommerceApi,
): Promise<CartDraft> {
  const customer = owner.kind === 'member' ? await customers.identify(owner.membershipNumber, commerce) : undefined;
  if (owner.kind === 'member' && !customer) throw new Error('The member has no customer on the platform.');
  return {
    currency: market.currency,
    country: market.code,
    locale: language,
    ...(customer ? { customerId: customer.id, customerEmail: customer.email } : {}),
    ...(owner.kind === 'guest' ? { anonymousId: owner.guestId } : {}),
    lineItems: steps.filter((step) => step.kind === 'addLine').map(lineDraft),
    custom: { type: { typeId: 'type', key: 'cart' }, fields: fieldsOf(steps) },
  };
}

/** Price and stock of skus at a club, or in the country; unknown ones are left out. */
async function readFacts(
  skus: readonly string[],
  market: KnownMarket,
  clubKey: string | null,
  { api }: CommerceApi,
  places: Places,
): Promise<Facts> {
  if (skus.length === 0) return new Map();
  const channelId = await reading(places.channelId(placeKey(clubKey, market)));
  if (channelId === undefined) return new Map();
  const list = skus.map((sku) => JSON.stringify(sku)).join(',');
  const { body } = await reading(
    api
      .productProjections()
      .get({
        queryArgs: {
          where: `masterVariant(sku in (${list})) or variants(sku in (${list}))`,
          limit: skus.length,
          withTotal: false,
          storeProjection: market.code,
          priceCurrency: market.currency,
          priceCountry: market.code,
          priceChannel: channelId,
        },
      })
      .execute(),
  );
  const products = productsWire.parse(body).results;
  const wanted = new Set(skus);
  const variants = products.flatMap(({ masterVariant, variants: others }) => [masterVariant, ...others]);
  return toFacts(
    variants.filter(({ sku }) => wanted.has(sku)),
    channelId,
  );
}
