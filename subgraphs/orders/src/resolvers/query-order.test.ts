import { createTicketDetails } from '@tarima/markets/invoicing/rules';
import type { Caller } from '@tarima/service-kit/caller';
import { describe, expect, it } from 'vitest';
import { ana, anonymous, guest, marcus, partner, setUpSubgraph } from '../testing/subgraph.ts';
import { createPlatformOrder } from '../upstream/commerce/fixtures/order.ts';

const { running, execute } = setUpSubgraph();

const orderQuery = 'query($n: ID!, $email: String) { order(orderNumber: $n, email: $email) { orderNumber } }';
const isFound = async (identity: Caller['identity'], n: string, email?: string) =>
  (await execute(identity, orderQuery, { n, email })).data.order !== null;

describe('Query.order', () => {
  it('returns all fields in the language of the request (ORDERS-1, ORDERS-4, ORDERS-6, ORDERS-59)', async () => {
    running.upstreams.addOrder('A1', 0, { customerId: 'c-ana' });
    const { data, codes } = await execute(
      ana,
      `{ order(orderNumber: "A1") {
        statusCode isStatusKnown statusLabel stage itemCount isCancellable isCancellationRequested deliveryMethod email
        subtotal { centAmount } serviceFee { centAmount } deliveryCharge { centAmount } tax { centAmount }
        total { centAmount currency fractionDigits } fulfillmentClub { key } deliveryAddress { alias streetText } payment { lastDigits }
        lines { id name slug isReorderable variant { sku } image { card } }
      } }`,
    );
    expect(codes).toBeUndefined();
    expect(data.order).toEqual({
      statusCode: '2000',
      isStatusKnown: true,
      statusLabel: 'Productos reservados',
      stage: 'OPEN',
      itemCount: 3,
      isCancellable: true,
      isCancellationRequested: false,
      deliveryMethod: 'DELIVERY',
      email: 'ana@tarima.test',
      subtotal: { centAmount: 1_600_000 },
      serviceFee: { centAmount: 125_000 },
      deliveryCharge: { centAmount: 300_000 },
      tax: { centAmount: 232_965 },
      total: { centAmount: 2_025_000, currency: 'CRC', fractionDigits: 2 },
      fulfillmentClub: { key: '6402' },
      deliveryAddress: { alias: 'Casa', streetText: 'Calle Los Laureles, casa 14' },
      payment: { lastDigits: '1091' },
      lines: [
        {
          id: 'line-rice',
          name: 'Arroz, 9 kg',
          slug: 'arroz',
          isReorderable: true,
          variant: { sku: '110101-1' },
          image: { card: 'http://media.test/p/rice/320.webp?quality=60' },
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

  it.each([
    [
      {
        ...createTicketDetails('CR', 'CF', 'es'),
        idType: 'CJ',
        identification: '3101123456',
        name: 'Soda Ana',
        invoicingEnabled: true,
        fiscalEnable: true,
      },
      {
        typeLabel: 'Cédula jurídica',
        isNamed: true,
        hasFiscalCredit: true,
        identification: '3101123456',
        name: 'Soda Ana',
        email: null,
      },
    ],
    [
      createTicketDetails('CR', 'ET', 'es', 'ana@tarima.test'),
      {
        typeLabel: 'Tiquete electrónico',
        isNamed: false,
        hasFiscalCredit: false,
        identification: null,
        name: null,
        email: 'ana@tarima.test',
      },
    ],
    [undefined, null],
  ])('shows who an order is invoiced to: %o (INVOICING-110)', async (details, invoice) => {
    const { custom } = createPlatformOrder('A1', '2026-11-20T12:00:00.000Z');
    const fields = { ...custom.fields, ...(details ? { electronic_invoice: JSON.stringify(details) } : {}) };
    running.upstreams.addOrder('A1', 0, { anonymousId: 'g1', custom: { ...custom, fields } });
    const { data } = await execute(
      guest,
      '{ order(orderNumber: "A1") { invoice { typeLabel isNamed hasFiscalCredit identification name email } } }',
    );
    expect(data.order).toEqual({ invoice });
  });

  it.each(['does not have it yet', 'is unavailable'])(
    'returns an order as received while order management %s (ORDERS-9)',
    async (condition) => {
      running.upstreams.addOrder('A1', 0, { anonymousId: 'g1' });
      running.upstreams.managedOrders.pop();
      if (condition === 'is unavailable') running.upstreams.unavailable.add('management');
      const { data } = await execute(
        guest,
        '{ order(orderNumber: "A1") { statusCode isStatusKnown isCancellable total { centAmount } } }',
      );
      expect(data.order).toEqual({
        statusCode: '1000',
        isStatusKnown: false,
        isCancellable: false,
        total: { centAmount: 2_025_000 },
      });
    },
  );

  it('fails with UPSTREAM_UNAVAILABLE while the platform is down (ORDERS-10)', async () => {
    running.upstreams.addOrder('A1', 0, { customerId: 'c-ana' });
    running.upstreams.unavailable.add('platform');
    const { data, codes } = await execute(ana, orderQuery, { n: 'A1' });
    expect([data.order, codes]).toEqual([null, ['UPSTREAM_UNAVAILABLE']]);
  });

  it("returns null for another shopper's order, also as an entity (ORDERS-17)", async () => {
    running.upstreams.customerIds.set(marcus.kind === 'member' ? marcus.membershipNumber : '', 'c-marcus');
    running.upstreams.addOrder('A1', 0, { customerId: 'c-ana' });
    running.upstreams.addOrder('G1', 1, { anonymousId: 'g1' });
    const fetchEntity = async (identity: Caller['identity'], orderNumber: string) => {
      const query = 'query($r: [_Any!]!) { _entities(representations: $r) { ... on Order { orderNumber } } }';
      return (await execute(identity, query, { r: [{ __typename: 'Order', orderNumber }] })).data._entities;
    };
    expect([await isFound(ana, 'A1'), await isFound(guest, 'G1')]).toEqual([true, true]);
    expect(await fetchEntity(ana, 'A1')).toEqual([{ orderNumber: 'A1' }]);
    for (const [identity, n] of [
      [marcus, 'A1'],
      [marcus, 'G1'],
      [guest, 'A1'],
      [{ kind: 'guest', guestId: 'g2' }, 'G1'],
      [anonymous, 'A1'],
      [ana, 'A2'],
    ] as const) {
      expect([await isFound(identity, n), await fetchEntity(identity, n)]).toEqual([false, [null]]);
    }
  });

  it("returns null for a guest's order to the member whose number the guest entered (ORDERS-13)", async () => {
    const custom = { type: { typeId: 'type', id: 'w' }, fields: { membership_number: '64011045120001' } } as never;
    running.upstreams.addOrder('G1', 0, { anonymousId: 'g1', customerEmail: 'gil@tarima.test', custom });
    expect([await isFound(ana, 'G1'), await isFound(guest, 'G1')]).toEqual([false, true]);
    expect(await isFound(ana, 'G1', 'gil@tarima.test')).toBe(true);
  });

  it("returns a guest's order for its number and email, with a limit per minute (ORDERS-14, ORDERS-15, ORDERS-16)", async () => {
    running.upstreams.addOrder('A1', 0, { customerId: 'c-ana' });
    running.upstreams.addOrder('G1', 1, { anonymousId: 'g1', customerEmail: 'Gil@tarima.test' });
    expect(await isFound(anonymous, 'G1', 'gil@tarima.test ')).toBe(true);
    expect(await isFound(anonymous, 'G1', 'eve@tarima.test')).toBe(false);
    expect(await isFound(anonymous, 'A1', 'ana@tarima.test')).toBe(false);
    expect(await isFound({ kind: 'guest', guestId: 'g2' }, 'G2', 'gil@tarima.test')).toBe(false);
    expect(await isFound(marcus, 'G1', 'gil@tarima.test')).toBe(true);
    await isFound(anonymous, 'G1', 'eve@tarima.test');
    await isFound(anonymous, 'G1', 'eve@tarima.test');
    expect((await execute(anonymous, orderQuery, { n: 'G1', email: 'gil@tarima.test' })).codes).toEqual([
      'TOO_MANY_REQUESTS',
    ]);
    expect(await isFound(guest, 'G1', 'gil@tarima.test')).toBe(true);
  });

  it('does not limit lookups that find their order (ORDERS-16, ORDERS-357)', async () => {
    running.upstreams.addOrder('G1', 0, { anonymousId: 'g1', customerEmail: 'gil@tarima.test' });
    for (let lookup = 0; lookup < 20; lookup += 1) {
      expect(await isFound(anonymous, 'G1', 'gil@tarima.test')).toBe(true);
    }
  });

  it('does not limit lookups that fail while the platform is down (ORDERS-10, ORDERS-16)', async () => {
    running.upstreams.addOrder('G1', 0, { anonymousId: 'g1', customerEmail: 'gil@tarima.test' });
    running.upstreams.unavailable.add('platform');
    for (let lookup = 0; lookup < 6; lookup += 1) {
      const { codes } = await execute(anonymous, orderQuery, { n: 'G1', email: 'gil@tarima.test' });
      expect(codes).toEqual(['UPSTREAM_UNAVAILABLE']);
    }
    running.upstreams.unavailable.clear();
    expect(await isFound(anonymous, 'G1', 'gil@tarima.test')).toBe(true);
  });

  it('limits lookups in parallel with a wrong email (ORDERS-16)', async () => {
    running.upstreams.addOrder('G1', 0, { anonymousId: 'g1', customerEmail: 'gil@tarima.test' });
    const guess = () => execute(anonymous, orderQuery, { n: 'G1', email: 'eve@tarima.test' });
    const results = await Promise.all(Array.from({ length: 12 }, guess));
    expect(results.filter(({ codes }) => codes?.includes('TOO_MANY_REQUESTS'))).toHaveLength(7);
  });

  it('needs the scope and the email from a partner (ORDERS-20)', async () => {
    running.upstreams.addOrder('G1', 0, { anonymousId: 'g1' });
    const partnerWithoutScope: Caller['identity'] = { kind: 'partner', clientId: 'p', scopes: ['catalog:read'] };
    expect((await execute(partnerWithoutScope, orderQuery, { n: 'G1', email: 'ana@tarima.test' })).codes).toEqual([
      'FORBIDDEN',
    ]);
    expect(await isFound(partner, 'G1', 'ana@tarima.test')).toBe(true);
    expect(await isFound(partner, 'G1')).toBe(false);
  });

  it.each(['', 'x', '../api/orders/A1', 'A 1', "A1'", 'A'.repeat(37)])(
    'returns null for %j without a request for an order (ORDERS-18)',
    async (n) => {
      expect(await isFound(ana, n)).toBe(false);
      expect(running.upstreams.requests.filter((request) => request.includes('orders'))).toEqual([]);
    },
  );
});
