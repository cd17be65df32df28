import { randomUUID } from 'node:crypto';
import { money } from '@tarima/markets/money';
import { getMarket } from '@tarima/markets/table';
import type { Identity } from '@tarima/service-kit/caller';
import { describe, expect, it } from 'vitest';
import { add, deliver, failure, guest, member, startCartGraph } from '../testing/cart-graph.ts';
import { buildCart, buildLine } from '../testing/fake-store.ts';

const { send, given, run } = await startCartGraph();
const change = `mutation ($input: ChangeCartLineQuantityInput!) { changeCartLineQuantity(input: $input) {
  __typename ${failure} ... on ChangeCartLineQuantitySuccess { cart { lines { quantity } } } } }`;
const remove = `mutation ($input: RemoveCartLineInput!) { removeCartLine(input: $input) {
  __typename ${failure} ... on RemoveCartLineSuccess { cart { lines { id } serviceFee { centAmount } } } } }`;
const merge = `mutation ($input: MergeCartsInput!) { mergeCarts(input: $input) {
  __typename ${failure} ... on MergeCartsSuccess { cart { lines { quantity } } } } }`;

describe('a shopper', () => {
  it('adds, changes, chooses pickup, is ready for checkout and removes (CART-11, CART-13, CART-53, CART-73, DELIVERY-2)', async () => {
    const added = await send(add, { sku: 'rice-1', clubKey: '6401' });
    expect(added.data.addToCart).toMatchObject({
      __typename: 'AddToCartSuccess',
      line: { variant: { sku: 'rice-1' }, quantity: 1, maximumQuantity: 10 },
      cart: { itemCount: 1, isTaxIncluded: true, subtotal: { centAmount: 1_500 }, serviceFee: { centAmount: 300 } },
    });
    const lineId = added.data.addToCart.line.id;
    const changed = await send(change, { lineId, quantity: 3 });
    expect(changed.data.changeCartLineQuantity.cart).toEqual({ lines: [{ quantity: 3 }] });
    const delivered = await send(deliver, { method: 'PICK_UP_IN_CLUB', clubKey: '6401' });
    expect(delivered.data.setCartDelivery.cart).toEqual({
      isReadyForCheckout: true,
      delivery: {
        method: 'PICK_UP_IN_CLUB',
        club: { key: '6401' },
        addressId: null,
        address: { streetText: 'Autopista' },
      },
    });
    const removed = await send(remove, { lineId });
    expect(removed.data.removeCartLine.cart).toEqual({ lines: [], serviceFee: null });
    expect((await send(remove, { lineId })).data.removeCartLine.__typename).toBe('RemoveCartLineSuccess');
  });

  it.each([
    [{ sku: 'rice-1', quantity: 0 }, 'CART-19', { __typename: 'InvalidQuantity', code: 'INVALID_QUANTITY' }],
    [{ sku: 'rice-1', quantity: -1 }, 'CART-19', { __typename: 'InvalidQuantity' }],
    [{ sku: 'rice-1', quantity: 1e9 }, 'CART-22', { __typename: 'QuantityLimitExceeded', maximum: 10 }],
    [{ sku: 'rice-1', quantity: 5 }, 'CART-27', { __typename: 'OutOfStock', availableQuantity: 4 }],
    [{ sku: 'nope-1' }, 'CART-30', { __typename: 'ProductUnavailable' }],
    [{ sku: 'x'.repeat(500) }, 'CART-30', { __typename: 'ProductUnavailable' }],
    [{ sku: 'fee-1' }, 'CART-15', { __typename: 'ProductUnavailable' }],
    [{ sku: 'rice-1', clubKey: '7201' }, 'CART-38', { __typename: 'ClubUnavailable' }],
  ])(
    'receives the failure of adding %j, and nothing changes (%s, CART-95, ERRORS-29)',
    async (input, _rule, expected) => {
      const { data } = await send(add, input);
      expect(data.addToCart).toMatchObject(expected);
      expect(data.addToCart.message).toMatch(/Su carrito sigue igual/);
      expect(given.store.writes).toEqual([]);
    },
  );

  it.each([0, -1])('cannot set the quantity of a line to %i, and nothing changes (CART-20)', async (quantity) => {
    const added = await send(add, { sku: 'rice-1', quantity: 2 });
    given.store.writes.length = 0;
    const { data } = await send(change, { lineId: added.data.addToCart.line.id, quantity });
    expect(data.changeCartLineQuantity).toMatchObject({ __typename: 'InvalidQuantity', code: 'INVALID_QUANTITY' });
    expect(given.store.writes).toEqual([]);
  });

  it('cannot set the quantity of a line above the maximum, and nothing changes (CART-22)', async () => {
    const added = await send(add, { sku: 'rice-1', quantity: 2 });
    given.store.writes.length = 0;
    const { data } = await send(change, { lineId: added.data.addToCart.line.id, quantity: 11 });
    expect(data.changeCartLineQuantity).toMatchObject({
      __typename: 'QuantityLimitExceeded',
      code: 'QUANTITY_LIMIT_EXCEEDED',
    });
    expect(given.store.writes).toEqual([]);
  });

  it('cannot add the service fee in a market without one (CART-15)', async () => {
    given.serviceFee = null;
    const { data } = await send(add, { sku: 'fee-1' });
    expect(data.addToCart).toMatchObject({ __typename: 'ProductUnavailable', code: 'PRODUCT_UNAVAILABLE' });
    expect(given.store.writes).toEqual([]);
  });

  it('receives messages in English when the request is in English (CART-95, ERRORS-29)', async () => {
    const { data } = await send(add, { sku: 'nope-1' }, guest, 'en');
    expect(data.addToCart.message).toBe(
      'This product isn’t sold in your country. Your cart hasn’t changed; choose another product.',
    );
  });

  it.each([
    ['CART-80', add, { sku: 'rice-1', commandId: 'not-a-uuid' }],
    ['CART-21', add, { sku: 'rice-1', quantity: 1.5 }],
    ['DELIVERY-17', deliver, { method: 'PICK_UP_IN_CLUB' }],
    ['DELIVERY-17', deliver, { method: 'DELIVERY' }],
    ['MERGE-34', merge, { keepSaved: false, keepGuest: false }],
  ])('receives `BAD_USER_INPUT` for invalid arguments: %# (%s)', async (_rule, mutation, input) => {
    const { errors } = await send(mutation, input, member);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(given.store.writes).toEqual([]);
  });

  it('sees nothing of another shopper’s cart (CART-3, CART-6)', async () => {
    const { data } = await send(add, { sku: 'rice-1' });
    const stranger: Identity = { kind: 'guest', guestId: 'stranger' };
    const lineId = data.addToCart.line.id;
    const id = given.store.findCurrent({ kind: 'guest', guestId: 'guest' })?.id;
    expect((await send('{ cart { id } guestCart { id } }', undefined, stranger)).data).toEqual({
      cart: null,
      guestCart: null,
    });
    expect((await send(change, { lineId, quantity: 2 }, stranger)).data.changeCartLineQuantity.__typename).toBe(
      'CartLineNotFound',
    );
    expect((await send(remove, { lineId }, stranger)).data.removeCartLine.__typename).toBe('CartLineNotFound');
    const entity = (identity: Identity, cartId: string | undefined) =>
      run(
        'query ($of: [_Any!]!) { _entities(representations: $of) { ... on Cart { itemCount } } }',
        { of: [{ __typename: 'Cart', id: cartId }] },
        identity,
      );
    expect(await entity(guest, id)).toMatchObject({ data: { _entities: [{ itemCount: 1 }] } });
    const foreign = await entity(stranger, id);
    expect(foreign).toEqual(await entity(stranger, 'missing'));
    expect(foreign).toMatchObject({ data: { _entities: [null] } });
  });
});

