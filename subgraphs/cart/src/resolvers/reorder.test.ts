import { describe, expect, it } from 'vitest';
import { add, deliver, failure, guest, member, startCartGraph } from '../testing/cart-graph.ts';

const { send, run, given } = await startCartGraph();

const line = (id: string, sku: string, quantity: number, centAmount: number, isReorderable = true) => ({
  id,
  name: `Name of ${sku}`,
  quantity,
  isReorderable,
  unitPrice: { centAmount, currency: 'CRC', fractionDigits: 2 },
  variant: { sku },
});
const lines = [line('1', 'rice-1', 6, 1_200), line('2', 'gone-1', 1, 500), line('3', 'rice-1', 1, 1_500, false)];

const query = `query($orders: [_Any!]!, $clubKey: ID) { _entities(representations: $orders) { ... on Order {
  reorder(clubKey: $clubKey) { club { key } lines {
    id name variant { sku } orderedQuantity quantity limit cartQuantity
    unitPrice { centAmount } formerUnitPrice { centAmount }
  } }
} } }`;
const preview = async (clubKey: string | null, identity = guest) => {
  const orders = [{ __typename: 'Order', orderNumber: 'A1', lines }];
  const { data, errors } = await run(query, { orders, clubKey }, identity);
  expect(errors).toBeUndefined();
  return data._entities[0].reorder;
};

describe('Order.reorder', () => {
  it('previews each line with its limit and prices, and changes nothing (ORDERS-323, ORDERS-324, ORDERS-326)', async () => {
    await send(add, { sku: 'rice-1', quantity: 1, clubKey: '6401' });
    given.store.writes.length = 0;
    expect(await preview('6401')).toEqual({
      club: { key: '6401' },
      lines: [
        {
          id: '1',
          name: 'Name of rice-1',
          variant: { sku: 'rice-1' },
          orderedQuantity: 6,
          quantity: 3,
          limit: 'STOCK',
          cartQuantity: 1,
          unitPrice: { centAmount: 1_500 },
          formerUnitPrice: { centAmount: 1_200 },
        },
        expect.objectContaining({ id: '2', quantity: 0, limit: 'NOT_SOLD', unitPrice: null, formerUnitPrice: null }),
        expect.objectContaining({ id: '3', quantity: 0, limit: 'SOLD_BY_WEIGHT', formerUnitPrice: null }),
      ],
    });
    expect(given.store.writes).toEqual([]);
  });

  it('has the prices and stock of the requested club, and of the cart once its delivery is chosen (ORDERS-324)', async () => {
    given.store.clubOffers.set('6402', new Map([['rice-1', { unitCents: 1_200, available: 100 }]]));
    expect(await preview('6402', member)).toMatchObject({
      club: { key: '6402' },
      lines: [{ quantity: 6, limit: null, formerUnitPrice: null }, {}, {}],
    });
    await send(add, { sku: 'rice-1', clubKey: '6401' });
    await send(deliver, { method: 'PICK_UP_IN_CLUB', clubKey: '6402' });
    expect(await preview('6401')).toMatchObject({ club: { key: '6402' }, lines: [{ cartQuantity: 1 }, {}, {}] });
  });

  it.each(['9999', '7202', '6403'])(
    'is null at the club %s, which takes no orders of the market (ORDERS-324)',
    async (club) => {
      expect(await preview(club)).toBeNull();
    },
  );
});

const addItems = `mutation ($input: AddItemsToCartInput!) { addItemsToCart(input: $input) { __typename ${failure}
  ... on AddItemsToCartSuccess { cart { lines { variant { sku } quantity } } } } }`;
const countWrites = () => given.store.writes.length;

describe('addItemsToCart', () => {
  it('adds all items in one update, and creates the cart (ORDERS-331)', async () => {
    given.store.offers.set('oil-1', { unitCents: 900, available: 9 });
    const items = [
      { sku: 'rice-1', quantity: 2 },
      { sku: 'oil-1', quantity: 1 },
      { sku: 'rice-1', quantity: 1 },
    ];
    const { data } = await send(addItems, { items, clubKey: '6401' });
    expect(data.addItemsToCart).toEqual({
      __typename: 'AddItemsToCartSuccess',
      cart: {
        lines: [
          { variant: { sku: 'rice-1' }, quantity: 3 },
          { variant: { sku: 'oil-1' }, quantity: 1 },
        ],
      },
    });
    expect(countWrites()).toBe(1);
  });

  it.each([
    ['OutOfStock', { sku: 'rice-1', quantity: 5 }],
    ['QuantityLimitExceeded', { sku: 'rice-1', quantity: 11 }],
    ['InvalidQuantity', { sku: 'rice-1', quantity: 0 }],
    ['ProductUnavailable', { sku: 'gone-1', quantity: 1 }],
    ['ProductUnavailable', { sku: 'fee-1', quantity: 1 }],
    ['LineLimitExceeded', { sku: 'rice-1', quantity: 1 }],
  ])('returns %s and adds none of the items when one cannot be added (ORDERS-331)', async (type, item) => {
    given.store.offers.set('oil-1', { unitCents: 900, available: 9 });
    if (type === 'LineLimitExceeded') given.maximumLines = 1;
    const { data } = await send(addItems, { items: [{ sku: 'oil-1', quantity: 1 }, item] });
    expect(data.addItemsToCart.__typename).toBe(type);
    expect(countWrites()).toBe(0);
  });

  it('adds the items once when a command is replayed (CART-81, ORDERS-331)', async () => {
    const input = { commandId: crypto.randomUUID(), items: [{ sku: 'rice-1', quantity: 2 }] };
    const first = await run(addItems, { input }, guest);
    expect(await run(addItems, { input }, guest)).toEqual(first);
    const other = { ...input, items: [{ sku: 'rice-1', quantity: 1 }] };
    expect((await run(addItems, { input: other }, guest)).data.addItemsToCart.__typename).toBe('CommandConflict');
    expect(countWrites()).toBe(1);
  });

  it('rejects a command without items (ORDERS-331)', async () => {
    const { errors } = await send(addItems, { items: [] });
    expect(errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });
});
