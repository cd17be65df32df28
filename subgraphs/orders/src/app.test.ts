import { type Caller, signCaller } from '@tarima/service-kit/caller';
import type { ConfigurationSource } from '@tarima/service-kit/configuration';
import type { GlobalConfiguration } from '@tarima/service-kit/configuration-schema';
import { createLogger } from '@tarima/service-kit/logger';
import type { Subgraph } from '@tarima/service-kit/subgraph';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOrders } from './app.ts';
import { parseOrdersEnv } from './env.ts';
import { membershipNumber, startUpstreams, type Upstreams } from './testing/upstreams.ts';

const secret = 'a secret of the tests, long enough';
const configuration = {
  global: () =>
    ({ orders: { cancellableStatuses: ['1000', '2000', '3000'], purchasesWindowMonths: 12 } }) as GlobalConfiguration,
} as ConfigurationSource;

const ana: Caller['identity'] = { kind: 'member', subject: 'sub-ana', membershipNumber };
const marcus: Caller['identity'] = { kind: 'member', subject: 'sub-marcus', membershipNumber: '72012208710001' };
const guest: Caller['identity'] = { kind: 'guest', guestId: 'g1' };
const anonymous: Caller['identity'] = { kind: 'anonymous' };
const partner: Caller['identity'] = { kind: 'partner', clientId: 'p', scopes: ['orders:read'] };

let upstreams: Upstreams;
let orders: Subgraph;

beforeEach(async () => {
  upstreams = await startUpstreams();
  upstreams.customers.set(membershipNumber, 'c-ana');
  orders = await createOrders({
    env: parseOrdersEnv({
      CALLER_SECRET: secret,
      COMMERCE_API_URL: upstreams.url,
      COMMERCE_CLIENT_ID: 'client',
      COMMERCE_CLIENT_SECRET: 'secret',
      CONTENT_URL: upstreams.url,
      CONFIGURATION_CACHE_FILE: '/nowhere',
      ORDER_MANAGEMENT_URL: upstreams.url,
      ORDER_MANAGEMENT_API_KEY: 'key',
      ORDER_LOOK_UPS_PER_MINUTE: '5',
    }),
    logger: createLogger({ name: 'orders', level: 'silent' }),
    configuration,
  });
});
afterEach(async () => {
  await orders.close();
  await upstreams.close();
});

async function ask(identity: Caller['identity'], query: string, variables: Record<string, unknown> = {}) {
  const caller: Caller = { identity, market: 'CR', language: 'es', requestId: 'request-1', clientIp: '192.0.2.1' };
  const { data, errors } = await orders.execute({ query, variables, caller: signCaller(caller, 'orders', secret) });
  return { data: structuredClone(data) as Record<string, never>, codes: errors?.map((error) => error.extensions.code) };
}

const one = 'query($n: ID!, $email: String) { order(orderNumber: $n, email: $email) { orderNumber } }';
const found = async (identity: Caller['identity'], n: string, email?: string) =>
  (await ask(identity, one, { n, email })).data.order !== null;

