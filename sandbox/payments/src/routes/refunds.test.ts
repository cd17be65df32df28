import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPayments, type TestPayments } from '../testing/harness.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startPayments();
});
afterAll(() => payments.close());

/** A captured transaction of 1,250,000 cents. */
async function buy() {
  const request = payments.request('4000000000001000', { reference: `${randomUUID()}.1` });
  const { referenceNumber = '' } = (await payments.call('POST', '/transactions', request)).body;
  await payments.call('POST', `/transactions/${referenceNumber}/capture`);
  return { request, referenceNumber };
}

const refund = (referenceNumber: string, refundId: string, amount: number) =>
  payments.call('POST', `/transactions/${referenceNumber}/refund`, { refundId, amount });

describe('refunds', () => {
  it('returns parts of the captured amount, before and after settlement', async () => {
    const { request, referenceNumber } = await buy();
    expect((await refund(referenceNumber, 'order-1-a', 250_000)).body).toEqual({
      statusCode: 200,
      transactionType: 'R',
      refundId: 'order-1-a',
      amount: 250_000,
      refundedAmount: 250_000,
    });
    payments.clock.now += 61 * 60_000;
    expect((await refund(referenceNumber, 'order-1-b', 1_000_000)).body).toMatchObject({ refundedAmount: 1_250_000 });
    const { body } = await payments.call('GET', `/transactions/${referenceNumber}`);
    expect(body).toMatchObject({ refundedAmount: 1_250_000, settledAt: expect.any(String) });
    const attemptId = request.reference.split('.')[0];
    const ledger = (await payments.call('GET', `/ledger?reference=${attemptId}`)).body.items;
    expect(ledger?.map(({ kind, amount, refundId }) => [kind, amount, refundId])).toEqual([
      ['AUTHORISE', 1_250_000, undefined],
      ['CAPTURE', 1_250_000, undefined],
      ['REFUND', 250_000, 'order-1-a'],
      ['REFUND', 1_000_000, 'order-1-b'],
    ]);
  });

  it('returns the first refund for a repeated refund id, and refuses another amount for it', async () => {
    const { request, referenceNumber } = await buy();
    const responses = await Promise.all(Array.from({ length: 8 }, () => refund(referenceNumber, 'same', 1_000)));
    expect(responses.map(({ status, body }) => [status, body.refundedAmount])).toEqual(Array(8).fill([200, 1_000]));
    expect(await refund(referenceNumber, 'same', 2_000)).toMatchObject({
      status: 422,
      body: { errorCode: 'REFUND_REUSED' },
    });
    expect(await payments.readLedger(request.cartId)).toEqual(['AUTHORISE', 'CAPTURE', 'REFUND']);
  });

  it('never returns more than the captured amount, also in parallel', async () => {
    const { request, referenceNumber } = await buy();
    const responses = await Promise.all([1, 2, 3, 4].map((id) => refund(referenceNumber, `part-${id}`, 500_000)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422]);
    expect(responses.filter(({ body }) => body.errorCode === 'AMOUNT_EXCEEDED')).toHaveLength(2);
    expect(await payments.readLedger(request.cartId)).toEqual(['AUTHORISE', 'CAPTURE', 'REFUND', 'REFUND']);
  });

  it.each([
    ['that is not captured', [], 'NOT_CAPTURED'],
    ['that is voided', ['void'], 'ALREADY_VOIDED'],
    ['whose capture is voided', ['capture', 'void'], 'ALREADY_VOIDED'],
  ])('refuses a refund of a transaction %s', async (_what, steps, errorCode) => {
    const { referenceNumber = '' } = (
      await payments.call('POST', '/transactions', payments.request('4000000000001000'))
    ).body;
    for (const step of steps) await payments.call('POST', `/transactions/${referenceNumber}/${step}`);
    expect(await refund(referenceNumber, 'r1', 100)).toMatchObject({ status: 409, body: { errorCode } });
  });

  it('refuses to void a transaction that is partly refunded', async () => {
    const { referenceNumber } = await buy();
    await refund(referenceNumber, 'r1', 100);
    const refused = await payments.call('POST', `/transactions/${referenceNumber}/void`);
    expect(refused).toMatchObject({ status: 409, body: { errorCode: 'ALREADY_SETTLED' } });
  });

  it.each([0, -1, 1.5])('refuses an amount of %s', async (amount) => {
    const { referenceNumber } = await buy();
    expect((await refund(referenceNumber, 'r1', amount)).status).toBe(400);
  });

  it('executes a refund once when its response is lost', async () => {
    const { request, referenceNumber } = await buy();
    const path = `/transactions/${referenceNumber}/refund`;
    const lost = { 'x-sandbox-fault': 'lose-reply' };
    expect((await payments.call('POST', path, { refundId: 'r1', amount: 100 }, lost)).status).toBe(504);
    expect((await refund(referenceNumber, 'r1', 100)).body).toMatchObject({ refundedAmount: 100 });
    expect(await payments.readLedger(request.cartId)).toEqual(['AUTHORISE', 'CAPTURE', 'REFUND']);
  });
});

