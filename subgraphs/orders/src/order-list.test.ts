import { describe, expect, it } from 'vitest';
import { ana, anonymous, freshWorld, guest, partner } from './testing/service.ts';

const { world, ask } = freshWorld();

describe("a member's orders", () => {
  const list = `query($first: Int!, $after: String) { orders(first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { cursor } nodes { orderNumber statusCode }
  } }`;

  it('come page by page out of both upstreams, newest first (ORDERS-21, ORDERS-24, ORDERS-25)', async () => {
    for (let minute = 0; minute < 5; minute += 1)
      world.upstreams.addOrder(`A${minute}`, minute, { customerId: 'c-ana' });
    world.upstreams.addOrder('OTHER', 9, { customerId: 'c-other' });
    world.upstreams.managed.splice(4, 2);
    world.upstreams.bought.splice(0, 1);

    const { data, codes } = await ask(ana, list, { first: 2 });
    expect(codes).toBeUndefined();
    expect(data.orders).toMatchObject({
      totalCount: 5,
      nodes: [
        { orderNumber: 'A4', statusCode: '1000' },
        { orderNumber: 'A3', statusCode: '2000' },
      ],
      pageInfo: { hasNextPage: true },
    });
    const seen: string[] = [];
    for (let after: string | null = null; ; ) {
      const page = (await ask(ana, list, { first: 2, after })).data as never as {
        orders: { nodes: { orderNumber: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
      };
      seen.push(...page.orders.nodes.map(({ orderNumber }) => orderNumber));
      if (!page.orders.pageInfo.hasNextPage) break;
      after = page.orders.pageInfo.endCursor;
      // Orders that come in meanwhile neither repeat nor hide those further down.
      world.upstreams.addOrder(`B${seen.length}`, 20 + seen.length, { customerId: 'c-ana' });
      world.upstreams.addOrder(`C${seen.length}`, 21 + seen.length, { customerId: 'c-ana' });
    }
    expect(seen).toEqual(['A4', 'A3', 'A2', 'A1', 'A0']);
  });

  it('hold a status that a search does not have yet (ORDERS-24)', async () => {
    world.upstreams.addOrder('A1', 0, { customerId: 'c-ana' });
    for (const order of world.upstreams.managed) order.CustomerId = null;
    const { data } = await ask(ana, list, { first: 2 });
    expect(data.orders).toMatchObject({ totalCount: 1, nodes: [{ orderNumber: 'A1', statusCode: '2000' }] });
  });

  it("leave out guests' orders that were placed with the member's number, page by page (ORDERS-13)", async () => {
    const membership = { type: { typeId: 'type', id: 'w' }, fields: { membership_number: '64011045120001' } } as never;
    world.upstreams.addOrder('A0', 0, { customerId: 'c-ana' });
    for (let minute = 1; minute < 6; minute += 1) {
      world.upstreams.addOrder(`G${minute}`, minute, { anonymousId: `g${minute}`, custom: membership });
    }
    world.upstreams.addOrder('OLD', -60, {});
    world.upstreams.bought.pop();
    const { data } = await ask(ana, list, { first: 10 });
    expect(data.orders).toMatchObject({ totalCount: 2, nodes: [{ orderNumber: 'A0' }, { orderNumber: 'OLD' }] });

    // The newest pages of order management hold nothing of hers.
    const first = (await ask(ana, list, { first: 1 })).data.orders as never as { pageInfo: { endCursor: string } };
    expect(first).toMatchObject({ nodes: [{ orderNumber: 'A0' }], pageInfo: { hasNextPage: true } });
    const second = (await ask(ana, list, { first: 1, after: first.pageInfo.endCursor })).data.orders;
    expect(second).toMatchObject({ nodes: [{ orderNumber: 'OLD' }], pageInfo: { hasNextPage: false } });
  });

  it('are of the configured months (ORDERS-22)', async () => {
    world.upstreams.addOrder('OLD', -13 * 31 * 24 * 60, { customerId: 'c-ana' });
    expect((await ask(ana, list, { first: 2 })).data.orders).toMatchObject({ totalCount: 0, nodes: [] });
  });

  it('are of a member whom the platform does not know, too (ORDERS-2, ORDERS-12)', async () => {
    world.upstreams.customers.clear();
    world.upstreams.addOrder('A1', 0, {});
    // It is from before the platform.
    world.upstreams.bought.splice(0);
    expect((await ask(ana, list, { first: 2 })).data.orders).toMatchObject({ nodes: [{ orderNumber: 'A1' }] });
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
  ])('are refused to %j for %j (ORDERS-19, ORDERS-26)', async (identity, variables, code) => {
    expect((await ask(identity, list, variables)).codes).toEqual([code]);
  });

  it.each(['platform', 'management'] as const)('fail while the %s does not answer (ORDERS-10)', async (upstream) => {
    world.upstreams.down.add(upstream);
    expect((await ask(ana, list, { first: 2 })).codes).toEqual(['UPSTREAM_UNAVAILABLE']);
  });
});
