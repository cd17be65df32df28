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
const approved = '4000000000001000';

async function start(change = {}) {
  const request = payments.request('', {
    card: undefined,
    paymentThird: 12,
    paymentThirdId: '12-6401-C',
    returnUrl3DS,
    ...change,
  });
  const { status, body } = await payments.call('POST', '/transactions', request);
  const { challenge, referenceNumber = '' } = body;
  return { request, status, body, referenceNumber, url: challenge?.url ?? '', orderId: challenge?.orderId ?? '' };
}

/** Opens the hosted page as the shopper's browser does. @returns its address and the SPI token */
async function openPage(url: string) {
  const { returned, policy } = await browser.get(url);
  if (!returned) throw new Error('The page does not lead to the provider.');
  return { url: returned.url, token: returned.fields.SpiToken ?? '', policy };
}

/** Enters a card on the hosted page. @returns what the browser brings back to the shop */
async function enterCard(url: string, number = approved, change = {}) {
  const page = await openPage(url);
  const form = { SpiToken: page.token, number, holder: 'Ana Mora', expiry: '12/39', code: '123', ...change };
  return browser.post(page.url, form);
}

const act = (referenceNumber: string, action: string, body?: object) =>
  payments.call('POST', `/transactions/${referenceNumber}/${action}`, body);
const close = (referenceNumber: string, orderId: string, change = {}) =>
  act(referenceNumber, 'close-3ds', { orderId, ...change });

/** A payment whose card was entered on the page. */
async function buy(number = approved, change = {}) {
  const started = await start();
  const { returned } = await enterCard(started.url, number, change);
  return { ...started, spiToken: returned?.fields.SpiToken ?? '', returned };
}

