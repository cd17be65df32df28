import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPayments, type TestPayments } from '../testing/harness.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startPayments();
});
afterAll(() => payments.close());

const visa = '4000000000001000';
const process = async (request: object) => (await payments.call('POST', '/transactions', request)).body;
const act = (referenceNumber: string | undefined, action: string) =>
  payments.call('POST', `/transactions/${referenceNumber}/${action}`);

describe('processing a transaction', () => {
  it('authorises an approved card and captures the amount', async () => {
    const request = payments.request(visa);
    const response = await process(request);
    expect(response).toMatchObject({
      status: 'APPROVED',
      responseCode: '00',
      card: { brand: 'VISA', lastDigits: '1000', expiry: '12/39' },
    });
    expect(response.card).not.toHaveProperty('token');
    expect(await payments.readLedger(request.cartId)).toEqual(['AUTHORISE']);
    expect((await act(response.referenceNumber, 'capture')).body).toEqual({
      statusCode: 200,
      transactionType: 's',
      referenceNumber: response.referenceNumber,
      amount: 1_250_000,
    });
    expect(await payments.readLedger(request.cartId)).toEqual(['AUTHORISE', 'CAPTURE']);
    expect((await payments.call('GET', `/transactions/${response.referenceNumber}`)).body).toMatchObject({
      reference: request.reference,
      status: 'APPROVED',
      amount: 1_250_000,
      capturedAt: expect.any(String),
    });
  });

  it.each([
    ['5200000000001005', '123', 'APPROVED', '00'],
    ['340000000001007', '1234', 'APPROVED', '00'],
    ['4000000000001018', '123', 'DECLINED', '51'],
    ['4000000000001026', '123', 'DECLINED', '43'],
    ['4111111111111111', '123', 'DECLINED', '14'],
    [visa, '124', 'DECLINED', 'N7'],
  ])('decides %s with security code %s as %s %s', async (number, cvv, status, responseCode) => {
    const request = payments.request(number, { card: payments.encryptCard(number, { cvv }) });
    expect(await process(request)).toMatchObject({ status, responseCode });
    expect(await payments.readLedger(request.cartId)).toEqual(status === 'APPROVED' ? ['AUTHORISE'] : []);
  });

  it('captures immediately with oneStep', async () => {
    const request = payments.request(visa, { oneStep: true });
    await process(request);
    expect(await payments.readLedger(request.cartId)).toEqual(['AUTHORISE', 'CAPTURE']);
  });

  it('processes one reference once', async () => {
    const request = payments.request(visa);
    const replay = () => process({ ...request, card: payments.encryptCard(visa) });
    const responses = await Promise.all([replay(), replay(), replay(), replay()]);
    expect(new Set(responses.map((response) => response.referenceNumber)).size).toBe(1);
    expect(await payments.readLedger(request.cartId)).toEqual(['AUTHORISE']);
  });

  it.each([
    ['amount', { amount: 1_250_001 }],
    ['cart', { cartId: 'another-cart' }],
    ['card', { number: '5200000000001005' }],
  ])('rejects another %s with the same reference', async (_what, change) => {
    const request = payments.request(visa);
    await process(request);
    const card = 'number' in change ? payments.encryptCard(change.number) : request.card;
    const rejected = await payments.call('POST', '/transactions', { ...request, ...change, card });
    expect(rejected).toMatchObject({ status: 409, body: { errorCode: 'REFERENCE_REUSED' } });
    expect(await payments.readLedger(request.cartId)).toEqual(['AUTHORISE']);
  });

  it.each([
    ['an amount of 0', { amount: 0 }, 400, 'PE_0001'],
    ['a negative amount', { amount: -1 }, 400, 'PE_0001'],
    ['an amount of 1.5', { amount: 1.5 }, 400, 'PE_0001'],
    ['more tax than amount', { tax: 1_250_000 }, 422, 'PE_0001'],
    ['the currency of another country', { currency: '840' }, 422, 'PE_0001'],
    ['a club of another country', { clubNumber: '6301' }, 422, 'PE_0003'],
    ['the account of home delivery', { delivery: true }, 422, 'PE_0003'],
    ['an unknown card token', { card: { tokenCard: 'card_unknown' } }, 404, 'CARD_NOT_FOUND'],
    ['a short membership', { membershipNumber: '6401' }, 400, 'PE_0001'],
  ])('rejects %s', async (_what, change, status, errorCode) => {
    const request = payments.request(visa, change);
    expect(await payments.call('POST', '/transactions', request)).toMatchObject({ status, body: { errorCode } });
    expect(await payments.readLedger(request.cartId)).toEqual([]);
  });

  it.each([
    [
      'encrypted for another attempt',
      () => payments.encryptCard(visa, { attemptId: 'attempt-2' }),
      'CARD_DATA_UNREADABLE',
    ],
    ['expired', () => payments.encryptCard(visa, { expiry: '01/20' }), 'PE_0001'],
    ['with a wrong check digit', () => payments.encryptCard('4000000000001001'), 'PE_0001'],
    ['encrypted with another key', () => ({ ...payments.encryptCard(visa), keyId: 'old' }), 'CARD_DATA_UNREADABLE'],
    [
      'with a random ciphertext',
      () => ({ ...payments.encryptCard(visa), encryptedCard: Buffer.alloc(256, 7).toString('base64') }),
      'CARD_DATA_UNREADABLE',
    ],
  ])('rejects a card %s (PAYMENTS-21)', async (_what, card, errorCode) => {
    const rejected = await payments.call('POST', '/transactions', payments.request(visa, { card: card() }));
    expect(rejected).toMatchObject({ status: 400, body: { statusCode: 400, errorCode } });
  });

  it('stores neither card numbers nor security codes', async () => {
    const member = '64010000090001';
    await process(payments.request(visa, { membershipNumber: member, saveCard: true }));
    const { rows } = await payments.database.execute(
      `select row_to_json(t) as row from payments_api.transaction t
       union all select row_to_json(c) from payments_api.saved_card c`,
    );
    expect(JSON.stringify(rows)).toContain(member);
    expect(JSON.stringify(rows)).not.toMatch(/4000000000001000|5200000000001005/);
  });
});

