import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsePaymentsEnv } from '../env.ts';
import { startPayments, type TestPayments } from '../testing/harness.ts';

const { PAYMENTS_API_KEY } = parsePaymentsEnv({});
let payments: TestPayments;
beforeAll(async () => {
  payments = await startPayments();
});
afterAll(() => payments.close());

async function authorise(...steps: string[]): Promise<string> {
  const { body } = await payments.call('POST', '/transactions', payments.request('4000000000001000'));
  const { referenceNumber = '' } = body;
  for (const step of steps) await payments.call('POST', `/transactions/${referenceNumber}/${step}`);
  return referenceNumber;
}

const settle = (referenceNumber: string, key = PAYMENTS_API_KEY) =>
  payments.app.inject({
    method: 'POST',
    url: `/operations/transactions/${referenceNumber}/settle`,
    headers: { 'x-api-key': key },
  });

describe('settling a capture', () => {
  it('makes a void impossible and leaves refunds, also when it is repeated', async () => {
    const referenceNumber = await authorise('capture');
    const { settledAt } = (await settle(referenceNumber)).json();
    expect(settledAt).toBe(new Date(payments.clock.now).toISOString());
    payments.clock.now += 1_000;
    expect((await settle(referenceNumber)).json()).toEqual({ referenceNumber, settledAt });
    expect((await payments.call('GET', `/transactions/${referenceNumber}`)).body).toMatchObject({ settledAt });
    const refused = await payments.call('POST', `/transactions/${referenceNumber}/void`);
    expect(refused).toMatchObject({ status: 409, body: { errorCode: 'ALREADY_SETTLED' } });
    const refund = { refundId: 'r1', amount: 1_250_000 };
    const refunded = await payments.call('POST', `/transactions/${referenceNumber}/refund`, refund);
    expect(refunded.body).toMatchObject({ refundedAmount: 1_250_000 });
  });

  it.each([
    [[], 'NOT_CAPTURED'],
    [['void'], 'ALREADY_VOIDED'],
    [['capture', 'void'], 'ALREADY_VOIDED'],
  ])('is refused after %j with %s', async (steps, errorCode) => {
    const response = await settle(await authorise(...steps));
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ errorCode });
  });

  it('requires the key of the API', async () => {
    expect((await settle('unknown', 'wrong')).statusCode).toBe(401);
    expect((await settle('unknown')).statusCode).toBe(404);
  });
});
