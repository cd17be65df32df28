import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPayments, type TestPayments } from '../../testing/harness.ts';
import { createProviderBrowser } from '../../testing/provider-browser.ts';

let payments: TestPayments;
let browser: ReturnType<typeof createProviderBrowser>;
beforeAll(async () => {
  payments = await startPayments('pglite://memory', {
    PAYMENTS_LATE_REPLY_MS: '2000',
    PAYMENTS_PROVIDER_TIMEOUT_MS: '1000',
  });
  browser = createProviderBrowser(payments.app);
});
afterAll(() => payments.close());

const returnUrl3DS = 'http://shop.test/payment-returns/state-1';

/** Begins a payment with PayPal. */
async function start(change = {}) {
  const request = payments.request('', {
    card: undefined,
    paymentThird: 4,
    paymentThirdId: '4-CR',
    returnUrl3DS,
    cancelUrl: `${returnUrl3DS}?cancelled=1`,
    language: 'es',
    ...change,
  });
  const { status, body } = await payments.call('POST', '/transactions', request);
  const { challenge, referenceNumber = '' } = body;
  return { request, status, body, referenceNumber, url: challenge?.url ?? '', orderId: challenge?.orderId ?? '' };
}

const act = (referenceNumber: string, action: string, body?: object) =>
  payments.call('POST', `/transactions/${referenceNumber}/${action}`, body);
const close = (referenceNumber: string, orderId: string, change = {}) =>
  act(referenceNumber, 'close-paypal', { orderId, ...change });
const approve = (url: string, payer = 'ana') => browser.post(url, { action: 'approve', payer });

/** A payment that the payer has approved. */
async function buy(payer = 'ana') {
  const started = await start();
  await approve(started.url, payer);
  return started;
}

