import { randomUUID } from 'node:crypto';
import { getLocale } from '@tarima/markets/locale';
import { money } from '@tarima/markets/money';
import { getMarket } from '@tarima/markets/table';
import { type Identity, signCaller } from '@tarima/service-kit/caller';
import { createLogger } from '@tarima/service-kit/logger';
import { createSubgraph, type Subgraph } from '@tarima/service-kit/subgraph';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLanes } from '../commands/lanes.ts';
import type { Context } from '../context.ts';
import type { Address } from '../domain/address.ts';
import type { Fulfilment } from '../domain/delivery-window.ts';
import { createCartLoader } from '../loaders.ts';
import {
  cartOf,
  createFakeStore,
  type FakeStore,
  lineOf,
  serviceFeeRetries,
  windowRules,
} from '../testing/fake-store.ts';
import { resolvers } from './all.ts';

const secret = 'a-secret-of-at-least-thirty-two-characters';
const guest: Identity = { kind: 'guest', guestId: 'guest' };
const member: Identity = { kind: 'member', subject: 'ana', membershipNumber: '64011045120001', guestId: 'guest' };
const clubAddress = {
  id: null,
  alias: 'Escazú',
  firstName: null,
  lastName: null,
  street: 'Autopista',
  description: null,
  city: 'Escazú',
  region: null,
  postalCode: null,
  country: 'CR',
  phone: null,
  location: null,
};

/** A window of 20 litres each day from tomorrow on; what carts hold of them, by cart. */
const holds = new Map<string, { windowId: string; litres: number }>();
const tomorrow = Math.ceil(Date.now() / 86_400_000 + 1) * 86_400_000;
const fulfilment: Fulfilment = {
  async windows() {
    return [0, 1].map((day) => ({
      id: `w${day}`,
      start: new Date(tomorrow + day * 86_400_000).toISOString(),
      end: new Date(tomorrow + day * 86_400_000 + 7_200_000).toISOString(),
      zone: 'America/Costa_Rica',
      capacityLeft:
        20 - [...holds.values()].reduce((sum, held) => sum + (held.windowId === `w${day}` ? held.litres : 0), 0),
    }));
  },
  async hold(cartId, windowId, litres) {
    holds.set(cartId, { windowId, litres });
    return true;
  },
  release: async (cartId) => void holds.delete(cartId),
  clubsReaching: async () => [],
};
const reported: string[] = [];

let store: FakeStore;
/** The member's only address; none before a test saves one. */
let saved: Address | undefined;
let cart: Subgraph;
beforeAll(async () => {
  const lanes = createLanes();
  cart = await createSubgraph<Context>({
    name: 'cart',
    schemaFile: new URL('../../schema.graphql', import.meta.url),
    resolvers,
    callerSecret: secret,
    logger: createLogger({ name: 'cart', level: 'silent' }),
    createContext: ({ identity, language, market }) => ({
      locale: getLocale(language, market),
      identity,
      store,
      carts: createCartLoader(store),
      lanes,
      rules: {
        maximumQuantity: 10,
        serviceFee: { sku: 'fee-1', minimumOrderCents: 2_000 },
        serviceFeeRetries,
        windows: windowRules,
      },
      reportMissingFee: () => undefined,
      places: {
        club: async (key) =>
          key === '6401' || key === '6402'
            ? {
                key,
                marketCode: 'CR',
                isEcommerceEnabled: true,
                isPickupAllowed: true,
                isOpenToday: true,
                address: clubAddress,
              }
            : undefined,
        member: async () => (saved && identity.kind === 'member' ? { country: 'CR', addresses: [saved] } : undefined),
        shippingMethods: async (clubKey) =>
          (['NEXT_DAY', 'SAME_DAY'] as const).map((speed) => ({
            key: `${clubKey}_${speed === 'NEXT_DAY' ? 'ND' : 'SD'}`,
            speed,
            price: money(300_000, 'CRC'),
            freeAbove: speed === 'NEXT_DAY' ? money(1_000, 'CRC') : null,
          })),
      },
      fulfilment,
      reportDelivery: (problem) => void reported.push(problem),
      isTaxIncluded: async () => true,
    }),
  });
});
afterAll(() => cart.close());
beforeEach(() => {
  holds.clear();
  reported.length = 0;
  store = createFakeStore();
  saved = undefined;
  store.shelf.set('rice-1', { unitCents: 1_500, available: 4 });
  store.shelf.set('fee-1', { unitCents: 300, available: 0 });
});

