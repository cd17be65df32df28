import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPayments, type TestPayments } from '../../testing/harness.ts';
import { createProviderBrowser } from '../../testing/provider-browser.ts';
import { formatAmount, signRequest } from './signature.ts';
import { namespaces, parseXml, readXml, writeXml } from './xml.ts';

let payments: TestPayments;
let browser: ReturnType<typeof createProviderBrowser>;
beforeAll(async () => {
  payments = await startPayments('pglite://memory', {
    PAYMENTS_LATE_REPLY_MS: '2000',
    PAYMENTS_PROVIDER_TIMEOUT_MS: '1000',
    PAYMENTS_SWEEP_SECONDS: '1',
  });
  browser = createProviderBrowser(payments.app);
});
afterAll(() => payments.close());

const returnUrl3DS = 'http://shop.test/payment-returns/state-1';
const approved = '4000000000001000';

async function start() {
  const request = payments.request('', {
    card: undefined,
    paymentThird: 6,
    paymentThirdId: '6-6401-C',
    useV2: true,
    returnUrl3DS,
  });
  const { body } = await payments.call('POST', '/transactions', request);
  const { challenge, referenceNumber = '' } = body;
  return { request, body, referenceNumber, url: challenge?.url ?? '', orderId: challenge?.orderId ?? '' };
}

const enterCard = (url: string, number = approved, change = {}) =>
  browser.post(url, { number, holder: 'Ana Mora', expiry: '12/39', code: '123', ...change });

const act = (referenceNumber: string, action: string, body?: object) =>
  payments.call('POST', `/transactions/${referenceNumber}/${action}`, body);
const close = (referenceNumber: string, orderId: string, change = {}) =>
  act(referenceNumber, 'close-3ds', { orderId, ...change });

async function buy(number = approved, change = {}) {
  const started = await start();
  const { location = returnUrl3DS } = await enterCard(started.url, number, change);
  const returned = new URL(location).searchParams;
  return { ...started, location, returned, spiToken: returned.get('ID') ?? '' };
}

const readGateway = async (referenceNumber: string) =>
  (await payments.database.execute('select * from fac."authorization" where order_number = $1', [referenceNumber]))
    .rows[0];