describe('cartsInOtherMarkets', () => {
  it('lists carts with line items (MERGE-52, MERGE-53)', async () => {
    const owner = { kind: 'guest', guestId: 'guest' } as const;
    const panama = getMarket('PA');
    const rice = buildLine({ sku: 'rice-1', quantity: 2, total: money(3_000, 'PAB') });
    given.store.put(owner, buildCart({ market: panama, lines: [rice], total: money(3_000, 'PAB') }));
    given.store.put(owner, buildCart({ market: getMarket('GT') }));
    given.store.put(owner, buildCart({ lines: [buildLine({ sku: 'rice-1' })] }));
    const query = '{ cartsInOtherMarkets { marketCode itemCount subtotal { centAmount currency } } }';
    expect((await send(query)).data.cartsInOtherMarkets).toEqual([
      { marketCode: 'PA', itemCount: 2, subtotal: { centAmount: 3_000, currency: 'PAB' } },
    ]);
    expect((await send(query, undefined, { kind: 'anonymous' })).data.cartsInOtherMarkets).toEqual([]);
  });
});

describe('limits of a cart', () => {
  it('return the maximum number of different products (CART-23)', async () => {
    given.maximumLines = 1;
    given.store.offers.set('oil-1', { unitCents: 1_000, available: 4 });
    const query = `mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename ${failure}
      ... on LineLimitExceeded { maximum } } }`;
    await send(query, { sku: 'rice-1' });
    expect((await send(query, { sku: 'oil-1' }, guest, 'en')).data.addToCart).toEqual({
      __typename: 'LineLimitExceeded',
      code: 'LINE_LIMIT_EXCEEDED',
      message:
        'A cart can hold up to 1 different products. Your cart hasn’t changed; remove one or place a second order.',
      maximum: 1,
    });
  });

  it('fail a command that is older than the log without repeating it (CART-84)', async () => {
    const input = { commandId: randomUUID(), sku: 'rice-1' };
    await send(add, input);
    const choose = `mutation ($input: SetPartialFulfillmentInput!) { setPartialFulfillment(input: $input) { __typename } }`;
    for (let count = 0; count < 50; count += 1) await send(choose, { isAllowed: count % 2 === 0 });
    expect((await send(add, input)).data.addToCart).toMatchObject({
      __typename: 'CommandExpired',
      code: 'COMMAND_EXPIRED',
    });
    expect((await send('{ cart { itemCount } }')).data.cart.itemCount).toBe(1);
  });

  it('allow at most ten replaced commands, by their ids (CART-85)', async () => {
    const change = `mutation ($input: ChangeCartLineQuantityInput!) { changeCartLineQuantity(input: $input) { __typename } }`;
    for (const replaces of [Array.from({ length: 11 }, () => randomUUID()), ['1']]) {
      const { errors } = await send(change, { lineId: 'l', quantity: 1, replaces });
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    }
  });
});

