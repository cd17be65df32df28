import { createLogger } from '@tarima/service-kit/logger';
import { createServer } from '@tarima/service-kit/server';
import { openThrottle } from '@tarima/service-kit/throttle';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GraphTransport } from './graph.ts';
import { registerPaymentReturns } from './payment-returns.ts';
import { registerShopHeaders } from './security-headers.ts';

const state = 'A'.repeat(43);
const url = `/payment-returns/${state}`;
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const recorded = (page: string, more: object = {}) => ({
  __typename: 'PaymentReturnRecorded',
  attemptId: 'attempt-1',
  cartId: 'cart-1',
  market: 'JM',
  language: 'en',
  page,
  ...more,
});
const notFound = { __typename: 'PaymentReturnNotFound', code: 'PAYMENT_RETURN_NOT_FOUND' };

const close: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of close.splice(0)) await end();
});

interface ShopOptions {
  readonly perMinute?: number;
  readonly frameAncestors?: readonly string[];
  readonly graph?: GraphTransport;
}

/** A shop whose graph answers `recordPaymentReturn` with this result. */
async function startShop(result: object, { perMinute = 100, frameAncestors = [], ...options }: ShopOptions = {}) {
  const body = JSON.stringify({ data: { recordPaymentReturn: result } });
  const graph = vi.fn<GraphTransport>(options.graph ?? (async () => ({ status: 200, body })));
  const logger = createLogger({ name: 'test', level: 'silent' });
  const app = createServer({ name: 'test', logger, trustProxy: 'loopback' });
  registerShopHeaders(app, {
    mediaOrigin: 'https://media.test',
    mapOrigin: 'https://maps.test',
    paymentPageOrigins: ['https://bank.test'],
    frameAncestors,
    isSecure: true,
    isDevelopment: false,
  });
  const throttle = await openThrottle({ name: 'payment-returns', perMinute, redisUrl: undefined });
  registerPaymentReturns(app, { graph, throttle, frameAncestors, retryWaitsMs: [1, 1] });
  close.push(() => app.close(), throttle.close);
  const getInput = () => JSON.parse(graph.mock.calls.at(-1)?.[0].body ?? '{}').variables?.input;
  return { app, graph, getInput };
}