async function ask(query: string, input: object | undefined, identity: Identity = guest, language: 'es' | 'en' = 'es') {
  const caller = signCaller({ identity, market: 'CR', language, requestId: 'request' }, 'cart', secret);
  const variables = input && { input: { commandId: randomUUID(), ...input } };
  return JSON.parse(JSON.stringify(await cart.execute({ query, variables: variables ?? {}, caller })));
}

const failure = '... on UserError { code message }';
const add = `mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename ${failure}
  ... on AddToCartSuccess { line { id variant { sku } quantity maximumQuantity } cart { itemCount isTaxIncluded
    lines { id } subtotal { centAmount } serviceFee { centAmount } } }
  ... on OutOfStock { availableQuantity } ... on QuantityLimitExceeded { maximum } } }`;
const change = `mutation ($input: ChangeCartLineQuantityInput!) { changeCartLineQuantity(input: $input) {
  __typename ${failure} ... on ChangeCartLineQuantitySuccess { cart { lines { quantity } } } } }`;
const remove = `mutation ($input: RemoveCartLineInput!) { removeCartLine(input: $input) {
  __typename ${failure} ... on RemoveCartLineSuccess { cart { lines { id } serviceFee { centAmount } } } } }`;
const deliver = `mutation ($input: SetCartDeliveryInput!) { setCartDelivery(input: $input) {
  __typename ${failure} ... on SetCartDeliverySuccess { cart { isReadyForCheckout
    delivery { method club { key } addressId address { streetText } } } } } }`;
const merge = `mutation ($input: MergeCartsInput!) { mergeCarts(input: $input) {
  __typename ${failure} ... on MergeCartsSuccess { cart { lines { quantity } } } } }`;

describe('a shopper', () => {
  it('fills a cart, changes it, chooses a club and is ready for the checkout', async () => {
    const added = await ask(add, { sku: 'rice-1', clubId: '6401' });
    expect(added.data.addToCart).toMatchObject({
      __typename: 'AddToCartSuccess',
      line: { variant: { sku: 'rice-1' }, quantity: 1, maximumQuantity: 10 },
      cart: { itemCount: 1, isTaxIncluded: true, subtotal: { centAmount: 1_500 }, serviceFee: { centAmount: 300 } },
    });
    const lineId = added.data.addToCart.line.id;
    const changed = await ask(change, { lineId, quantity: 3 });
    expect(changed.data.changeCartLineQuantity.cart).toEqual({ lines: [{ quantity: 3 }] });
    const delivered = await ask(deliver, { method: 'PICK_UP_IN_CLUB', clubId: '6401' });
    expect(delivered.data.setCartDelivery.cart).toEqual({
      isReadyForCheckout: true,
      delivery: {
        method: 'PICK_UP_IN_CLUB',
        club: { key: '6401' },
        addressId: null,
        address: { streetText: 'Autopista' },
      },
    });
    const removed = await ask(remove, { lineId });
    expect(removed.data.removeCartLine.cart).toEqual({ lines: [], serviceFee: null });
    expect((await ask(remove, { lineId })).data.removeCartLine.__typename).toBe('RemoveCartLineSuccess');
  });

  it.each([
    [
      { sku: 'rice-1', quantity: 0 },
      { __typename: 'InvalidQuantity', code: 'INVALID_QUANTITY' },
    ],
    [{ sku: 'rice-1', quantity: -1 }, { __typename: 'InvalidQuantity' }],
    [
      { sku: 'rice-1', quantity: 1e9 },
      { __typename: 'QuantityLimitExceeded', maximum: 10 },
    ],
    [
      { sku: 'rice-1', quantity: 5 },
      { __typename: 'OutOfStock', availableQuantity: 4 },
    ],
    [{ sku: 'nope-1' }, { __typename: 'ProductUnavailable' }],
    [{ sku: 'x'.repeat(500) }, { __typename: 'ProductUnavailable' }],
    [{ sku: 'fee-1' }, { __typename: 'ProductUnavailable' }],
    [{ sku: 'rice-1', clubId: '7201' }, { __typename: 'ClubUnavailable' }],
  ])('reads why %j cannot be added, and nothing changes', async (input, expected) => {
    const { data } = await ask(add, input);
    expect(data.addToCart).toMatchObject(expected);
    expect(data.addToCart.message).toMatch(/Su carrito no cambió/);
    expect(store.writes).toEqual([]);
  });

  it('reads failures in English in an English shop', async () => {
    const { data } = await ask(add, { sku: 'nope-1' }, guest, 'en');
    expect(data.addToCart.message).toBe('This product is not sold in your country. Your cart has not changed.');
  });

  it.each([
    [add, { sku: 'rice-1', commandId: 'not-a-uuid' }],
    [add, { sku: 'rice-1', quantity: 1.5 }],
    [deliver, { method: 'PICK_UP_IN_CLUB' }],
    [deliver, { method: 'DELIVERY' }],
    [merge, { keepSaved: false, keepGuest: false }],
  ])('is refused what no client of ours sends: %#', async (mutation, input) => {
    const { errors } = await ask(mutation, input, member);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(store.writes).toEqual([]);
  });

  it('sees nothing of another shopper’s cart', async () => {
    const { data } = await ask(add, { sku: 'rice-1' });
    const stranger: Identity = { kind: 'guest', guestId: 'stranger' };
    const lineId = data.addToCart.line.id;
    const id = store.cartOf({ kind: 'guest', guestId: 'guest' })?.id;
    expect((await ask('{ cart { id } guestCart { id } }', undefined, stranger)).data).toEqual({
      cart: null,
      guestCart: null,
    });
    expect((await ask(change, { lineId, quantity: 2 }, stranger)).data.changeCartLineQuantity.__typename).toBe(
      'CartLineNotFound',
    );
    expect((await ask(remove, { lineId }, stranger)).data.removeCartLine.__typename).toBe('CartLineNotFound');
    const caller = (identity: Identity) =>
      signCaller({ identity, market: 'CR', language: 'es', requestId: 'r' }, 'cart', secret);
    const entity = (identity: Identity, cartId: string | undefined) =>
      cart.execute({
        query: 'query ($of: [_Any!]!) { _entities(representations: $of) { ... on Cart { itemCount } } }',
        variables: { of: [{ __typename: 'Cart', id: cartId }] },
        caller: caller(identity),
      });
    expect(await entity(guest, id)).toMatchObject({ data: { _entities: [{ itemCount: 1 }] } });
    const foreign = await entity(stranger, id);
    expect(foreign).toEqual(await entity(stranger, 'missing'));
    expect(foreign).toMatchObject({ data: { _entities: [null] } });
  });
});

