import cookie from '@fastify/cookie';
import { createLogger } from '@tarima/service-kit/logger';
import { createServer } from '@tarima/service-kit/server';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { registerReporting } from './reporting.ts';

interface Received {
  readonly url: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

const received: Received[] = [];
const collector = Fastify();
let status = 200;
collector.post('/*', async ({ url, headers, body }, reply) => {
  received.push({ url, headers, body });
  return reply.status(status).send({ success: true });
});
const collectorUrl = await collector.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => collector.close());

async function startShop(admits = true) {
  received.length = 0;
  status = 200;
  const app = createServer({ name: 'test', logger: createLogger({ name: 'test', level: 'silent' }) });
  await app.register(cookie);
  const throttle = { admit: async () => admits };
  registerReporting(app, {
    env: { COLLECTOR_URL: collectorUrl, COLLECTOR_WRITE_KEY: 'key', COLLECTOR_TIMEOUT_MS: 1_000 },
    shopOrigin: 'https://shop.test',
    logThrottle: throttle,
    batchThrottle: throttle,
  });
  afterAll(() => app.close());
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, payload, headers: { 'sec-fetch-site': 'same-origin', ...headers } });
  return { post };
}

const accepted = { cookie: 'tarima.consent=accepted.1; tarima.session=secret' };
const batch = {
  batch: [{ type: 'page', anonymousId: 'a', name: 'home' }],
  sentAt: '2026-11-24T12:00:00.000Z',
};
const basic = `Basic ${Buffer.from('key:').toString('base64')}`;

describe('POST /log', () => {
  it('passes a message on with the write key, scrubbed, and without cookies (ANALYTICS-13, ANALYTICS-55, ANALYTICS-58)', async () => {
    const { post } = await startShop();
    const message = 'failed for ana@example.com';
    expect((await post('/log', { message, level: 'error' }, accepted)).statusCode).toBe(204);
    expect(received).toEqual([
      expect.objectContaining({ url: '/log', body: { message: 'failed for [email]', level: 'error' } }),
    ]);
    expect(received[0]?.headers).toMatchObject({ authorization: basic });
    expect(received[0]?.headers).not.toHaveProperty('cookie');
    expect(received[0]?.headers).not.toHaveProperty('x-forwarded-for');
  });

  it('drops messages over the limit, and those that the collector does not take (ANALYTICS-14, ANALYTICS-56)', async () => {
    const throttled = await startShop(false);
    expect((await throttled.post('/log', { message: 'x', level: 'info' })).statusCode).toBe(204);
    expect(received).toEqual([]);
    const { post } = await startShop();
    status = 500;
    expect((await post('/log', { message: 'x', level: 'info' })).statusCode).toBe(204);
  });

  it.each([
    ['another site', { message: 'x', level: 'info' }, { 'sec-fetch-site': 'cross-site' }, 403],
    ['an unknown level', { message: 'x', level: 'debug' }, {}, 400],
    ['an empty message', { message: ' ', level: 'info' }, {}, 400],
    ['another field', { message: 'x', level: 'info', user: 'ana' }, {}, 400],
    ['a long body', { message: 'x'.repeat(5_000), level: 'info' }, {}, 413],
  ])('refuses %s', async (_case, body, headers, expected) => {
    const { post } = await startShop();
    expect((await post('/log', body, headers as Record<string, string>)).statusCode).toBe(expected);
    expect(received).toEqual([]);
  });
});

describe('POST /analytics/v1/b', () => {
  it('passes a batch on with the write key of the server (ANALYTICS-58)', async () => {
    const { post } = await startShop();
    expect((await post('/analytics/v1/b', batch, accepted)).json()).toEqual({ success: true });
    expect(received).toEqual([
      expect.objectContaining({
        url: '/v1/batch',
        body: batch,
      }),
    ]);
    expect(received[0]?.headers).toMatchObject({ authorization: basic });
    expect(received[0]?.headers).not.toHaveProperty('cookie');
  });

  it.each(['', 'tarima.consent=declined.1', 'tarima.consent=accepted.0'])(
    'drops a batch with the cookie "%s" (ANALYTICS-50, ANALYTICS-51)',
    async (value) => {
      const { post } = await startShop();
      expect((await post('/analytics/v1/b', batch, value ? { cookie: value } : {})).statusCode).toBe(204);
      expect(received).toEqual([]);
    },
  );

  it('limits batches by address (ANALYTICS-56)', async () => {
    const { post } = await startShop(false);
    const response = await post('/analytics/v1/b', batch, accepted);
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('60');
  });

  it.each([
    [400, 400],
    [503, 503],
  ])('answers %i of the collector with %i', async (collectorStatus, expected) => {
    const { post } = await startShop();
    status = collectorStatus;
    expect((await post('/analytics/v1/b', batch, accepted)).statusCode).toBe(expected);
  });

  it('refuses other calls', async () => {
    const { post } = await startShop();
    expect((await post('/analytics/v1/b', { batch: [{ type: 'alias' }] }, accepted)).statusCode).toBe(400);
    expect((await post('/analytics/v1/b', batch, { ...accepted, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(
      403,
    );
  });
});
