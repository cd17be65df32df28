import { afterAll, expect, it } from 'vitest';
import { createRegisteredRequest, orderDocument, post, startSubgraphs } from './testing/gateways.ts';

const { startGateway, close } = await startSubgraphs();
afterAll(close);

it('reads the refunds of an order from the payments subgraph with the grant of the orders subgraph (PAYMENTS-205)', async () => {
  const gateway = await startGateway({});
  expect((await post(gateway, createRegisteredRequest(orderDocument))).body).toEqual({
    data: { order: { orderNumber: 'CR-1', itemCount: 3, refunds: [{ id: 'refund with grant' }] } },
  });
});

it('returns an order without its refunds while the payments subgraph is down (ORDERS-250)', async () => {
  // No service listens on port 9.
  const gateway = await startGateway({ PAYMENTS_URL: 'http://127.0.0.1:9' }, ['payments']);
  expect(await post(gateway, createRegisteredRequest(orderDocument))).toMatchObject({
    status: 200,
    body: {
      data: { order: { orderNumber: 'CR-1', itemCount: 3, refunds: null } },
      errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
    },
  });
});
