import type { Caller } from '@tarima/service-kit/caller';
import { describe, expect, it } from 'vitest';
import { ana, anonymous, freshWorld, guest, marcus, partner } from './testing/service.ts';

const { world, ask } = freshWorld();

const one = 'query($n: ID!, $email: String) { order(orderNumber: $n, email: $email) { orderNumber } }';
const found = async (identity: Caller['identity'], n: string, email?: string) =>
  (await ask(identity, one, { n, email })).data.order !== null;

describe('an order', () => {
  it('is shown with everything, in the language of the request (ORDERS-1, ORDERS-4, ORDERS-6, ORDERS-59)', async () => {
    world.upstreams.addOrder('A1', 0, { customerId: 'c-ana' });
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

  it.each(['has it not yet', 'is down'])('is received while order management %s (ORDERS-9)', async (what) => {
    world.upstreams.addOrder('A1', 0, { anonymousId: 'g1' });
    world.upstreams.managed.pop();
    if (what === 'is down') world.upstreams.down.add('management');
    const { data } = await ask(guest, '{ order(orderNumber: "A1") { statusCode isCancellable total { centAmount } } }');
    expect(data.order).toEqual({ statusCode: '1000', isCancellable: false, total: { centAmount: 2_025_000 } });
  });

  it('fails while the platform does not answer (ORDERS-10)', async () => {
    world.upstreams.addOrder('A1', 0, { customerId: 'c-ana' });
    world.upstreams.down.add('platform');
    const { data, codes } = await ask(ana, one, { n: 'A1' });
    expect([data.order, codes]).toEqual([null, ['UPSTREAM_UNAVAILABLE']]);
  });

  it("is as if missing for everybody else, also through an entity's reference (ORDERS-17)", async () => {
    world.upstreams.customers.set(marcus.kind === 'member' ? marcus.membershipNumber : '', 'c-marcus');
    world.upstreams.addOrder('A1', 0, { customerId: 'c-ana' });
    world.upstreams.addOrder('G1', 1, { anonymousId: 'g1' });
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

  it("is not the member's whose number a guest typed, also in order management (ORDERS-13)", async () => {
    const custom = { type: { typeId: 'type', id: 'w' }, fields: { membership_number: '64011045120001' } } as never;
    world.upstreams.addOrder('G1', 0, { anonymousId: 'g1', customerEmail: 'gil@tarima.test', custom });
    expect([await found(ana, 'G1'), await found(guest, 'G1')]).toEqual([false, true]);
    expect(await found(ana, 'G1', 'gil@tarima.test')).toBe(true);
  });

  it("opens to anybody with a guest's number and e-mail, few times a minute (ORDERS-14, ORDERS-15, ORDERS-16)", async () => {
    world.upstreams.addOrder('A1', 0, { customerId: 'c-ana' });
    world.upstreams.addOrder('G1', 1, { anonymousId: 'g1', customerEmail: 'Gil@tarima.test' });
    expect(await found(anonymous, 'G1', 'gil@tarima.test ')).toBe(true);
    expect(await found(anonymous, 'G1', 'eve@tarima.test')).toBe(false);
    expect(await found(anonymous, 'A1', 'ana@tarima.test')).toBe(false);
    expect(await found({ kind: 'guest', guestId: 'g2' }, 'G2', 'gil@tarima.test')).toBe(false);
    expect(await found(marcus, 'G1', 'gil@tarima.test')).toBe(true);
    await found(anonymous, 'G1', 'eve@tarima.test');
    expect((await ask(anonymous, one, { n: 'G1', email: 'gil@tarima.test' })).codes).toEqual(['TOO_MANY_REQUESTS']);
    expect(await found(guest, 'G1', 'gil@tarima.test')).toBe(true);
  });

  it('opens to a partner with the scope only (ORDERS-20)', async () => {
    world.upstreams.addOrder('G1', 0, { anonymousId: 'g1' });
    const other: Caller['identity'] = { kind: 'partner', clientId: 'p', scopes: ['catalog:read'] };
    expect((await ask(other, one, { n: 'G1', email: 'ana@tarima.test' })).codes).toEqual(['FORBIDDEN']);
    expect(await found(partner, 'G1', 'ana@tarima.test')).toBe(true);
    expect(await found(partner, 'G1')).toBe(false);
  });

  it.each(['', 'x', '../api/orders/A1', 'A 1', "A1'", 'A'.repeat(37)])('is not read as %j (ORDERS-18)', async (n) => {
    expect(await found(ana, n)).toBe(false);
    expect(world.upstreams.calls.filter((call) => call.includes('orders'))).toEqual([]);
  });
});
