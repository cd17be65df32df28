import { describe, expect, it } from 'vitest';
import { ana, anonymous, guest, partner, setUpSubgraph } from '../testing/subgraph.ts';

const { running, execute } = setUpSubgraph();

describe('Query.orders', () => {
  const ordersQuery = `query($first: Int!, $after: String) { orders(first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { cursor } nodes { orderNumber statusCode }
  } }`;

  it('pages through the orders of both upstreams, newest first (ORDERS-21, ORDERS-24, ORDERS-25)', async () => {
    for (let minute = 0; minute < 5; minute += 1)
      running.upstreams.addOrder(`A${minute}`, minute, { customerId: 'c-ana' });
    running.upstreams.addOrder('OTHER', 9, { customerId: 'c-other' });
    running.upstreams.managedOrders.splice(4, 2);
    running.upstreams.platformOrders.splice(0, 1);

    const { data, codes } = await execute(ana, ordersQuery, { first: 2 });
    expect(codes).toBeUndefined();
    expect(data.orders).toMatchObject({
      totalCount: 5,
      nodes: [
        { orderNumber: 'A4', statusCode: '1000' },
        { orderNumber: 'A3', statusCode: '2000' },
      ],
      pageInfo: { hasNextPage: true },
    });
    const listed: string[] = [];
    for (let after: string | null = null; ; ) {
      const page = (await execute(ana, ordersQuery, { first: 2, after })).data as never as {
        orders: { nodes: { orderNumber: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
      };
      listed.push(...page.orders.nodes.map(({ orderNumber }) => orderNumber));
      if (!page.orders.pageInfo.hasNextPage) break;
      after = page.orders.pageInfo.endCursor;
      // Orders that are placed between two pages.
      running.upstreams.addOrder(`B${listed.length}`, 20 + listed.length, { customerId: 'c-ana' });
      running.upstreams.addOrder(`C${listed.length}`, 21 + listed.length, { customerId: 'c-ana' });
    }
    expect(listed).toEqual(['A4', 'A3', 'A2', 'A1', 'A0']);
  });

  it('returns the status of an order that the search does not list yet (ORDERS-24)', async () => {
    running.upstreams.addOrder('A1', 0, { customerId: 'c-ana' });
    for (const order of running.upstreams.managedOrders) order.CustomerId = null;
    const { data } = await execute(ana, ordersQuery, { first: 2 });
    expect(data.orders).toMatchObject({ totalCount: 1, nodes: [{ orderNumber: 'A1', statusCode: '2000' }] });
  });

  it("omits guests' orders that carry the member's number, on every page (ORDERS-13)", async () => {
    const membership = { type: { typeId: 'type', id: 'w' }, fields: { membership_number: '64011045120001' } } as never;
    running.upstreams.addOrder('A0', 0, { customerId: 'c-ana' });
    for (let minute = 1; minute < 6; minute += 1) {
      running.upstreams.addOrder(`G${minute}`, minute, { anonymousId: `g${minute}`, custom: membership });
    }
    running.upstreams.addOrder('OLD', -60, {});
    running.upstreams.platformOrders.pop();
    const { data } = await execute(ana, ordersQuery, { first: 10 });
    expect(data.orders).toMatchObject({ totalCount: 2, nodes: [{ orderNumber: 'A0' }, { orderNumber: 'OLD' }] });

    // The newest orders of order management are all guests' orders.
    const first = (await execute(ana, ordersQuery, { first: 1 })).data.orders as never as {
      pageInfo: { endCursor: string };
    };
    expect(first).toMatchObject({ nodes: [{ orderNumber: 'A0' }], pageInfo: { hasNextPage: true } });
    const second = (await execute(ana, ordersQuery, { first: 1, after: first.pageInfo.endCursor })).data.orders;
    expect(second).toMatchObject({ nodes: [{ orderNumber: 'OLD' }], pageInfo: { hasNextPage: false } });
  });

  it('omits orders from before the configured months (ORDERS-22)', async () => {
    running.upstreams.addOrder('OLD', -13 * 31 * 24 * 60, { customerId: 'c-ana' });
    expect((await execute(ana, ordersQuery, { first: 2 })).data.orders).toMatchObject({ totalCount: 0, nodes: [] });
  });

  it('lists the orders of a member without a customer on the platform (ORDERS-2, ORDERS-12)', async () => {
    running.upstreams.customerIds.clear();
    running.upstreams.addOrder('A1', 0, {});
    running.upstreams.platformOrders.splice(0);
    expect((await execute(ana, ordersQuery, { first: 2 })).data.orders).toMatchObject({
      nodes: [{ orderNumber: 'A1' }],
    });
  });

  it.each([
    [guest, { first: 2 }, 'UNAUTHENTICATED'],
    [anonymous, { first: 2 }, 'UNAUTHENTICATED'],
    [partner, { first: 2 }, 'FORBIDDEN'],
    [ana, { first: 0 }, 'BAD_USER_INPUT'],
    [ana, { first: -1 }, 'BAD_USER_INPUT'],
    [ana, { first: 51 }, 'BAD_USER_INPUT'],
    [ana, { first: 2, after: 'x' }, 'BAD_USER_INPUT'],
    [ana, { first: 2, after: Buffer.from('["now","A",-1]').toString('base64url') }, 'BAD_USER_INPUT'],
    [
      ana,
      { first: 2, after: Buffer.from('["2026-01-01T00:00:00Z","A",10001]').toString('base64url') },
      'BAD_USER_INPUT',
    ],
  ])('rejects %j with %j (ORDERS-19, ORDERS-26)', async (identity, variables, code) => {
    expect((await execute(identity, ordersQuery, variables)).codes).toEqual([code]);
  });

  it.each(['platform', 'management'] as const)(
    'fails with UPSTREAM_UNAVAILABLE while the %s is down (ORDERS-10)',
    async (upstream) => {
      running.upstreams.unavailable.add(upstream);
      expect((await execute(ana, ordersQuery, { first: 2 })).codes).toEqual(['UPSTREAM_UNAVAILABLE']);
    },
  );
});
