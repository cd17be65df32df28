import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPayments, type TestPayments } from '../testing/harness.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startPayments();
});
afterAll(() => payments.close());

describe('authorization status', () => {
  it('filters transactions by time, club, member and card', async () => {
    const membershipNumber = '64010000020001';
    const startDate = new Date(payments.clock.now).toISOString();
    for (const number of ['4000000000001000', '4000000000001018', '5200000000001005']) {
      payments.clock.now += 1_000;
      await payments.call('POST', '/transactions', payments.request(number, { membershipNumber }));
    }
    const query = async (query: Record<string, string>) =>
      (
        await payments.call(
          'GET',
          `/authorization-status?${new URLSearchParams({ startDate, membership: membershipNumber, ...query })}`,
        )
      ).body.items ?? [];
    expect(await query({ limit: '10', club: '6401', delivery: 'false', country: 'CR' })).toHaveLength(3);
    expect(await query({})).toMatchObject([{ fourLastDigits: '1005', status: 'APPROVED' }]);
    expect(await query({ limit: '10', fourLastDigits: '1018' })).toMatchObject([{ status: 'DECLINED' }]);
    expect(await query({ limit: '10', startDate: new Date(payments.clock.now - 500).toISOString() })).toHaveLength(1);
    expect(await query({ limit: '10', endDate: startDate })).toHaveLength(0);
    expect(await query({ limit: '10', membership: '64010000030001' })).toHaveLength(0);
    expect(await query({ limit: '10', delivery: 'true' })).toHaveLength(0);
  });

  it('rejects a query without a start date', async () => {
    const rejected = await payments.call('GET', '/authorization-status');
    expect(rejected).toMatchObject({ status: 400, body: { errorCode: 'PE_0001' } });
  });
});

describe('third parties', () => {
  it('returns separate accounts of a club for pickup and delivery', async () => {
    const query = (delivery: boolean) =>
      payments.call('GET', `/third-parties?clubId=6401&country=CR&delivery=${delivery}`);
    const accounts = async (delivery: boolean) =>
      (await query(delivery)).body.items?.map((item) => item.paymentThirdId);
    expect(await accounts(false)).toEqual(['11-6401-C', '12-6401-C', '6-6401-C', '4-CR']);
    expect(await accounts(true)).toEqual(['11-6401-D', '12-6401-D', '6-6401-D', '4-CR']);
  });

  it('rejects a club of another country', async () => {
    const rejected = await payments.call('GET', '/third-parties?clubId=6401&country=PA&delivery=true');
    expect(rejected).toMatchObject({ status: 422, body: { errorCode: 'PE_0003' } });
  });
});

describe('authentication', () => {
  it("requires the key and uses the API's error format", async () => {
    const rejected = await payments.call('GET', '/public-key', undefined, { 'x-api-key': 'wrong' });
    expect(rejected).toEqual({
      status: 401,
      body: { statusCode: 401, errorCode: 'UNAUTHORIZED', message: expect.any(String) },
    });
    const malformed = await payments.app.inject({
      method: 'POST',
      url: '/v1/transactions',
      headers: { 'x-api-key': 'payments-api-sandbox-key-00000000000', 'content-type': 'application/json' },
      payload: '{"amount":',
    });
    expect(malformed.statusCode).toBe(400);
    expect(malformed.json()).toMatchObject({ errorCode: 'PE_0001' });
  });

  it('returns the same public key after a restart', async () => {
    const { rows } = await payments.database.execute('select key_id from payments_api.encryption_key');
    expect(rows).toHaveLength(1);
    expect((await payments.call('GET', '/public-key')).body).toMatchObject({
      keyId: rows[0]?.key_id,
      algorithm: 'RSA-OAEP-256',
    });
  });
});