describe('PayPal', () => {
  it('waits for the approval, and then authorises what PayPal reports once', async () => {
    const { request, body, referenceNumber, url, orderId } = await start();
    expect(body).toMatchObject({
      status: 'CHALLENGE_REQUIRED',
      paymentThird: 4,
      cardType: 4,
      payee: 'TARIMASANDBOX',
      challenge: { kind: 'APPROVAL', expiresAt: expect.any(String) },
    });
    expect((await close(referenceNumber, orderId)).body.errorCode).toBe('CHALLENGE_PENDING');

    const returned = await approve(url);
    expect(returned.status).toBe(303);
    const back = new URL(returned.location ?? '');
    expect(back.origin + back.pathname).toBe(returnUrl3DS);
    expect(back.searchParams.get('token'), 'by which the store recognises the return').toBe(orderId);
    expect(back.searchParams.get('PayerID')).toBe('PAYERANA00001');

    const closed = await Promise.all([1, 2, 3].map(() => close(referenceNumber, orderId, { payerId: 'forged' })));
    for (const { body: approved } of closed) {
      expect(approved).toMatchObject({
        status: 'APPROVED',
        amount: 1_250_000,
        currency: '188',
        payee: 'TARIMASANDBOX',
        refundedAmount: 0,
      });
    }
    expect(await payments.readLedger(request.cartId)).toEqual(['AUTHORISE']);
    expect((await act(referenceNumber, 'capture')).body.transactionType).toBe('s');
    expect((await act(referenceNumber, 'capture')).body.transactionType).toBe('s');
    expect(await payments.readLedger(request.cartId)).toEqual(['AUTHORISE', 'CAPTURE']);
  });

  it('returns the same order for a repeated request', async () => {
    const { request, referenceNumber, url } = await start();
    const repeated = await payments.call('POST', '/transactions', request);
    expect(repeated.body).toMatchObject({ referenceNumber, challenge: { url } });
  });

  it('is declined when the payer cancels, and the order cannot be approved later', async () => {
    const { referenceNumber, url, orderId } = await start();
    const returned = await browser.post(url, { action: 'cancel' });
    expect(returned.location).toMatch(/^http:\/\/shop\.test\/payment-returns\/state-1\?cancelled=1&token=/);
    await approve(url);
    expect((await close(referenceNumber, orderId)).body).toMatchObject({ status: 'DECLINED', responseCode: '17' });
  });

  it('ends on a cancelled return although PayPal still waits, but not against the approval', async () => {
    const waiting = await start();
    const cancelled = await close(waiting.referenceNumber, waiting.orderId, { cancelled: true });
    expect(cancelled.body).toMatchObject({ status: 'DECLINED', responseCode: '17' });
    const approved = await buy();
    const forged = await close(approved.referenceNumber, approved.orderId, { cancelled: true });
    expect(forged.body.status).toBe('APPROVED');
  });

  it.each([
    ['declined', '51'],
    ['restricted', '04'],
  ])('is declined for the payer %s with %s', async (payer, responseCode) => {
    const { request, referenceNumber, orderId } = await buy(payer);
    expect((await close(referenceNumber, orderId)).body).toMatchObject({ status: 'DECLINED', responseCode });
    expect(await payments.readLedger(request.cartId)).toEqual([]);
  });

  it.each(['late-before', 'late-after'])('authorises once when the response is lost (%s)', async (payer) => {
    const { request, referenceNumber, orderId } = await buy(payer);
    expect(await close(referenceNumber, orderId)).toMatchObject({
      status: 504,
      body: { errorCode: 'PROVIDER_TIMEOUT' },
    });
    expect((await close(referenceNumber, orderId)).body.status).toBe('APPROVED');
    expect(await payments.readLedger(request.cartId)).toEqual(['AUTHORISE']);
    const { rows } = await payments.database.execute('select id from paypal."authorization"');
    expect(rows.length).toBe(new Set(rows.map(({ id }) => id)).size);
  });

  it('finds a capture whose response was lost, also for a void', async () => {
    for (const [next, kinds] of [
      ['capture', ['AUTHORISE', 'CAPTURE']],
      ['void', ['AUTHORISE', 'CAPTURE', 'VOID']],
    ] as const) {
      const { request, referenceNumber, orderId } = await buy('capture-late');
      await close(referenceNumber, orderId);
      expect((await act(referenceNumber, 'capture')).status).toBe(504);
      expect((await act(referenceNumber, next)).status).toBe(200);
      expect(await payments.readLedger(request.cartId)).toEqual(kinds);
    }
  });

  it('reports a declined capture, after which the authorisation can be voided', async () => {
    const { request, referenceNumber, orderId } = await buy('capture-declined');
    await close(referenceNumber, orderId);
    expect((await act(referenceNumber, 'capture')).body.transactionType).toBe('e');
    expect((await act(referenceNumber, 'void')).body.transactionType).toBe('V');
    expect(await payments.readLedger(request.cartId)).toEqual(['AUTHORISE', 'VOID']);
  });

  it('voids an authorisation, and refunds a capture in full for a void', async () => {
    for (const steps of [[], ['capture']]) {
      const { referenceNumber, orderId } = await buy();
      await close(referenceNumber, orderId);
      for (const step of steps) await act(referenceNumber, step);
      const responses = await Promise.all([1, 2, 3].map(() => act(referenceNumber, 'void')));
      expect(responses.map(({ body }) => body.transactionType)).toEqual(['V', 'V', 'V']);
      expect((await act(referenceNumber, 'capture')).body.errorCode).toBe('ALREADY_VOIDED');
    }
    const { rows } = await payments.database.execute('select status, count(*)::int from paypal.capture group by 1');
    expect(rows).toContainEqual({ status: 'REFUNDED', count: expect.any(Number) });
  });

  it('refunds parts of a capture, each once', async () => {
    const { referenceNumber, orderId } = await buy();
    await close(referenceNumber, orderId);
    await act(referenceNumber, 'capture');
    const refund = (refundId: string, amount: number) => act(referenceNumber, 'refund', { refundId, amount });
    const responses = await Promise.all([refund('a', 500_000), refund('a', 500_000), refund('b', 750_000)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await refund('c', 1)).body.errorCode).toBe('AMOUNT_EXCEEDED');
    expect((await payments.call('GET', `/transactions/${referenceNumber}`)).body.refundedAmount).toBe(1_250_000);
  });

  it('does not exist any more when nobody approved it in time', async () => {
    const { url } = await start();
    payments.clock.now += 181 * 60_000;
    expect((await browser.get(url)).status).toBe(404);
    payments.clock.now -= 181 * 60_000;
  });

  it.each([
    ['a card', { card: { tokenCard: 'card_1' } }, 400],
    ['no return URL', { returnUrl3DS: undefined }, 400],
    ['no cancel URL', { cancelUrl: undefined }, 400],
    ["another country's account", { paymentThirdId: '4-PA' }, 422],
  ])('refuses a request with %s', async (_what, change, status) => {
    expect((await start(change)).status).toBe(status);
  });

  it('is not offered where PayPal does not know the currency', async () => {
    const strict = await startPayments('pglite://memory', { PAYPAL_CURRENCIES: 'USD' });
    const list = async (clubId: string, country: string) =>
      (await strict.call('GET', `/third-parties?clubId=${clubId}&country=${country}&delivery=false`)).body.items?.some(
        ({ paymentThird }) => paymentThird === 4,
      );
    expect([await list('6401', 'CR'), await list('6201', 'PA')]).toEqual([false, true]);
    await strict.close();
  });
});

