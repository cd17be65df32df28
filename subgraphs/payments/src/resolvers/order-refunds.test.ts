import { createReadGrant } from '@tarima/service-kit/read-grant';
import { describe, expect, it } from 'vitest';
import { startPaymentsForEach } from '../testing/payments-graph.ts';
import { requiredSettings } from '../testing/required-settings.ts';

const { execute } = await startPaymentsForEach();

const query = `query ($representations: [_Any!]!) {
  _entities(representations: $representations) { ... on Order { refunds { id amount { centAmount } state } } } }`;
const fetchRefunds = (readGrant?: string) =>
  execute(query, { representations: [{ __typename: 'Order', orderNumber: 'CR-1', readGrant }] });
const createGrant = (id: string) => createReadGrant({ type: 'Order', id, secret: requiredSettings.CALLER_SECRET });

describe('Order.refunds', () => {
  it('is readable with the grant of the orders subgraph (PAYMENTS-205)', async () => {
    const { data, errors } = await fetchRefunds(createGrant('CR-1'));
    expect(errors).toBeUndefined();
    expect(data._entities).toEqual([{ refunds: [] }]);
  });

  it.each([undefined, '', createGrant('CR-2'), '9999999999.x'])(
    'is forbidden with the grant %j (PAYMENTS-205)',
    async (grant) => {
      expect((await fetchRefunds(grant)).errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    },
  );
});
