import type { Caller } from '@tarima/service-kit/caller';
import { beforeEach, describe, expect, it } from 'vitest';
import { ana, freshWorld, guest, marcus } from './testing/service.ts';

const { world, ask } = freshWorld();

describe('cancelling', () => {
  const cancel = `mutation($n: ID!) { cancelOrder(input: { orderNumber: $n }) {
    __typename
    ... on UserError { code message }
    ... on CancelOrderSuccess { order { orderNumber statusCode isCancellable isCancellationRequested total { centAmount } } }
  } }`;
  const cancelled = async (identity: Caller['identity'], n: string) =>
    (await ask(identity, cancel, { n })).data.cancelOrder;
  const setStatus = (status: string) => {
    for (const order of world.upstreams.managed) order.MaxFulfillmentStatusId = status;
  };
  const asked = () => world.upstreams.calls.filter((call) => call.endsWith('/cancel')).length;

  beforeEach(() => world.upstreams.addOrder('A1', 0, { customerId: 'c-ana' }));

  it('is asked for once, however often it is sent (ORDERS-49, ORDERS-51)', async () => {
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

  it('is requested with the membership number, and the number and country of the order (ORDERS-48)', async () => {
    world.upstreams.addOrder('P1', 1, { customerId: 'c-ana', country: 'PA' });
    await cancelled(ana, 'P1');
    expect(world.upstreams.cancellations).toEqual([{ orderNumber: 'P1', membership: '64011045120001', country: 'PA' }]);
  });

  it('is refused by the configured list (ORDERS-44, ORDERS-52)', async () => {
    setStatus('7000');
    expect(await cancelled(ana, 'A1')).toMatchObject({
      __typename: 'OrderNotCancellable',
      code: 'ORDER_NOT_CANCELLABLE',
    });
    expect(asked()).toBe(0);
  });

  it('has to wait until order management has the order (ORDERS-44, ORDERS-53)', async () => {
    world.upstreams.managed.pop();
    expect(await cancelled(ana, 'A1')).toMatchObject({ __typename: 'OrderNotCancellable', code: 'ORDER_NOT_READY' });
    expect(asked()).toBe(0);
  });

  it('is up to order management in the end (ORDERS-52)', async () => {
    setStatus('3000');
    expect(await cancelled(ana, 'A1')).toMatchObject({ code: 'ORDER_NOT_CANCELLABLE' });
    expect(asked()).toBe(1);
  });

  it('has to wait, too, for an order that is not known to be of the membership (ORDERS-53)', async () => {
    for (const order of world.upstreams.managed) order.CustomerId = null;
    expect(await cancelled(ana, 'A1')).toMatchObject({ code: 'ORDER_NOT_READY' });
    expect(asked()).toBe(1);
  });

  it("refuses a guest's order, also to the member whose number the guest typed and who knows its e-mail (ORDERS-46)", async () => {
    world.upstreams.addOrder('G1', 1, { anonymousId: 'g1' });
    expect(await cancelled(ana, 'G1')).toMatchObject({ __typename: 'OrderNotFound', code: 'ORDER_NOT_FOUND' });
    // Who placed it as a guest and signed in since sees it, and asks the club.
    const signedIn = { ...ana, guestId: 'g1' } as Caller['identity'];
    expect(await cancelled(signedIn, 'G1')).toMatchObject({ code: 'ORDER_NOT_CANCELLABLE' });
    const shown = await ask(signedIn, '{ order(orderNumber: "G1") { isCancellable } }');
    expect(shown.data.order).toEqual({ isCancellable: false });
    expect(asked()).toBe(0);
  });

  it("is the member's alone (ORDERS-45, ORDERS-54)", async () => {
    expect(await cancelled(marcus, 'A1')).toEqual(await cancelled(marcus, 'A2'));
    expect(await cancelled(marcus, 'A1')).toMatchObject({ __typename: 'OrderNotFound', code: 'ORDER_NOT_FOUND' });
    expect((await ask(guest, cancel, { n: 'A1' })).codes).toEqual(['UNAUTHENTICATED']);
    expect(asked()).toBe(0);
  });
});