describe('an order', () => {
  it('is shown with everything, in the language of the request', async () => {
    upstreams.addOrder('A1', 0, { customerId: 'c-ana' });
    const { data, codes } = await ask(
      ana,
      `{ order(orderNumber: "A1") {
        statusCode statusLabel stage itemCount isCancellable isCancellationRequested deliveryMethod email
        subtotal { centAmount } serviceFee { centAmount } shipping { centAmount } tax { centAmount }
        total { centAmount currency fractionDigits } club { key } address { alias streetText } payment { lastDigits }
        lines { id name slug isReorderable variant { sku } image { card } }
      } }`,
    );
    expect(codes).toBeUndefined();
    expect(data.order).toEqual({
      statusCode: '2000',
      statusLabel: 'Productos reservados',
      stage: 'OPEN',
      itemCount: 3,
      isCancellable: true,
      isCancellationRequested: false,
      deliveryMethod: 'DELIVERY',
      email: 'ana@tarima.test',
      subtotal: { centAmount: 1_600_000 },
      serviceFee: { centAmount: 125_000 },
      shipping: { centAmount: 300_000 },
      tax: { centAmount: 232_965 },
      total: { centAmount: 2_025_000, currency: 'CRC', fractionDigits: 2 },
      club: { key: '6402' },
      address: { alias: 'Casa', streetText: 'Calle Los Laureles, casa 14' },
      payment: { lastDigits: '1091' },
      lines: [
        {
          id: 'line-rice',
          name: 'Arroz, 9 kg',
          slug: 'arroz',
          isReorderable: true,
          variant: { sku: '110101-1' },
          image: { card: 'http://media.test/p/rice/320.webp' },
        },
        {
          id: 'line-tomato',
          name: 'Tomate, aprox. 2 kg',
          slug: 'tomate',
          isReorderable: false,
          variant: { sku: '120107-1' },
          image: null,
        },
      ],
    });
  });

  it.each(['has it not yet', 'is down'])('is received while order management %s', async (what) => {
    upstreams.addOrder('A1', 0, { anonymousId: 'g1' });
    upstreams.managed.pop();
    if (what === 'is down') upstreams.down.add('management');
    const { data } = await ask(guest, '{ order(orderNumber: "A1") { statusCode isCancellable total { centAmount } } }');
    expect(data.order).toEqual({ statusCode: '1000', isCancellable: false, total: { centAmount: 2_025_000 } });
  });

  it('is told to be out of reach while the platform is', async () => {
    upstreams.addOrder('A1', 0, { customerId: 'c-ana' });
    upstreams.down.add('platform');
    const { data, codes } = await ask(ana, one, { n: 'A1' });
    expect([data.order, codes]).toEqual([null, ['UPSTREAM_UNAVAILABLE']]);
  });

  it("is as if missing for everybody else, also through an entity's reference", async () => {
    upstreams.customers.set(marcus.kind === 'member' ? marcus.membershipNumber : '', 'c-marcus');
    upstreams.addOrder('A1', 0, { customerId: 'c-ana' });
    upstreams.addOrder('G1', 1, { anonymousId: 'g1' });
    const reference = async (identity: Caller['identity'], orderNumber: string) => {
      const query = 'query($r: [_Any!]!) { _entities(representations: $r) { ... on Order { orderNumber } } }';
      return (await ask(identity, query, { r: [{ __typename: 'Order', orderNumber }] })).data._entities;
    };
    expect([await found(ana, 'A1'), await found(guest, 'G1')]).toEqual([true, true]);
    expect(await reference(ana, 'A1')).toEqual([{ orderNumber: 'A1' }]);
    for (const [identity, n] of [
      [marcus, 'A1'],
      [marcus, 'G1'],
      [guest, 'A1'],
      [{ kind: 'guest', guestId: 'g2' }, 'G1'],
      [anonymous, 'A1'],
      [ana, 'A2'],
    ] as const) {
      expect([await found(identity, n), await reference(identity, n)]).toEqual([false, [null]]);
    }
  });

  it("opens to anybody with a guest's number and e-mail, few times a minute", async () => {
    upstreams.addOrder('A1', 0, { customerId: 'c-ana' });
    upstreams.addOrder('G1', 1, { anonymousId: 'g1', customerEmail: 'Gil@tarima.test' });
    expect(await found(anonymous, 'G1', 'gil@tarima.test ')).toBe(true);
    expect(await found(anonymous, 'G1', 'eve@tarima.test')).toBe(false);
    expect(await found(anonymous, 'A1', 'ana@tarima.test')).toBe(false);
    expect(await found({ kind: 'guest', guestId: 'g2' }, 'G2', 'gil@tarima.test')).toBe(false);
    expect(await found(marcus, 'G1', 'gil@tarima.test')).toBe(true);
    await found(anonymous, 'G1', 'eve@tarima.test');
    expect((await ask(anonymous, one, { n: 'G1', email: 'gil@tarima.test' })).codes).toEqual(['TOO_MANY_REQUESTS']);
    expect(await found(guest, 'G1', 'gil@tarima.test')).toBe(true);
  });

  it('opens to a partner with the scope only', async () => {
    upstreams.addOrder('G1', 0, { anonymousId: 'g1' });
    const other: Caller['identity'] = { kind: 'partner', clientId: 'p', scopes: ['catalog:read'] };
    expect((await ask(other, one, { n: 'G1', email: 'ana@tarima.test' })).codes).toEqual(['FORBIDDEN']);
    expect(await found(partner, 'G1', 'ana@tarima.test')).toBe(true);
    expect(await found(partner, 'G1')).toBe(false);
  });

  it.each(['', 'x', '../api/orders/A1', 'A 1', "A1'", 'A'.repeat(37)])('is not asked for as %j', async (n) => {
    expect(await found(ana, n)).toBe(false);
    expect(upstreams.calls.filter((call) => call.includes('orders'))).toEqual([]);
  });
});