describe('the approval page', () => {
  it('is in the language of the order, and may be sent to the shop', async () => {
    const { url } = await start();
    const page = await browser.get(url);
    expect(page.html).toContain('<html lang="es">');
    expect(page.html).toContain('Pagar ahora');
    expect(page.policy).toContain("form-action 'self' http://shop.test;");
    expect(page.policy).toContain("frame-ancestors 'none'");
    expect((await browser.get(`${url}&lang=en`)).html).toContain('Pay now');
  });

  it('returns twice for the payer that does', async () => {
    const { url } = await start();
    const page = await approve(url, 'returns-twice');
    expect(page.status).toBe(200);
    expect(page.policy).toContain('connect-src http://shop.test;');
    expect(page.html).toMatch(/fetch\(.*location\.replace/);
  });

  it('shows a message for an unknown order', async () => {
    expect((await browser.get('/providers/paypal/checkoutnow?token=made-up&lang=en')).status).toBe(404);
  });
});

describe("PayPal's API", () => {
  const call = (path: string, headers: Record<string, string>, payload: object | string) =>
    payments.app.inject({ method: 'POST', url: `/providers/paypal${path}`, headers, payload });
  const basic = (secret: string) => `Basic ${Buffer.from(`tarima-paypal-client:${secret}`).toString('base64')}`;
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  async function getToken() {
    const authorization = basic('paypal-sandbox-secret-000000000000000');
    const response = await call('/v1/oauth2/token', { ...form, authorization }, 'grant_type=client_credentials');
    return `Bearer ${response.json().access_token}`;
  }

  const order = {
    intent: 'AUTHORIZE',
    purchase_units: [{ amount: { currency_code: 'USD', value: '10.00' } }],
    payment_source: {
      paypal: { experience_context: { return_url: 'http://shop.test/a', cancel_url: 'http://shop.test/b' } },
    },
  };

  it('requires the client, and a valid access token', async () => {
    const wrong = await call(
      '/v1/oauth2/token',
      { ...form, authorization: basic('wrong') },
      'grant_type=client_credentials',
    );
    expect(wrong.statusCode).toBe(401);
    for (const authorization of ['', 'Bearer forged']) {
      const refused = await call('/v2/checkout/orders', { authorization, 'paypal-request-id': 'r1' }, order);
      expect(refused.statusCode).toBe(401);
    }
  });

  it.each([
    ['without a request id', order, {}, 400, 'PAYPAL_REQUEST_ID_REQUIRED'],
    [
      'in a currency that the account lacks',
      { ...order, purchase_units: [{ amount: { currency_code: 'XAU', value: '1.00' } }] },
      { 'paypal-request-id': 'r2' },
      422,
      'CURRENCY_NOT_SUPPORTED',
    ],
    [
      'for another receiver',
      { ...order, purchase_units: [{ ...order.purchase_units[0], payee: { merchant_id: 'SOMEBODYELSE' } }] },
      { 'paypal-request-id': 'r3' },
      422,
      'PAYEE_ACCOUNT_INVALID',
    ],
    [
      'with another intent',
      { ...order, intent: 'CAPTURE' },
      { 'paypal-request-id': 'r4' },
      400,
      'INVALID_PARAMETER_SYNTAX',
    ],
  ])('refuses an order %s', async (_what, body, headers, status, issue) => {
    const response = await call('/v2/checkout/orders', { authorization: await getToken(), ...headers }, body);
    expect(response.statusCode).toBe(status);
    expect(response.json().details[0].issue).toBe(issue);
  });

  it('executes a request id once, and refuses it for another request', async () => {
    const headers = { authorization: await getToken(), 'paypal-request-id': 'r5' };
    const first = await call('/v2/checkout/orders', headers, order);
    const second = await call('/v2/checkout/orders', headers, order);
    expect(first.statusCode).toBe(201);
    expect(second.json().id).toBe(first.json().id);
    const other = await call('/v2/checkout/orders', headers, {
      ...order,
      purchase_units: [{ amount: { currency_code: 'USD', value: '11.00' } }],
    });
    expect(other.json().details[0].issue).toBe('DUPLICATE_REQUEST_ID');
  });
});
