import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPayments, type TestPayments } from '../testing/harness.ts';

const declined = '4000000000001018';
const approved = '4000000000001000';
const windowMs = 10 * 60_000;

let payments: TestPayments;
beforeAll(async () => {
  const limits = { PAYMENTS_CARD_DECLINES_LIMIT: '3', PAYMENTS_CARD_DECLINES_WINDOW_MINUTES: '10' };
  payments = await startPayments('pglite://memory', limits);
});
afterAll(() => payments.close());
// Moves the declines of the previous test out of the window.
beforeEach(() => {
  payments.clock.now += windowMs;
});

const pay = (number: string, change = {}) => payments.call('POST', '/transactions', payments.request(number, change));
const add = (number: string, member = '64010000010001') => {
  const attemptId = randomUUID();
  const card = { ...payments.encryptCard(number, { attemptId }), attemptId };
  return payments.call('POST', `/members/${member}/cards`, { card });
};

describe('the decline limit per card', () => {
  it('rejects a card after too many declines, for any member and any operation', async () => {
    await pay(declined);
    await add(declined);
    await pay(declined, { membershipNumber: '64020000020001' });
    for (const rejected of [await pay(declined, { membershipNumber: '64030000030001' }), await add(declined)]) {
      expect(rejected).toMatchObject({ status: 422, body: { errorCode: 'CARD_VELOCITY_EXCEEDED' } });
      expect(rejected.body.retryAfterSeconds).toBe(600);
    }
    expect((await pay(approved)).body).toMatchObject({ status: 'APPROVED' });
  });

  it('stores no transaction for a rejected attempt, and accepts the card after the window has passed', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) await pay(declined);
    const request = payments.request(declined);
    expect((await payments.call('POST', '/transactions', request)).body.errorCode).toBe('CARD_VELOCITY_EXCEEDED');
    payments.clock.now += windowMs;
    expect((await payments.call('POST', '/transactions', request)).body).toMatchObject({ status: 'DECLINED' });
  });

  it('counts parallel attempts', async () => {
    const responses = await Promise.all(Array.from({ length: 6 }, () => pay(declined)));
    expect(responses.filter(({ body }) => body.status === 'DECLINED')).toHaveLength(3);
    expect(responses.filter(({ body }) => body.errorCode === 'CARD_VELOCITY_EXCEEDED')).toHaveLength(3);
  });

  it('returns the transaction of a replayed request even when its card is now rejected', async () => {
    const request = payments.request(declined);
    const first = await payments.call('POST', '/transactions', request);
    for (let attempt = 0; attempt < 2; attempt += 1) await pay(declined);
    expect((await payments.call('POST', '/transactions', request)).body).toEqual(first.body);
  });

  it('does not count approvals', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await pay(approved)).body.status).toBe('APPROVED');
  });
});

describe('the card fingerprint', () => {
  it('is equal in all results of one card, differs between cards and does not contain the number', async () => {
    const [first, second, other] = [await pay(approved), await pay(approved), await pay('5200000000001005')];
    const fingerprint = first.body.card?.fingerprint;
    expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(second.body.card?.fingerprint).toBe(fingerprint);
    expect(other.body.card?.fingerprint).not.toBe(fingerprint);
    expect((await add(approved)).body.cardFingerprint).toBe(fingerprint);
    const rejected = await add(declined);
    expect(rejected.body).toMatchObject({ errorCode: 'CARD_REFUSED' });
    expect(rejected.body.cardFingerprint).toBe((await pay(declined)).body.card?.fingerprint);
  });
});