describe("a member's orders", () => {
  const list = `query($first: Int!, $after: String) { orders(first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { cursor } nodes { orderNumber statusCode }
  } }`;

  it('come page by page out of both upstreams, newest first', async () => {
    for (let minute = 0; minute < 5; minute += 1) upstreams.addOrder(`A${minute}`, minute, { customerId: 'c-ana' });
    upstreams.addOrder('OTHER', 9, { customerId: 'c-other' });
    upstreams.managed.splice(4, 2);
    upstreams.bought.splice(0, 1);

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
      upstreams.addOrder(`B${seen.length}`, 20 + seen.length, { customerId: 'c-ana' });
      upstreams.addOrder(`C${seen.length}`, 21 + seen.length, { customerId: 'c-ana' });
    }
    expect(seen).toEqual(['A4', 'A3', 'A2', 'A1', 'A0']);
  });

  it('hold a status that a search does not have yet', async () => {
    upstreams.addOrder('A1', 0, { customerId: 'c-ana' });
    for (const order of upstreams.managed) order.CustomerId = null;
    const { data } = await ask(ana, list, { first: 2 });
    expect(data.orders).toMatchObject({ totalCount: 1, nodes: [{ orderNumber: 'A1', statusCode: '2000' }] });
  });

  it('are of the configured months', async () => {
    upstreams.addOrder('OLD', -13 * 31 * 24 * 60, { customerId: 'c-ana' });
    expect((await ask(ana, list, { first: 2 })).data.orders).toMatchObject({ totalCount: 0, nodes: [] });
  });

  it('are of a member whom the platform does not know, too', async () => {
    upstreams.customers.clear();
    upstreams.addOrder('A1', 0, { customerId: 'c-ana' });
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
  ])('are refused to %j for %j', async (identity, variables, code) => {
    expect((await ask(identity, list, variables)).codes).toEqual([code]);
  });

  it.each(['platform', 'management'] as const)('are told to be out of reach while the %s is', async (upstream) => {
    upstreams.down.add(upstream);
    expect((await ask(ana, list, { first: 2 })).codes).toEqual(['UPSTREAM_UNAVAILABLE']);
  });
});

describe('cancelling', () => {
  const cancel = `mutation($n: ID!) { cancelOrder(input: { orderNumber: $n }) {
    __typename
    ... on UserError { code message }
    ... on CancelOrderSuccess { order { orderNumber statusCode isCancellable isCancellationRequested total { centAmount } } }
  } }`;
  const cancelled = async (identity: Caller['identity'], n: string) =>
    (await ask(identity, cancel, { n })).data.cancelOrder;
  const setStatus = (status: string) => {
    for (const order of upstreams.managed) order.MaxFulfillmentStatusId = status;
  };
  const asked = () => upstreams.calls.filter((call) => call.endsWith('/cancel')).length;

  beforeEach(() => upstreams.addOrder('A1', 0, { customerId: 'c-ana' }));

  it('is asked for once, however often it is sent', async () => {
    for (let time = 0; time < 2; time += 1) {
      expect(await cancelled(ana, 'A1')).toEqual({
        __typename: 'CancelOrderSuccess',
        order: {
          orderNumber: 'A1',
          statusCode: 'PENDING_CANCEL_ORDER',
          isCancellable: false,
          isCancellationRequested: true,
          total: { centAmount: 2_025_000 },
        },
      });
    }
    expect(asked()).toBe(1);
  });

  it('is refused by the configured list', async () => {
    setStatus('7000');
    expect(await cancelled(ana, 'A1')).toMatchObject({
      __typename: 'OrderNotCancellable',
      code: 'ORDER_NOT_CANCELLABLE',
    });
    expect(asked()).toBe(0);
  });

  it('has to wait until order management has the order', async () => {
    upstreams.managed.pop();
    expect(await cancelled(ana, 'A1')).toMatchObject({ __typename: 'OrderNotCancellable', code: 'ORDER_NOT_READY' });
    expect(asked()).toBe(0);
  });

  it('is up to order management in the end', async () => {
    setStatus('3000');
    expect(await cancelled(ana, 'A1')).toMatchObject({ code: 'ORDER_NOT_CANCELLABLE' });
    expect(asked()).toBe(1);
  });

  it('has to wait, too, for an order that is not known to be of the membership', async () => {
    for (const order of upstreams.managed) order.CustomerId = null;
    expect(await cancelled(ana, 'A1')).toMatchObject({ code: 'ORDER_NOT_READY' });
    expect(asked()).toBe(1);
  });

  it("is the member's alone", async () => {
    expect(await cancelled(marcus, 'A1')).toEqual(await cancelled(marcus, 'A2'));
    expect(await cancelled(marcus, 'A1')).toMatchObject({ __typename: 'OrderNotFound', code: 'ORDER_NOT_FOUND' });
    expect((await ask(guest, cancel, { n: 'A1' })).codes).toEqual(['UNAUTHENTICATED']);
    expect(asked()).toBe(0);
  });
});
