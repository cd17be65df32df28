import type { Caller } from '@tarima/service-kit/caller';
import { beforeEach, describe, expect, it } from 'vitest';
import { ana, guest, marcus, setUpSubgraph } from '../testing/subgraph.ts';

const { running, execute } = setUpSubgraph();

describe('cancelOrder', () => {
  const mutation = `mutation($n: ID!) { cancelOrder(input: { orderNumber: $n }) {
    __typename
    ... on UserError { code message }
    ... on CancelOrderSuccess { order { orderNumber statusCode isCancellable isCancellationRequested total { centAmount } } }
  } }`;
  const cancelOrder = async (identity: Caller['identity'], n: string) =>
    (await execute(identity, mutation, { n })).data.cancelOrder;
  const setStatus = (status: string) => {
    for (const order of running.upstreams.managedOrders) order.MaxFulfillmentStatusId = status;
  };
  const countCancelRequests = () => running.upstreams.requests.filter((request) => request.endsWith('/cancel')).length;

  beforeEach(() => running.upstreams.addOrder('A1', 0, { customerId: 'c-ana' }));

  it('sends one request for repeated commands (ORDERS-49, ORDERS-51)', async () => {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect(await cancelOrder(ana, 'A1')).toEqual({
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
    expect(countCancelRequests()).toBe(1);
  });

  it('sends the membership number, the order number and the country of the order (ORDERS-48)', async () => {
    running.upstreams.addOrder('P1', 1, { customerId: 'c-ana', country: 'PA' });
    await cancelOrder(ana, 'P1');
    expect(running.upstreams.cancellations).toEqual([
      { orderNumber: 'P1', membership: '64011045120001', country: 'PA' },
    ]);
  });

  it('rejects an order whose status is not configured as cancellable (ORDERS-44, ORDERS-52)', async () => {
    setStatus('7000');
    expect(await cancelOrder(ana, 'A1')).toMatchObject({
      __typename: 'OrderNotCancellable',
      code: 'ORDER_NOT_CANCELLABLE',
    });
    expect(countCancelRequests()).toBe(0);
  });

  it('rejects an order that order management does not have yet (ORDERS-44, ORDERS-53)', async () => {
    running.upstreams.managedOrders.pop();
    expect(await cancelOrder(ana, 'A1')).toMatchObject({ __typename: 'OrderNotCancellable', code: 'ORDER_NOT_READY' });
    expect(countCancelRequests()).toBe(0);
  });

  it('fails with UPSTREAM_UNAVAILABLE while order management is down (ORDERS-9, ORDERS-53)', async () => {
    running.upstreams.unavailable.add('management');
    const { data, codes } = await execute(ana, mutation, { n: 'A1' });
    expect([data?.cancelOrder, codes]).toEqual([undefined, ['UPSTREAM_UNAVAILABLE']]);
    expect(countCancelRequests()).toBe(0);
  });

  it('rejects an order that order management refuses to cancel (ORDERS-52)', async () => {
    setStatus('3000');
    expect(await cancelOrder(ana, 'A1')).toMatchObject({ code: 'ORDER_NOT_CANCELLABLE' });
    expect(countCancelRequests()).toBe(1);
  });

  it('rejects an order that order management does not have for the membership yet (ORDERS-53)', async () => {
    for (const order of running.upstreams.managedOrders) order.CustomerId = null;
    expect(await cancelOrder(ana, 'A1')).toMatchObject({ code: 'ORDER_NOT_READY' });
    expect(countCancelRequests()).toBe(1);
  });

  it("rejects a guest's order for the member whose number the guest entered, and for the guest after signing in (ORDERS-46)", async () => {
    running.upstreams.addOrder('G1', 1, { anonymousId: 'g1' });
    expect(await cancelOrder(ana, 'G1')).toMatchObject({ __typename: 'OrderNotFound', code: 'ORDER_NOT_FOUND' });
    const signedInGuest = { ...ana, guestId: 'g1' } as Caller['identity'];
    expect(await cancelOrder(signedInGuest, 'G1')).toMatchObject({ code: 'ORDER_NOT_CANCELLABLE' });
    const details = await execute(signedInGuest, '{ order(orderNumber: "G1") { isCancellable } }');
    expect(details.data.order).toEqual({ isCancellable: false });
    expect(countCancelRequests()).toBe(0);
  });

  it('gives another member ORDER_NOT_FOUND and a guest UNAUTHENTICATED (ORDERS-45, ORDERS-54)', async () => {
    expect(await cancelOrder(marcus, 'A1')).toEqual(await cancelOrder(marcus, 'A2'));
    expect(await cancelOrder(marcus, 'A1')).toMatchObject({ __typename: 'OrderNotFound', code: 'ORDER_NOT_FOUND' });
    expect((await execute(guest, mutation, { n: 'A1' })).codes).toEqual(['UNAUTHENTICATED']);
    expect(countCancelRequests()).toBe(0);
  });
});