describe('membership transactions', () => {
  const membershipRequest = (change = {}) => {
    const { cartId: _none, ...request } = payments.request('4000000000001000', {
      membershipNumber: undefined,
      membershipType: 'PLATINUM',
      membershipTypeParams: { addOns: 1 },
      availableTransactionParams: { context: 'RENEWAL' },
      ...change,
    });
    return request;
  };

  it('are authorised without a cart, and found by their reference', async () => {
    const request = membershipRequest({ reference: `${randomUUID()}.2` });
    const { body } = await payments.call('POST', '/membership-transactions', request);
    expect(body).toMatchObject({ status: 'APPROVED', reference: request.reference, cardType: 1, refundedAmount: 0 });
    expect(body).not.toHaveProperty('cartId');
    await payments.call('POST', `/transactions/${body.referenceNumber}/capture`);
    const ledger = (await payments.call('GET', `/ledger?reference=${request.reference.split('.')[0]}`)).body.items;
    expect(ledger?.map(({ kind }) => kind)).toEqual(['AUTHORISE', 'CAPTURE']);
  });

  it('of a member can use the wallet, and belong to the member of the path (MEMBERSHIP-70)', async () => {
    const member = '64011045120001';
    const path = (number: string) => `/members/${number}/membership-transactions`;
    const request = membershipRequest({ membershipNumber: member, saveCard: true });
    const { body } = await payments.call('POST', path(member), request);
    expect(body).toMatchObject({ status: 'APPROVED' });
    const cards = (await payments.call('GET', `/members/${member}/cards`)).body.items;
    expect(cards?.length).toBeGreaterThan(0);
    const foreign = await payments.call(
      'POST',
      path('64011045120002'),
      membershipRequest({ membershipNumber: member }),
    );
    expect(foreign).toMatchObject({ status: 400, body: { errorCode: 'PE_0001' } });
    expect((await payments.call('POST', path(member), membershipRequest())).status).toBe(400);
  });

  it.each([{ membershipNumber: '64011045120001' }, { saveCard: true }, { card: { tokenCard: 'token-of-a-card' } }])(
    'without a stored user are refused with %j (MEMBERSHIP-69)',
    async (change) => {
      const request = membershipRequest(change);
      expect((await payments.call('POST', '/membership-transactions', request)).status).toBe(400);
    },
  );

  it('are refused for goods without a cart', async () => {
    expect((await payments.call('POST', '/transactions', membershipRequest())).status).toBe(400);
  });

  it('need exactly one key in the ledger', async () => {
    expect((await payments.call('GET', '/ledger')).status).toBe(400);
    expect((await payments.call('GET', '/ledger?cartId=a&reference=b')).status).toBe(400);
  });
});