describe('the hosted card page, version 2', () => {
  it('takes the card, returns by GET and is authorised once', async () => {
    const { request, body, referenceNumber, orderId, spiToken, location, returned } = await buy();
    expect(body).toMatchObject({ status: 'CHALLENGE_REQUIRED', paymentThird: 6, challenge: { kind: 'HOSTED_PAGE' } });
    expect(location).toContain(`${returnUrl3DS}?ID=`);
    expect(returned.get('RespCode')).toBe('1');
    const closed = await Promise.all([1, 2, 3].map(() => close(referenceNumber, orderId, { spiToken })));
    for (const { body: result } of closed) {
      expect(result).toMatchObject({ status: 'APPROVED', cardType: 1, card: { brand: 'VISA', lastDigits: '1000' } });
    }
    expect((await act(referenceNumber, 'capture')).body.transactionType).toBe('s');
    expect((await act(referenceNumber, 'capture')).body.transactionType).toBe('s');
    expect(await payments.readLedger(request.cartId)).toEqual(['AUTHORISE', 'CAPTURE']);
    expect(await readGateway(referenceNumber)).toMatchObject({ masked_number: '4XXXXXXXXXXX1000' });
  });

  it('is pending without the token, and refuses another one', async () => {
    const { referenceNumber, orderId, url } = await start();
    const token = url.split('/').at(-1);
    expect((await close(referenceNumber, orderId)).body.errorCode).toBe('CHALLENGE_PENDING');
    expect((await close(referenceNumber, orderId, { spiToken: token })).body.errorCode).toBe('CHALLENGE_PENDING');
    const other = await buy();
    for (const spiToken of ['forged', other.spiToken]) {
      expect((await close(referenceNumber, orderId, { spiToken })).body.errorCode).toBe('CHALLENGE_MISMATCH');
    }
  });

  it.each([
    ['4000000000001018', {}, '51'],
    ['4000000000001026', {}, '43'],
    [approved, { code: '999' }, 'N7'],
    ['', { action: 'cancel' }, '17'],
  ])('declines %s %j with %s', async (number, change, responseCode) => {
    const { referenceNumber, orderId, spiToken } = await buy(number, change);
    expect((await close(referenceNumber, orderId, { spiToken })).body).toMatchObject({
      status: 'DECLINED',
      responseCode,
    });
  });

  it('finds a result and a capture whose responses were lost', async () => {
    const late = await buy('4000000000001042');
    expect((await close(late.referenceNumber, late.orderId, { spiToken: late.spiToken })).status).toBe(504);
    expect((await close(late.referenceNumber, late.orderId, { spiToken: late.spiToken })).body.status).toBe('APPROVED');
    const { request, referenceNumber, orderId, spiToken } = await buy('4000000000001059');
    await close(referenceNumber, orderId, { spiToken });
    expect((await act(referenceNumber, 'capture')).status).toBe(504);
    expect((await act(referenceNumber, 'void')).body.transactionType).toBe('V');
    expect(await payments.readLedger(request.cartId)).toEqual(['AUTHORISE', 'CAPTURE', 'VOID']);
    expect(await readGateway(referenceNumber)).toMatchObject({ is_reversed: true });
  });

  it('refunds each part once, in parallel', async () => {
    const { referenceNumber, orderId, spiToken } = await buy();
    await close(referenceNumber, orderId, { spiToken });
    await act(referenceNumber, 'capture');
    const refund = (refundId: string, amount: number) => act(referenceNumber, 'refund', { refundId, amount });
    const responses = await Promise.all([refund('a', 500_000), refund('a', 500_000), refund('b', 750_000)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(Number((await readGateway(referenceNumber))?.refunded)).toBe(1_250_000);
  });

  it('reverses what the page authorised when the payment is voided without a return', async () => {
    const { referenceNumber } = await buy();
    expect((await act(referenceNumber, 'void')).body.transactionType).toBe('V');
    expect(await readGateway(referenceNumber)).toMatchObject({ is_reversed: true });
  });

  it('reverses what the page authorised after the payment was voided', async () => {
    const { referenceNumber, url } = await start();
    await act(referenceNumber, 'void');
    await enterCard(url);
    expect(await readGateway(referenceNumber)).toMatchObject({ is_reversed: false });
    payments.clock.now += 16 * 60_000;
    await expect.poll(() => readGateway(referenceNumber), { timeout: 5_000 }).toMatchObject({ is_reversed: true });
    payments.clock.now -= 16 * 60_000;
  });

  it('shows errors, and a message for a page that is not open', async () => {
    const { url } = await start();
    expect((await enterCard(url, '1234')).html).toContain('number-error');
    expect((await browser.get(`${url}?lang=en`)).html).toContain('Pay with your card');
    expect((await browser.get(url.replace(/[^/]+$/, 'made-up'))).status).toBe(404);
  });
});

describe('the XML services', () => {
  const merchant = {
    merchantId: '88800000',
    acquirerId: '464748',
    password: 'fac-sandbox-secret-000000000000000000',
  };
  const amount = formatAmount(100);
  const details = {
    AcquirerId: merchant.acquirerId,
    Amount: amount,
    Currency: '840',
    MerchantId: merchant.merchantId,
    OrderNumber: 'order-1',
    Signature: signRequest(merchant, 'order-1', amount, '840'),
    SignatureMethod: 'SHA1',
    TransactionCode: '0',
  };
  const post = async (operation: string, payload: string) => {
    const url = `/providers/fac/PGServiceXML/${operation}`;
    const response = await payments.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'text/xml' },
      payload,
    });
    return parseXml(response.body)?.node;
  };

  it.each([
    ['another signature', { Signature: 'forged' }, '1003'],
    ['another amount than signed', { Amount: formatAmount(1) }, '1003'],
    ['another merchant', { MerchantId: '1' }, '1002'],
    ['an amount without twelve digits', { Amount: '100' }, '1001'],
  ])('refuse a page with %s', async (_what, change, code) => {
    const fields = { CardHolderResponseURL: 'http://shop.test/a', TransactionDetails: { ...details, ...change } };
    const document = writeXml('HostedPageAuthorizeRequest', fields, namespaces.gateway);
    expect(readXml(await post('HostedPageAuthorize', document), 'ReasonCode')).toBe(code);
  });

  it('refuse modifications without the password, and broken documents', async () => {
    const fields = {
      ...merchant,
      MerchantId: '88800000',
      AcquirerId: '464748',
      Password: 'wrong',
      ModificationType: '3',
    };
    const document = writeXml('TransactionModificationRequest', fields, namespaces.gateway);
    expect(readXml(await post('TransactionModification', document), 'ReasonCode')).toBe('1002');
    expect(readXml(await post('TransactionModification', '<a><b></a>'), 'ReasonCode')).toBe('1000');
  });

  it('escape and read every character', () => {
    const document = writeXml('a', { b: '<&">\'', c: { d: 'ñ' } }, namespaces.gateway);
    const root = parseXml(document)?.node;
    expect([readXml(root, 'b'), readXml(root, 'c', 'd')]).toEqual(['<&">\'', 'ñ']);
  });
});