describe('the hosted card page, version 3', () => {
  it('takes the card, returns by POST and is authorised once', async () => {
    const { request, body, referenceNumber, orderId, spiToken, returned } = await buy();
    expect(body).toMatchObject({
      status: 'CHALLENGE_REQUIRED',
      paymentThird: 12,
      challenge: { kind: 'HOSTED_PAGE', expiresAt: expect.any(String) },
    });
    expect(returned?.url).toBe(returnUrl3DS);
    const response = JSON.parse(returned?.fields.Response ?? '{}');
    expect(response).toMatchObject({
      Approved: false,
      IsoResponseCode: 'HP0',
      SpiToken: spiToken,
      TotalAmount: 12_500,
    });
    expect(JSON.stringify(returned)).not.toContain(approved);
    expect(await payments.readLedger(request.cartId)).toEqual([]);

    const closed = await Promise.all([1, 2, 3].map(() => close(referenceNumber, orderId, { spiToken })));
    for (const { body: result } of closed) {
      expect(result).toMatchObject({ status: 'APPROVED', cardType: 1, card: { brand: 'VISA', lastDigits: '1000' } });
    }
    expect(await payments.readLedger(request.cartId)).toEqual(['AUTHORISE']);
    expect((await act(referenceNumber, 'capture')).body.transactionType).toBe('s');
    expect((await act(referenceNumber, 'refund', { refundId: 'r', amount: 100 })).body.refundedAmount).toBe(100);
    expect(await payments.readLedger(request.cartId)).toEqual(['AUTHORISE', 'CAPTURE', 'REFUND']);
  });

  it('is pending without the token of the return, and refuses another one', async () => {
    const { referenceNumber, orderId, url } = await start();
    const { token } = await openPage(url);
    expect((await close(referenceNumber, orderId)).body.errorCode).toBe('CHALLENGE_PENDING');
    expect((await close(referenceNumber, orderId, { spiToken: token })).body.errorCode).toBe('CHALLENGE_PENDING');
    const other = await buy();
    for (const spiToken of ['forged', other.spiToken]) {
      const refused = await close(referenceNumber, orderId, { spiToken });
      expect(refused).toMatchObject({ status: 422, body: { errorCode: 'CHALLENGE_MISMATCH' } });
    }
    const mixed = await close(referenceNumber, other.orderId, { spiToken: other.spiToken });
    expect(mixed.body.errorCode).toBe('CHALLENGE_MISMATCH');
  });

  it.each([
    ['4000000000001018', {}, '51'],
    ['4000000000001026', {}, '43'],
    ['4111111111111111', {}, '14'],
    [approved, { code: '999' }, 'N7'],
  ])('declines %s %j with %s', async (number, change, responseCode) => {
    const { request, referenceNumber, orderId, spiToken } = await buy(number, change);
    expect((await close(referenceNumber, orderId, { spiToken })).body).toMatchObject({
      status: 'DECLINED',
      responseCode,
    });
    expect(await payments.readLedger(request.cartId)).toEqual([]);
  });

  it('is declined when the shopper cancels', async () => {
    const { referenceNumber, orderId, spiToken, returned } = await buy('', { action: 'cancel' });
    expect(JSON.parse(returned?.fields.Response ?? '{}')).toMatchObject({ IsoResponseCode: 'HP1' });
    expect((await close(referenceNumber, orderId, { spiToken })).body).toMatchObject({
      status: 'DECLINED',
      responseCode: '17',
    });
  });

  it.each(['4000000000001133', '4000000000001042'])(
    'authorises once when the response is lost (%s)',
    async (number) => {
      const { request, referenceNumber, orderId, spiToken } = await buy(number);
      expect((await close(referenceNumber, orderId, { spiToken })).status).toBe(504);
      expect((await close(referenceNumber, orderId, { spiToken })).body.status).toBe('APPROVED');
      expect(await payments.readLedger(request.cartId)).toEqual(['AUTHORISE']);
    },
  );

  it('finds a capture whose response was lost, also for a void', async () => {
    for (const [next, kinds] of [
      ['capture', ['AUTHORISE', 'CAPTURE']],
      ['void', ['AUTHORISE', 'CAPTURE', 'VOID']],
    ] as const) {
      const { request, referenceNumber, orderId, spiToken } = await buy('4000000000001059');
      await close(referenceNumber, orderId, { spiToken });
      expect((await act(referenceNumber, 'capture')).status).toBe(504);
      expect((await act(referenceNumber, next)).status).toBe(200);
      expect(await payments.readLedger(request.cartId)).toEqual(kinds);
    }
  });

  it('reports a declined capture, and voids the authorisation once', async () => {
    const { request, referenceNumber, orderId, spiToken } = await buy('4000000000001067');
    await close(referenceNumber, orderId, { spiToken });
    expect((await act(referenceNumber, 'capture')).body.transactionType).toBe('e');
    await Promise.all([1, 2, 3].map(() => act(referenceNumber, 'void')));
    expect(await payments.readLedger(request.cartId)).toEqual(['AUTHORISE', 'VOID']);
  });

  it('refunds each part once, in parallel', async () => {
    const { referenceNumber, orderId, spiToken } = await buy();
    await close(referenceNumber, orderId, { spiToken });
    await act(referenceNumber, 'capture');
    const refund = (refundId: string, amount: number) => act(referenceNumber, 'refund', { refundId, amount });
    const responses = await Promise.all([refund('a', 500_000), refund('a', 500_000), refund('b', 750_000)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { rows } = await payments.database.execute(
      'select sum(amount)::int as total from powertranz."transaction" where type = 5 and is_approved and order_identifier = $1',
      [referenceNumber],
    );
    expect(rows).toEqual([{ total: 1_250_000 }]);
  });

  it('cannot be completed later than five minutes after the page', async () => {
    const { referenceNumber, orderId, spiToken } = await buy();
    payments.clock.now += 5 * 60_000;
    expect(await close(referenceNumber, orderId, { spiToken })).toMatchObject({
      status: 422,
      body: { errorCode: 'PROVIDER_ERROR' },
    });
    payments.clock.now -= 5 * 60_000;
  });
});

describe('the pages', () => {
  it('lead to the provider only, and close with the session', async () => {
    const { url } = await start();
    const { policy } = await openPage(url);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/form-action http:\/\/localhost:\d+;/);
    payments.clock.now += 16 * 60_000;
    expect((await browser.get(url)).status).toBe(404);
    payments.clock.now -= 16 * 60_000;
    expect((await browser.get('/hosted-pages/made-up')).status).toBe(404);
  });

  it('show errors next to the fields, and never the number again', async () => {
    const { url } = await start();
    const page = await enterCard(url, '4000000000001001', { expiry: '01/20', code: 'x' });
    expect(page.status).toBe(422);
    expect(page.html).toContain('aria-describedby="number-error"');
    expect(page.html).toContain('aria-describedby="expiry-error"');
    expect(page.html).not.toContain('4000000000001001');
    expect(page.policy).toContain("form-action 'self' http://shop.test;");
  });

  it('return twice for the card that does', async () => {
    const { url } = await start();
    const page = await enterCard(url, '4000000000001158');
    expect(page.html).toMatch(/fetch\(.*method/);
    expect(page.policy).toContain('connect-src http://shop.test;');
  });

  it('refuse a made-up token', async () => {
    const page = await openPage((await start()).url);
    expect((await browser.post(page.url, { SpiToken: 'made-up' })).status).toBe(404);
  });
});

describe('the API of the stand-in', () => {
  const call = (path: string, payload: object, change = {}) =>
    payments.app.inject({
      method: 'POST',
      url: `/providers/powertranz${path}`,
      headers: {
        'powertranz-powertranzid': 'tarima-sandbox',
        'powertranz-powertranzpassword': 'powertranz-sandbox-secret-00000000000',
        ...change,
      },
      payload,
    });

  const auth = {
    TransactionIdentifier: '40511888-ad35-4bba-8dcb-214f493e185c',
    TotalAmount: 1,
    CurrencyCode: '840',
    ThreeDSecure: false,
    OrderIdentifier: 'order',
    ExtendedData: {
      HostedPage: { PageSet: 'PTZ/Tarima', PageName: 'Checkout' },
      MerchantResponseUrl: 'http://shop.test/a',
    },
  };

  it.each(['/Api/spi/auth', '/Api/capture', '/Api/void', '/Api/refund'])(
    'requires the merchant for %s',
    async (path) => {
      expect((await call(path, auth, { 'powertranz-powertranzpassword': 'wrong' })).statusCode).toBe(401);
    },
  );

  it.each([
    ['a missing identifier', { ...auth, TransactionIdentifier: 'order-1' }],
    ['no amount', { ...auth, TotalAmount: 0 }],
    [
      'a page that does not exist',
      { ...auth, ExtendedData: { ...auth.ExtendedData, HostedPage: { PageSet: 'Tarima', PageName: 'x' } } },
    ],
  ])('refuses %s', async (_what, body) => {
    expect((await call('/Api/spi/auth', body)).statusCode).toBe(400);
  });
});