describe('another club', () => {
  const look = `query { cart { itemCount atClub(clubId: "6402") { club { key } itemCount
    subtotal { centAmount } serviceFee { centAmount }
    changes { line { variant { sku } quantity } quantity unitPrice { centAmount } total { centAmount } } } } }`;
  const fill = async () => {
    await ask(add, { sku: 'rice-1', quantity: 3, clubId: '6401' });
    await ask(add, { sku: 'oil-1', clubId: '6401' });
    store.clubShelves.set('6402', new Map([['rice-1', { unitCents: 1_400, available: 2 }]]));
    store.writes.length = 0;
  };
  beforeEach(() => store.shelf.set('oil-1', { unitCents: 900, available: 9 }));

  it('is looked at without changing the cart, then chosen with just that', async () => {
    await fill();
    const { data } = await ask(look, undefined);
    expect(data.cart).toEqual({
      itemCount: 4,
      atClub: {
        club: { key: '6402' },
        itemCount: 2,
        subtotal: { centAmount: 2_800 },
        serviceFee: null,
        changes: [
          {
            line: { variant: { sku: 'rice-1' }, quantity: 3 },
            quantity: 2,
            unitPrice: { centAmount: 1_400 },
            total: { centAmount: 2_800 },
          },
          {
            line: { variant: { sku: 'oil-1' }, quantity: 1 },
            quantity: 0,
            unitPrice: null,
            total: { centAmount: 0 },
          },
        ],
      },
    });
    expect(store.writes).toEqual([]);

    await ask(deliver, { method: 'PICK_UP_IN_CLUB', clubId: '6402', fitToStock: true });
    const held = store.cartOf({ kind: 'guest', guestId: 'guest' });
    expect(held).toMatchObject({ clubKey: '6402', lines: [{ sku: 'rice-1', quantity: 2, placeKey: '6402' }] });
    expect(store.writes).toHaveLength(1);
  });

  it('cuts the lines to the stock of a club that was chosen before, too', async () => {
    await ask(add, { sku: 'rice-1', quantity: 3, clubId: '6401' });
    store.shelf.set('rice-1', { unitCents: 1_500, available: 1 });
    await ask(deliver, { method: 'PICK_UP_IN_CLUB', clubId: '6401', fitToStock: true });
    expect(store.cartOf({ kind: 'guest', guestId: 'guest' })?.lines).toMatchObject([{ quantity: 1 }]);
  });

  it('leaves the quantities alone unless told otherwise', async () => {
    await ask(add, { sku: 'rice-1', quantity: 3, clubId: '6401' });
    store.clubShelves.set('6402', new Map([['rice-1', { unitCents: 1_400, available: 2 }]]));
    await ask(deliver, { method: 'PICK_UP_IN_CLUB', clubId: '6402' });
    expect(store.cartOf({ kind: 'guest', guestId: 'guest' })?.lines).toMatchObject([{ quantity: 3 }]);
  });

  it('is nothing when it is unknown', async () => {
    await fill();
    const { data } = await ask('{ cart { atClub(clubId: "7201") { itemCount } } }', undefined);
    expect(data.cart).toEqual({ atClub: null });
  });
});

