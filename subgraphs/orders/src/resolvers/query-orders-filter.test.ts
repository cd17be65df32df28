import { describe, expect, it } from 'vitest';
import { ana, setUpSubgraph } from '../testing/subgraph.ts';
import { createPlatformOrder } from '../upstream/commerce/fixtures/order.ts';

const { running, execute } = setUpSubgraph();

const query = `query($first: Int!, $after: String, $filter: OrderFilterInput) {
  orders(first: $first, after: $after, filter: $filter) {
    totalCount pageInfo { hasNextPage endCursor } nodes { orderNumber }
  }
}`;

interface Page {
  readonly totalCount: number | null;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly nodes: readonly { readonly orderNumber: string }[];
}

async function loadPage(filter: object | null, first = 10, after: string | null = null): Promise<Page> {
  const { data, codes } = await execute(ana, query, { first, after, filter });
  expect(codes).toBeUndefined();
  return data.orders as unknown as Page;
}

/** The order numbers of each page, from the first to the last one. */
async function loadPages(filter: object, first: number, beforeNext = () => {}): Promise<string[][]> {
  const pages: string[][] = [];
  for (let after: string | null = null; ; ) {
    const { nodes, pageInfo }: Page = await loadPage(filter, first, after);
    pages.push(nodes.map(({ orderNumber }) => orderNumber));
    if (!pageInfo.hasNextPage) return pages;
    after = pageInfo.endCursor;
    beforeNext();
  }
}

const addOrder = (orderNumber: string, minute: number) =>
  running.upstreams.addOrder(orderNumber, minute, { customerId: 'c-ana' });

function setStatus(isChanged: (orderNumber: string) => boolean, code: string): void {
  for (const order of running.upstreams.managedOrders) {
    if (isChanged(order.OrderId)) order.MaxFulfillmentStatusId = code;
  }
}

const countSearches = () =>
  running.upstreams.requests.filter((request) => request.endsWith('/api/orders/search')).length;

describe('Query.orders with a filter', () => {
  it('lists the orders of a group of statuses with their position in the list (ORDERS-316)', async () => {
    for (let minute = 0; minute < 9; minute += 1) addOrder(`A${minute}`, minute);
    setStatus((orderNumber) => ['A1', 'A4', 'A7'].includes(orderNumber), '9000');
    expect(await loadPages({ status: 'CANCELLED' }, 2)).toEqual([['A7', 'A4'], ['A1']]);
    expect((await loadPages({ status: 'OPEN' }, 50)).flat()).toEqual(['A8', 'A6', 'A5', 'A3', 'A2', 'A0']);
    expect(await loadPage({ status: 'FULFILLED' })).toMatchObject({ nodes: [], pageInfo: { hasNextPage: false } });
  });

  it('reads the status of an order that the search of order management does not list yet (ORDERS-316)', async () => {
    addOrder('A1', 0);
    setStatus(() => true, '9000');
    for (const order of running.upstreams.managedOrders) order.CustomerId = null;
    expect((await loadPage({ status: 'CANCELLED' })).nodes).toEqual([{ orderNumber: 'A1' }]);
    expect((await loadPage({ status: 'OPEN' })).nodes).toEqual([]);
  });

  it('finds orders by number and by product of either upstream (ORDERS-318)', async () => {
    const { lineItems } = createPlatformOrder('A1', new Date().toISOString());
    const [rice] = lineItems;
    if (!rice) throw new Error('The order has no items.');
    const coffee = { ...rice, name: { es: 'Café molido', en: 'Ground coffee' } };
    running.upstreams.addOrder('A1', 0, { customerId: 'c-ana', lineItems: [coffee] });
    addOrder('A2', 1);
    // Only order management has it.
    addOrder('OLD', -9);
    running.upstreams.platformOrders.pop();
    const find = async (text: string) => (await loadPage({ text })).nodes.map(({ orderNumber }) => orderNumber);
    expect(await find(' cafe ')).toEqual(['A1']);
    expect(await find('arroz')).toEqual(['A2', 'OLD']);
    expect(await find('a2')).toEqual(['A2']);
    expect(await find('old')).toEqual(['OLD']);
    expect(await find('ground rice')).toEqual([]);
    expect(await find(' ')).toEqual(['A2', 'A1', 'OLD']);
  });

  it('lists and counts the orders of a period, up to the configured months (ORDERS-22, ORDERS-317)', async () => {
    const month = 31 * 24 * 60;
    addOrder('NEW', 0);
    addOrder('SPRING', -2 * month);
    addOrder('OLD', -13 * month);
    const list = async (months: number | null) => {
      const { nodes, totalCount } = await loadPage({ months });
      expect(totalCount).toBe(nodes.length);
      return nodes.map(({ orderNumber }) => orderNumber);
    };
    expect(await list(1)).toEqual(['NEW']);
    expect(await list(3)).toEqual(['NEW', 'SPRING']);
    expect(await list(60)).toEqual(['NEW', 'SPRING']);
    expect(await list(null)).toEqual(['NEW', 'SPRING']);
    expect((await loadPage({ months: 1, status: 'OPEN' })).nodes).toEqual([{ orderNumber: 'NEW' }]);
  });

  it.each([1, 2, 5])(
    'repeats and loses no order with pages of %d while orders are placed (ORDERS-25, ORDERS-319)',
    async (first) => {
      const names = Array.from({ length: 30 }, (_, index) => `A${String(index).padStart(2, '0')}`);
      for (const [minute, name] of names.entries()) addOrder(name, minute);
      const wanted = names.filter((_, index) => index % 3 === 0).toReversed();
      setStatus((orderNumber) => wanted.includes(orderNumber), '9000');
      // Order management receives some orders later than the platform.
      running.upstreams.managedOrders.splice(28, 2);
      let placed = 0;
      const pages = await loadPages({ status: 'CANCELLED' }, first, () => {
        placed += 1;
        addOrder(`B${placed}`, 60 + placed);
        setStatus((orderNumber) => orderNumber.startsWith('B'), '9000');
      });
      expect(pages.flat()).toEqual(wanted);
      expect(pages.every((page) => page.length <= first)).toBe(true);
    },
  );

  it('reads a limited number of orders in a request, and continues after them (ORDERS-319)', async () => {
    // The limit of the tests is 60 orders; the cancelled one is the oldest of 130.
    for (let minute = 0; minute < 130; minute += 1) addOrder(`A${String(minute).padStart(3, '0')}`, minute);
    setStatus((orderNumber) => orderNumber === 'A000', '9000');
    const page = await loadPage({ status: 'CANCELLED' });
    expect(page).toMatchObject({ nodes: [], totalCount: null, pageInfo: { hasNextPage: true } });
    expect(countSearches()).toBe(2);
    expect(await loadPages({ status: 'CANCELLED' }, 10)).toEqual([[], [], ['A000']]);
  });

  it('stops reading when the page is full (ORDERS-319)', async () => {
    for (let minute = 0; minute < 55; minute += 1) addOrder(`A${minute}`, minute);
    expect((await loadPage({ status: 'OPEN' })).pageInfo.hasNextPage).toBe(true);
    expect(countSearches()).toBe(1);
  });

  it.each([{ months: 0 }, { months: -1 }, { months: 61 }, { text: 'a'.repeat(101) }, { status: 'LOST' }])(
    'rejects %j (ORDERS-322)',
    async (filter) => {
      const { data, codes } = await execute(ana, query, { first: 10, filter });
      expect([data?.orders, codes]).toEqual([undefined, ['BAD_USER_INPUT']]);
      expect(running.upstreams.requests).toEqual([]);
    },
  );
});
