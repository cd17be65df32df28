import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPayments, type TestPayments } from '../testing/harness.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startPayments();
});
afterAll(() => payments.close());

let next = 0;
const newMember = () => `6401${String(500_000 + next++)}0001`;
/** Adds a card, with a new attempt id by default. */
const add = (member: string, number: string, change = {}, attemptId: string = randomUUID()) => {
  const card = { ...payments.encryptCard(number, { attemptId }), attemptId };
  return payments.call('POST', `/members/${member}/cards`, { card, ...change });
};
const list = async (member: string) => (await payments.call('GET', `/members/${member}/cards`)).body.items ?? [];

describe('the wallet', () => {
  it('stores cards without their numbers and makes the first one the default', async () => {
    const member = newMember();
    expect(await add(member, '4000000000001000')).toMatchObject({
      status: 201,
      body: { cardType: 1, cardLastDigits: '1000', cardHolderName: 'Ana Mora', isDefault: true, isFlaggeHD: false },
    });
    await add(member, '5200000000001005');
    const cards = await list(member);
    expect(cards.map((card) => [card.cardLastDigits, card.isDefault])).toEqual([
      ['1000', true],
      ['1005', false],
    ]);
    expect(JSON.stringify(cards)).not.toContain('4000000000001000');
  });

  it('rejects a duplicate card, also in parallel, and keeps exactly one default', async () => {
    const member = newMember();
    const responses = await Promise.all([
      add(member, '4000000000001000'),
      add(member, '4000000000001000'),
      add(member, '5200000000001005', { isDefault: true }),
    ]);
    expect(responses.map((response) => response.status).sort()).toEqual([201, 201, 409]);
    expect(responses.find((response) => response.status === 409)?.body.errorCode).toBe('102');
    expect((await list(member)).filter((card) => card.isDefault)).toHaveLength(1);
  });

  it('returns the card that the same attempt added before, also in parallel', async () => {
    const member = newMember();
    const attemptId = randomUUID();
    const responses = await Promise.all([1, 2, 3].map(() => add(member, '4000000000001000', {}, attemptId)));
    expect(responses.map((response) => response.status).sort()).toEqual([200, 200, 201]);
    expect(new Set(responses.map((response) => response.body.id)).size).toBe(1);
    expect((await add(newMember(), '4000000000001000', {}, attemptId)).status).toBe(201);
  });

  it('adds the card once when the response is lost, and not at all when the service is unavailable', async () => {
    const member = newMember();
    const attemptId = randomUUID();
    expect((await add(member, '4000000000001042', {}, attemptId)).status).toBe(504);
    expect((await add(member, '4000000000001042', {}, attemptId)).status).toBe(200);
    expect(await add(member, '4000000000001075')).toMatchObject({ status: 503, body: { errorCode: 'PEC_503' } });
    expect(await list(member)).toHaveLength(1);
  });

  it('rejects a card that the issuer declines', async () => {
    const member = newMember();
    expect(await add(member, '4000000000001026')).toMatchObject({ status: 422, body: { errorCode: 'CARD_REFUSED' } });
    expect(await list(member)).toEqual([]);
  });

  it('changes the default, and promotes the newest remaining card when the default is deleted (PAYMENTS-77, PAYMENTS-78)', async () => {
    const member = newMember();
    const first = (await add(member, '4000000000001000')).body.id;
    payments.clock.now += 1_000;
    const second = (await add(member, '5200000000001005')).body.id;
    await payments.call('PATCH', `/members/${member}/cards/${second}`, { isDefault: true });
    expect((await list(member)).filter((card) => card.isDefault)).toMatchObject([{ id: second }]);
    expect((await payments.call('DELETE', `/members/${member}/cards/${second}`)).status).toBe(204);
    expect(await list(member)).toMatchObject([{ id: first, isDefault: true }]);
  });

  it("responds to another member's card as to an unknown card", async () => {
    const owner = newMember();
    const { id, cardToken } = (await add(owner, '4000000000001000')).body;
    const other = newMember();
    const patch = await payments.call('PATCH', `/members/${other}/cards/${id}`, { isDefault: true });
    expect(patch).toMatchObject({ status: 404, body: { errorCode: 'PE_0002' } });
    expect((await payments.call('DELETE', `/members/${other}/cards/${id}`)).status).toBe(404);
    const pay = payments.request('', { membershipNumber: other, card: { tokenCard: cardToken } });
    expect((await payments.call('POST', '/transactions', pay)).body.errorCode).toBe('CARD_NOT_FOUND');
    expect(await list(owner)).toHaveLength(1);
  });

  it('allows a flagged card neither in payments nor as the default (PAYMENTS-68)', async () => {
    const member = newMember();
    const { id, isDefault, isFlaggeHD, cardToken } = (await add(member, '4000000000001083')).body;
    expect({ isDefault, isFlaggeHD }).toEqual({ isDefault: false, isFlaggeHD: true });
    expect((await payments.call('PATCH', `/members/${member}/cards/${id}`, { isDefault: true })).status).toBe(404);
    const pay = payments.request('', { membershipNumber: member, card: { tokenCard: cardToken } });
    expect((await payments.call('POST', '/transactions', pay)).body.errorCode).toBe('CARD_REFUSED');
  });

  it('saves a card during a payment, and pays with its token (PAYMENTS-72)', async () => {
    const membershipNumber = newMember();
    const paid = await payments.call(
      'POST',
      '/transactions',
      payments.request('4000000000001000', { membershipNumber, saveCard: true }),
    );
    const token = paid.body.card?.token;
    expect(await list(membershipNumber)).toMatchObject([{ cardToken: token, isDefault: true }]);
    const second = payments.request('', { membershipNumber, card: { tokenCard: token } });
    expect((await payments.call('POST', '/transactions', second)).body).toMatchObject({
      status: 'APPROVED',
      card: { token, lastDigits: '1000' },
    });
  });

  it('does not save a declined card', async () => {
    const membershipNumber = newMember();
    const request = payments.request('4000000000001018', { membershipNumber, saveCard: true });
    await payments.call('POST', '/transactions', request);
    expect(await list(membershipNumber)).toEqual([]);
  });
});