describe('callers without a cart', () => {
  it.each<[Identity, string]>([
    [{ kind: 'anonymous' }, 'UNAUTHENTICATED'],
    [{ kind: 'partner', clientId: 'p', scopes: ['cart:write'] }, 'FORBIDDEN'],
  ])('%j read no cart and change none (CART-4)', async (identity, code) => {
    expect((await send('{ cart { id } guestCart { id } }', undefined, identity)).data).toEqual({
      cart: null,
      guestCart: null,
    });
    expect((await send(add, { sku: 'rice-1' }, identity)).errors).toMatchObject([{ extensions: { code } }]);
  });
});

describe('a member who shopped as a guest', () => {
  it('sees the guest’s cart and merges it (MERGE-3, MERGE-6, MERGE-41)', async () => {
    await send(add, { sku: 'rice-1' });
    expect((await send('{ cart { id } guestCart { itemCount } }', undefined, member)).data).toEqual({
      cart: null,
      guestCart: { itemCount: 1 },
    });
    const merged = await send(merge, { keepSaved: true, keepGuest: true }, member);
    expect(merged.data.mergeCarts).toMatchObject({ cart: { lines: [{ quantity: 1 }] } });
    expect((await send('{ cart { itemCount } guestCart { id } }', undefined, member)).data).toEqual({
      cart: { itemCount: 1 },
      guestCart: null,
    });
    const repeated = await send(merge, { keepSaved: true, keepGuest: true }, member);
    expect(repeated.data.mergeCarts).toMatchObject({ __typename: 'NothingToMerge', code: 'NOTHING_TO_MERGE' });
  });

  it('has no guest’s cart while it is empty (MERGE-4)', async () => {
    given.store.put({ kind: 'guest', guestId: 'guest' }, buildCart());
    expect((await send('{ guestCart { id } }', undefined, member)).data).toEqual({ guestCart: null });
  });

  it.each([
    ['is unknown', '7201'],
    ['is of another market', '7202'],
    ['accepts no online orders', '6403'],
  ])('cannot merge at a club that %s, and nothing changes (MERGE-36)', async (_what, clubKey) => {
    await send(add, { sku: 'rice-1' });
    given.store.writes.length = 0;
    const { errors } = await send(merge, { keepSaved: true, keepGuest: true, clubKey }, member);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(given.store.writes).toEqual([]);
  });

  it('receives the attempt that locks the cart (CART-91)', async () => {
    const owner = { kind: 'member', membershipNumber: '64011045120001' } as const;
    const lines = [buildLine({ sku: 'rice-1', unitPrice: money(1_500, 'CRC') })];
    given.store.put(owner, buildCart({ lines, isLocked: true, attemptId: 'attempt-1' }));
    const { data } = await send(
      `mutation ($input: AddToCartInput!) { addToCart(input: $input) { ${failure} ... on CartLockedByPayment { attemptId } } }`,
      { sku: 'rice-1' },
      member,
    );
    expect(data.addToCart).toMatchObject({ code: 'CART_LOCKED_BY_PAYMENT', attemptId: 'attempt-1' });
  });
});

describe('partial fulfillment', () => {
  const choose = `mutation ($input: SetPartialFulfillmentInput!) { setPartialFulfillment(input: $input) {
    __typename ${failure} ... on SetPartialFulfillmentSuccess { cart { allowsPartialFulfillment } } } }`;

  it('is allowed or not, as the shopper chose (CART-78, CART-79)', async () => {
    expect((await send(choose, { isAllowed: false })).data.setPartialFulfillment.code).toBe('CART_NOT_FOUND');
    await send(add, { sku: 'rice-1' });
    const chosen = await send(choose, { isAllowed: false });
    expect(chosen.data.setPartialFulfillment.cart.allowsPartialFulfillment).toBe(false);
    const { data } = await send('{ cart { allowsPartialFulfillment } }');
    expect(data.cart.allowsPartialFulfillment).toBe(false);
  });
});