describe('capture and void', () => {
  it('captures once when capture is called many times in parallel', async () => {
    const request = payments.request(visa);
    const { referenceNumber } = await process(request);
    const responses = await Promise.all(Array.from({ length: 12 }, () => act(referenceNumber, 'capture')));
    expect(responses.map((response) => response.body.transactionType)).toEqual(Array(12).fill('s'));
    expect(await payments.readLedger(request.cartId)).toEqual(['AUTHORISE', 'CAPTURE']);
  });

  it('voids an authorisation or a capture once and rejects later captures', async () => {
    for (const steps of [
      ['capture', 'void', 'void'],
      ['void', 'void'],
    ]) {
      const request = payments.request(visa);
      const { referenceNumber } = await process(request);
      for (const step of steps) expect((await act(referenceNumber, step)).status).toBe(200);
      expect((await act(referenceNumber, 'void')).body.transactionType).toBe('V');
      expect((await payments.readLedger(request.cartId))?.filter((kind) => kind === 'VOID')).toHaveLength(1);
      expect(await act(referenceNumber, 'capture')).toMatchObject({
        status: 409,
        body: { errorCode: 'ALREADY_VOIDED' },
      });
    }
  });

  it('leaves no captured amount when capture and void race', async () => {
    const request = payments.request(visa);
    const { referenceNumber } = await process(request);
    await Promise.all(['capture', 'void', 'capture', 'void'].map((step) => act(referenceNumber, step)));
    const kinds = await payments.readLedger(request.cartId);
    expect(kinds?.at(-1)).toBe('VOID');
    expect(new Set(kinds).size).toBe(kinds?.length);
  });

  it('rejects a void after settlement', async () => {
    const { referenceNumber } = await process(payments.request(visa));
    await act(referenceNumber, 'capture');
    payments.clock.now += 60 * 60_000;
    expect(await act(referenceNumber, 'void')).toMatchObject({ status: 409, body: { errorCode: 'ALREADY_SETTLED' } });
  });

  it('rejects the capture of a declined transaction, and voids it without a movement', async () => {
    const request = payments.request('4000000000001018');
    const { referenceNumber } = await process(request);
    expect(await act(referenceNumber, 'capture')).toMatchObject({ status: 409, body: { errorCode: 'NOT_APPROVED' } });
    expect((await act(referenceNumber, 'void')).body.transactionType).toBe('V');
    expect(await payments.readLedger(request.cartId)).toEqual([]);
  });

  it('refuses the capture for the capture-refused test card and keeps the authorisation', async () => {
    const request = payments.request('4000000000001067');
    const { referenceNumber } = await process(request);
    expect((await act(referenceNumber, 'capture')).body.transactionType).toBe('e');
    expect(await payments.readLedger(request.cartId)).toEqual(['AUTHORISE']);
  });

  it.each(['capture', 'void', 'close-3ds'])('rejects an unknown reference number: %s', async (action) => {
    const rejected = await payments.call('POST', `/transactions/T0000/${action}`, { orderId: 'x' });
    expect(rejected).toMatchObject({ status: 404, body: { errorCode: 'TRANSACTION_NOT_FOUND' } });
  });
});

describe('faults', () => {
  it('processes the late-after-success test card and responds late; a replay finds the transaction', async () => {
    const request = payments.request('4000000000001042');
    expect(await payments.call('POST', '/transactions', request)).toMatchObject({ status: 504 });
    expect(await payments.readLedger(request.cartId)).toEqual(['AUTHORISE']);
    expect(await process(request)).toMatchObject({ status: 'APPROVED' });
  });

  it('captures the late-capture test card and responds late', async () => {
    const request = payments.request('4000000000001059');
    const { referenceNumber } = await process(request);
    expect((await act(referenceNumber, 'capture')).status).toBe(504);
    expect((await act(referenceNumber, 'capture')).body.transactionType).toBe('s');
    expect(await payments.readLedger(request.cartId)).toEqual(['AUTHORISE', 'CAPTURE']);
  });

  it.each([
    ['the test card', '4000000000001075', {}],
    ['the header', visa, { 'x-sandbox-fault': '503' }],
  ])('is unavailable for %s and stores nothing', async (_what, number, headers) => {
    const request = payments.request(number);
    const rejected = await payments.call('POST', '/transactions', request, headers);
    expect(rejected).toMatchObject({ status: 503, body: { errorCode: 'PEC_503' } });
    expect(await payments.readLedger(request.cartId)).toEqual([]);
  });

  it('loses or delays a response by header, and rejects an unknown fault', async () => {
    const request = payments.request(visa);
    const lost = { 'x-sandbox-fault': 'lose-reply' };
    expect((await payments.call('POST', '/transactions', request, lost)).status).toBe(504);
    expect(await payments.readLedger(request.cartId)).toEqual(['AUTHORISE']);
    expect((await payments.call('GET', '/public-key', undefined, { 'x-sandbox-fault': 'delay=5' })).status).toBe(200);
    expect((await payments.call('GET', '/public-key', undefined, { 'x-sandbox-fault': 'boom' })).status).toBe(400);
  });
});