describe('another market', () => {
  it('keeps the cart that was filled there, and only goods count', async () => {
    const owner = { kind: 'guest', guestId: 'guest' } as const;
    const panama = getMarket('PA');
    const rice = lineOf({ sku: 'rice-1', quantity: 2, total: money(3_000, 'PAB') });
    store.put(owner, cartOf({ market: panama, lines: [rice], total: money(3_000, 'PAB') }));
    store.put(owner, cartOf({ market: getMarket('GT') }));
    store.put(owner, cartOf({ lines: [lineOf({ sku: 'rice-1' })] }));
    const query = '{ cartsInOtherMarkets { marketCode itemCount subtotal { centAmount currency } } }';
    expect((await ask(query, undefined)).data.cartsInOtherMarkets).toEqual([
      { marketCode: 'PA', itemCount: 2, subtotal: { centAmount: 3_000, currency: 'PAB' } },
    ]);
    expect((await ask(query, undefined, { kind: 'anonymous' })).data.cartsInOtherMarkets).toEqual([]);
  });
});

describe('callers without a cart', () => {
  it.each<[Identity, string]>([
    [{ kind: 'anonymous' }, 'UNAUTHENTICATED'],
    [{ kind: 'partner', clientId: 'p', scopes: ['cart:write'] }, 'FORBIDDEN'],
  ])('%j read none and change none', async (identity, code) => {
    expect((await ask('{ cart { id } guestCart { id } }', undefined, identity)).data).toEqual({
      cart: null,
      guestCart: null,
    });
    expect((await ask(add, { sku: 'rice-1' }, identity)).errors).toMatchObject([{ extensions: { code } }]);
  });
});

describe('a member who shopped as a guest', () => {
  it('sees the waiting cart and merges it', async () => {
    await ask(add, { sku: 'rice-1' });
    expect((await ask('{ cart { id } guestCart { itemCount } }', undefined, member)).data).toEqual({
      cart: null,
      guestCart: { itemCount: 1 },
    });
    const merged = await ask(merge, { keepSaved: true, keepGuest: true }, member);
    expect(merged.data.mergeCarts).toMatchObject({ cart: { lines: [{ quantity: 1 }] } });
    expect((await ask('{ cart { itemCount } guestCart { id } }', undefined, member)).data).toEqual({
      cart: { itemCount: 1 },
      guestCart: null,
    });
    const again = await ask(merge, { keepSaved: true, keepGuest: true }, member);
    expect(again.data.mergeCarts).toMatchObject({ __typename: 'NothingToMerge', code: 'NOTHING_TO_MERGE' });
  });

  it('is told which payment holds the cart', async () => {
    const owner = { kind: 'member', membershipNumber: '64011045120001' } as const;
    const lines = [lineOf({ sku: 'rice-1', unitPrice: money(1_500, 'CRC') })];
    store.put(owner, cartOf({ lines, isLocked: true, attemptId: 'attempt-1' }));
    const { data } = await ask(
      `mutation ($input: AddToCartInput!) { addToCart(input: $input) { ${failure} ... on CartLockedByPayment { attemptId } } }`,
      { sku: 'rice-1' },
      member,
    );
    expect(data.addToCart).toMatchObject({ code: 'CART_LOCKED_BY_PAYMENT', attemptId: 'attempt-1' });
  });
});

