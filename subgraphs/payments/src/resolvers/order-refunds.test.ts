import type { Caller } from '@tarima/service-kit/caller';
import { createReadGrant } from '@tarima/service-kit/read-grant';
import { describe, expect, it } from 'vitest';
import { startPaymentsForEach } from '../testing/payments-graph.ts';
import { requiredSettings } from '../testing/required-settings.ts';

const { execute } = await startPaymentsForEach();

const query = `query ($representations: [_Any!]!) {
  _entities(representations: $representations) { ... on Order { refunds { id amount { centAmount } state } } } }`;
const fetchRefunds = (readGrant?: string, identity?: Caller['identity']) =>
  execute(query, { representations: [{ __typename: 'Order', orderNumber: 'CR-1', readGrant }] }, identity);
const createGrant = (id: string) => createReadGrant({ type: 'Order', id, secret: requiredSettings.CALLER_SECRET });
const createPartner = (...scopes: string[]): Caller['identity'] => ({ kind: 'partner', clientId: 'p', scopes });
const listCodes = ({ errors }: Awaited<ReturnType<typeof execute>>) => errors?.map(({ extensions }) => extensions.code);

describe('Order.refunds', () => {
  it.each<[string, Caller['identity'] | undefined]>([
    ['a guest', undefined],
    ['a partner with orders:read alone', createPartner('orders:read')],
  ])('is readable for %s with the grant of the orders subgraph (PAYMENTS-205)', async (_name, identity) => {
    const { data, errors } = await fetchRefunds(createGrant('CR-1'), identity);
    expect(errors).toBeUndefined();
    expect(data._entities).toEqual([{ refunds: [] }]);
  });

  it.each([undefined, '', createGrant('CR-2'), '9999999999.x'])(
    'is forbidden with the grant %j, also for a partner (PAYMENTS-205)',
    async (grant) => {
      expect(listCodes(await fetchRefunds(grant))).toEqual(['FORBIDDEN']);
      expect(listCodes(await fetchRefunds(grant, createPartner('orders:read')))).toEqual(['FORBIDDEN']);
    },
  );

  it.each([[['cart:write']], [['catalog:read']], [[]]])(
    'is forbidden for a partner with the scopes %j (PAYMENTS-205)',
    async (scopes) => {
      expect(listCodes(await fetchRefunds(createGrant('CR-1'), createPartner(...scopes)))).toEqual(['FORBIDDEN']);
    },
  );

  it.each([
    '{ cardEncryptionKey { keyId } }',
    '{ invoiceForm { idTypes { id } } }',
    '{ savedCards { id } }',
    'mutation { cancelCheckout(input: { attemptId: "1" }) { __typename } }',
    'query { _entities(representations: [{ __typename: "CheckoutAttempt", id: "1" }]) { __typename } }',
  ])('gives no access to other fields: %s (PAYMENTS-205)', async (other) => {
    expect(listCodes(await execute(other, {}, createPartner('orders:read')))).toEqual(['FORBIDDEN']);
  });
});