describe('a return from a payment provider', () => {
  it('is recorded without identity for a cross-site POST with Origin: null and without cookies (CHECKOUT-302)', async () => {
    const { app, graph, getInput } = await startShop(recorded('HOSTED_CARD'));
    const response = await app.inject({
      method: 'POST',
      url,
      headers: { ...form, origin: 'null', 'sec-fetch-site': 'cross-site', cookie: 'tarima.session=forged' },
      payload: 'SpiToken=spi%20token&TransactionIdentifier=1&SpiToken=second',
    });
    expect(response.statusCode).toBe(303);
    expect(response.headers).toMatchObject({
      location: '/en-JM/fac-confirmation?attempt=attempt-1&cart=cart-1',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(response.cookies).toEqual([]);
    expect(graph.mock.calls[0]?.[0].headers).not.toHaveProperty('authorization');
    expect(getInput()).toEqual({
      state,
      parameters: [
        { name: 'SpiToken', value: 'second' },
        { name: 'TransactionIdentifier', value: '1' },
      ],
    });
  });

  it.each([
    ['HOSTED_CARD', 'en', 'JM', '/en-JM/fac-confirmation?attempt=attempt-1&cart=cart-1'],
    ['HOSTED_CARD', 'es', 'CR', '/es-CR/confirmacion-fac?attempt=attempt-1&cart=cart-1'],
    ['PAYPAL', 'en', 'JM', '/en-JM/paypal-confirmation?attempt=attempt-1&cart=cart-1'],
    ['PAYPAL', 'es', 'CR', '/es-CR/confirmacion-paypal?attempt=attempt-1&cart=cart-1'],
    ['CARD_AUTHENTICATION', 'es', 'CR', '/payment-returns/done?attempt=attempt-1&cart=cart-1&locale=es-CR'],
  ])('from %s in %s-%s continues by GET at %s (CHECKOUT-303)', async (page, language, market, location) => {
    const { app } = await startShop(recorded(page, { language, market }));
    const response = await app.inject({ method: 'POST', url, headers: form, payload: 'MD=1' });
    expect([response.statusCode, response.headers.location]).toEqual([303, location]);
  });

  it.each([
    ['HOSTED_CARD', '/es-CR/confirmacion-fac?attempt=attempt-1'],
    ['PAYPAL', '/es-CR/confirmacion-paypal?attempt=attempt-1'],
    ['CARD_AUTHENTICATION', '/payment-returns/done?attempt=attempt-1&locale=es-CR'],
  ])('from %s for a membership, which has no cart, continues at %s (MEMBERSHIP-171)', async (page, location) => {
    const { app } = await startShop(recorded(page, { language: 'es', market: 'CR', cartId: null }));
    const response = await app.inject({ method: 'POST', url, headers: form, payload: 'MD=1' });
    expect([response.statusCode, response.headers.location]).toEqual([303, location]);
  });

  it('at the end of the bank’s frame of a membership continues without a cart (MEMBERSHIP-171)', async () => {
    const { app } = await startShop(recorded('CARD_AUTHENTICATION'));
    const response = await app.inject('/payment-returns/done?attempt=attempt-1&locale=en-JM');
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('location.replace("/en-JM/cybersource-confirmation?attempt=attempt-1")');
  });

  it('by GET passes the query of PayPal and its cancel URL (CHECKOUT-302)', async () => {
    const { app, getInput } = await startShop(recorded('PAYPAL'));
    const response = await app.inject(`${url}?cancelled=1&token=5O190127TN364715T`);
    expect(response.statusCode).toBe(303);
    expect(getInput().parameters).toEqual([
      { name: 'cancelled', value: '1' },
      { name: 'token', value: '5O190127TN364715T' },
    ]);
  });

  it('as JSON passes scalar values only, within the limits of the graph', async () => {
    const { app, getInput } = await startShop(recorded('HOSTED_CARD'));
    const many = Object.fromEntries(Array.from({ length: 60 }, (_none, index) => [`n${index}`, 'x']));
    const payload = { Approved: true, Amount: 1.5, nested: { a: 1 }, long: 'x'.repeat(8_001), ...many };
    await app.inject({ method: 'POST', url, payload });
    const { parameters } = getInput();
    expect(parameters).toHaveLength(50);
    expect(parameters.slice(0, 3)).toEqual([
      { name: 'Approved', value: 'true' },
      { name: 'Amount', value: '1.5' },
      { name: 'n0', value: 'x' },
    ]);
  });

  it('that is repeated lands on the same page (CHECKOUT-302)', async () => {
    const { app } = await startShop(recorded('PAYPAL'));
    const [first, second] = [await app.inject(url), await app.inject(url)];
    expect(second.headers.location).toBe(first.headers.location);
  });

  it.each([
    ['forged', url, 1],
    ['too short', '/payment-returns/abc', 0],
    ['malformed', `/payment-returns/${'~'.repeat(43)}`, 0],
  ])('with a %s state shows one next step (CHECKOUT-304)', async (_which, path, calls) => {
    const { app, graph } = await startShop(notFound);
    const response = await app.inject({
      method: 'POST',
      url: path,
      headers: { ...form, 'accept-language': 'en-JM' },
      payload: '',
    });
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('We couldn’t find this payment');
    expect(response.body).toContain('href="/"');
    expect(graph).toHaveBeenCalledTimes(calls);
  });

  it('with a body over 64 KB is refused unread (CHECKOUT-305)', async () => {
    const { app, graph } = await startShop(recorded('HOSTED_CARD'));
    const post = (bytes: number) =>
      app.inject({ method: 'POST', url, headers: form, payload: `a=${'x'.repeat(bytes - 2)}` });
    expect((await post(64 * 1024)).statusCode).toBe(303);
    expect((await post(64 * 1024 + 1)).statusCode).toBe(413);
    expect(graph).toHaveBeenCalledOnce();
  });

  it.each([
    ['text/plain', 415],
    ['application/json', 400],
  ])('with an unreadable body of type %s shows a page (CHECKOUT-305)', async (type, status) => {
    const { app, graph } = await startShop(recorded('HOSTED_CARD'));
    const response = await app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload: '{' });
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('text/html');
    expect(graph).not.toHaveBeenCalled();
  });

  it('is limited by network address (CHECKOUT-305)', async () => {
    const { app } = await startShop(recorded('PAYPAL'), { perMinute: 1 });
    const from = (address: string) => app.inject({ url, headers: { 'x-forwarded-for': address } });
    expect((await from('203.0.113.7')).statusCode).toBe(303);
    const refused = await from('203.0.113.7');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(refused.body).toContain('Demasiados intentos');
    expect((await from('203.0.113.8')).statusCode).toBe(303);
  });

  it('is repeated when the graph does not answer, and offers the same form when it never does (CHECKOUT-302)', async () => {
    const fail: GraphTransport = async () => ({ status: 503, body: '{}' });
    const { app, graph } = await startShop({}, { graph: fail });
    const payload = 'SpiToken=%22%3E%3Cscript%3E';
    const response = await app.inject({ method: 'POST', url, headers: form, payload });
    expect(response.statusCode).toBe(503);
    expect(graph).toHaveBeenCalledTimes(3);
    expect(response.body).toContain(`<form method="post" action="${url}">`);
    expect(response.body).toContain('name="SpiToken" value="&quot;&gt;&lt;script&gt;"');
  });

  it('succeeds when only the first call is lost', async () => {
    const body = JSON.stringify({ data: { recordPaymentReturn: recorded('PAYPAL') } });
    let calls = 0;
    const { app } = await startShop(
      {},
      {
        graph: async () => {
          calls += 1;
          if (calls === 1) throw new Error('connection reset');
          return { status: 200, body };
        },
      },
    );
    expect((await app.inject(url)).statusCode).toBe(303);
  });
});