describe('home delivery before a cart', () => {
  const query =
    '{ homeDelivery { addressId alias streetText club { key } daysFromNow price { centAmount } freeAbove { centAmount } } }';

  it('is the member’s own, from the nearest club', async () => {
    saved = {
      ...clubAddress,
      id: 'home',
      alias: 'Casa',
      street: 'Calle 5',
      location: {
        latitude: 9.9,
        longitude: -84.1,
        plusCode: null,
        fulfillmentClubs: [{ key: '6402', distanceKm: 3 }],
        isWrong: false,
      },
    };
    expect((await ask(query, undefined, member)).data.homeDelivery).toEqual({
      addressId: 'home',
      alias: 'Casa',
      streetText: 'Calle 5',
      club: { key: '6402' },
      daysFromNow: 1,
      price: { centAmount: 300_000 },
      freeAbove: { centAmount: 1_000 },
    });
    expect((await ask(query, undefined, guest)).data.homeDelivery).toBeNull();
  });

  it('is nothing without an address', async () => {
    expect((await ask(query, undefined, member)).data.homeDelivery).toBeNull();
  });
});

const chooseWindow = `mutation ($input: SetDeliveryWindowInput!) { setDeliveryWindow(input: $input) {
  __typename ${failure} ... on DeliveryWindowUnavailable { windows { id isFull } }
  ... on SetDeliveryWindowSuccess { cart { delivery { window { id zone isExpired } } } } } }`;
const options = `{ cart { delivery { speed window { id } }
  shippingMethods { key speed isFree isChosen } deliveryWindows { id isFull } } }`;

describe('a home delivery', () => {
  const home: Address = {
    ...clubAddress,
    id: 'home',
    location: {
      latitude: 9.9,
      longitude: -84.1,
      plusCode: null,
      fulfillmentClubs: [{ key: '6401', distanceKm: 1.6 }],
      isWrong: false,
    },
  };
  beforeEach(async () => {
    saved = home;
    await ask(add, { sku: 'rice-1', quantity: 2 }, member);
    await ask(deliver, { method: 'DELIVERY', addressId: 'home' }, member);
  });

  it('can be sent in several ways, the usual one chosen and free from its limit on', async () => {
    const { cart: told } = (await ask(options, undefined, member)).data;
    expect(told.delivery.speed).toBe('NEXT_DAY');
    expect(told.shippingMethods).toEqual([
      { key: '6401_ND', speed: 'NEXT_DAY', isFree: true, isChosen: true },
      { key: '6401_SD', speed: 'SAME_DAY', isFree: false, isChosen: false },
    ]);
    await ask(deliver, { method: 'DELIVERY', addressId: 'home', shippingMethod: '6401_SD' }, member);
    expect((await ask(options, undefined, member)).data.cart.delivery.speed).toBe('SAME_DAY');
  });

  it('has a window with room in it, until another way is chosen', async () => {
    const chosen = await ask(chooseWindow, { windowId: 'w0' }, member);
    expect(chosen.data.setDeliveryWindow.cart.delivery.window).toEqual({
      id: 'w0',
      zone: 'America/Costa_Rica',
      isExpired: false,
    });
    expect([...holds.values()]).toEqual([{ windowId: 'w0', litres: 4 }]);
    await ask(deliver, { method: 'PICK_UP_IN_CLUB', clubId: '6401' }, member);
    const { cart: collected } = (await ask(options, undefined, member)).data;
    expect(collected).toMatchObject({ delivery: { window: null }, shippingMethods: [], deliveryWindows: [] });
    expect(holds.size).toBe(0);
  });

  it('is offered what is left when the window is full', async () => {
    holds.set('another cart', { windowId: 'w0', litres: 17 });
    const refused = (await ask(chooseWindow, { windowId: 'w0' }, member)).data.setDeliveryWindow;
    expect(refused).toMatchObject({
      __typename: 'DeliveryWindowUnavailable',
      code: 'DELIVERY_WINDOW_UNAVAILABLE',
      windows: [{ id: 'w1', isFull: false }],
    });
  });

  it('chooses once, however often the command comes', async () => {
    const input = { commandId: randomUUID(), windowId: 'w0' };
    await ask(chooseWindow, input, member);
    holds.set('another cart', { windowId: 'w0', litres: 20 });
    expect((await ask(chooseWindow, input, member)).data.setDeliveryWindow.__typename).toBe('SetDeliveryWindowSuccess');
    const other = await ask(chooseWindow, { ...input, windowId: 'w1' }, member);
    expect(other.data.setDeliveryWindow.code).toBe('COMMAND_CONFLICT');
  });

  it('asks nobody when what a product takes up is not known', async () => {
    const known = store.cartOf({ kind: 'member', membershipNumber: '64011045120001' });
    if (!known) throw new Error('no cart');
    const vague = { ...known, lines: known.lines.map((line) => ({ ...line, litres: null })) };
    store.put({ kind: 'member', membershipNumber: '64011045120001' }, vague);
    expect((await ask(options, undefined, member)).data.cart.deliveryWindows).toEqual([]);
    expect(reported).toEqual(['delivery windows cannot be asked for: what a product takes up is not known']);
  });

  it('cannot choose a window without one', async () => {
    expect((await ask(chooseWindow, { windowId: 'w0' })).data.setDeliveryWindow.code).toBe('CART_NOT_FOUND');
  });
});