describe('the page at the end of the bank’s frame (CHECKOUT-306)', () => {
  const done = '/payment-returns/done?attempt=attempt-1&cart=cart-1&locale=en-JM';

  it('may be framed by the shop only, runs its own script only, and reports to the shop’s origin only', async () => {
    const { app } = await startShop({});
    const { statusCode, headers, body } = await app.inject(done);
    expect(statusCode).toBe(200);
    const policy = String(headers['content-security-policy'])
      .replace(/nonce-[^']+/, 'nonce-*')
      .split(';');
    expect(policy).toEqual([
      "default-src 'none'",
      "script-src 'nonce-*'",
      "style-src 'unsafe-inline'",
      "frame-ancestors 'self'",
      "base-uri 'none'",
      "form-action 'none'",
    ]);
    expect(headers).not.toHaveProperty('x-frame-options');
    expect(body).toContain(
      'parent.postMessage({"type":"tarima.payment-return","attempt":"attempt-1"}, location.origin)',
    );
    expect(body).toContain(
      'location.replace("/en-JM/cybersource-confirmation?attempt=attempt-1\u0026cart=cart-1")'.replace('\\u0026', '&'),
    );
  });

  it('may also be framed where the shop itself may be', async () => {
    const { app } = await startShop({}, { frameAncestors: ['https://app.test'] });
    const { headers } = await app.inject(done);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self' https://app.test;");
  });

  it.each(['', '?attempt=1&cart=2&locale=xx-YY', `?attempt=${'a'.repeat(101)}&cart=2&locale=en-JM`])(
    'is not shown for %s',
    async (query) => {
      const { app } = await startShop({});
      expect((await app.inject(`/payment-returns/done${query}`)).statusCode).toBe(404);
    },
  );

  it('cannot be broken out of by its parameters', async () => {
    const { app } = await startShop({});
    const { body } = await app.inject(`${done.replace('attempt-1', encodeURIComponent('</script><script>alert(1)'))}`);
    expect(body).not.toContain('</script><script>alert');
  });
});