describe('the service fee', () => {
  const settle = `mutation { settleServiceFee { __typename ${failure}
    ... on ServiceFeeUnavailable { asksToRetry }
    ... on SettleServiceFeeSuccess { cart { isServiceFeeSettled serviceFee { centAmount } lines { id } } } } }`;
  const fee = lineOf({ sku: 'fee-1', unitPrice: money(300, 'CRC') });
  const owner = { kind: 'guest', guestId: 'guest' } as const;
  const rice = lineOf({ sku: 'rice-1', unitPrice: money(1_500, 'CRC') });

  it('comes with the next try where it could not be charged before', async () => {
    store.put(owner, cartOf({ lines: [rice] }));
    const { data } = await ask(settle, undefined);
    expect(data.settleServiceFee).toEqual({
      __typename: 'SettleServiceFeeSuccess',
      cart: { isServiceFeeSettled: true, serviceFee: { centAmount: 300 }, lines: [{ id: rice.id }] },
    });
    await ask(settle, undefined);
    expect(store.writes).toHaveLength(1);
  });

  it('goes away where it is not owed any longer', async () => {
    store.put(owner, cartOf({ lines: [{ ...rice, quantity: 2 }], feeLines: [fee] }));
    const { data } = await ask(settle, undefined);
    expect(data.settleServiceFee.cart).toMatchObject({ isServiceFeeSettled: true, serviceFee: null });
  });

  it('is tried three times, then told, with whether to ask the shopper', async () => {
    store.put(owner, cartOf({ lines: [rice] }));
    store.shelf.delete('fee-1');
    const { data } = await ask(settle, undefined, guest, 'en');
    expect(data.settleServiceFee).toMatchObject({ code: 'SERVICE_FEE_UNAVAILABLE', asksToRetry: true });
    expect(data.settleServiceFee.message).toContain('has not changed');
    expect(store.writes).toHaveLength(3);
    expect(store.cartOf(owner)).toMatchObject({ lines: [{ id: rice.id }], feeLines: [] });
  });

  it('is nobody’s without a cart', async () => {
    const { data } = await ask(settle, undefined);
    expect(data.settleServiceFee.code).toBe('CART_NOT_FOUND');
  });
});

describe('what runs out', () => {
  const choose = `mutation ($input: SetPartialFulfillmentInput!) { setPartialFulfillment(input: $input) {
    __typename ${failure} ... on SetPartialFulfillmentSuccess { cart { allowsPartialFulfillment } } } }`;

  it('calls the order off or is left out, as the shopper chose', async () => {
    expect((await ask(choose, { isAllowed: false })).data.setPartialFulfillment.code).toBe('CART_NOT_FOUND');
    await ask(add, { sku: 'rice-1' });
    const chosen = await ask(choose, { isAllowed: false });
    expect(chosen.data.setPartialFulfillment.cart.allowsPartialFulfillment).toBe(false);
    const { data } = await ask('{ cart { allowsPartialFulfillment } }', undefined);
    expect(data.cart.allowsPartialFulfillment).toBe(false);
  });
});
