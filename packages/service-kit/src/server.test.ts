import { pino } from 'pino';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { EnvError, parseEnv, trustProxySchema } from './env.ts';
import { createLogger } from './logger.ts';
import { bodyDepthLimit, createServer } from './server.ts';

const logger = createLogger({ name: 'test', level: 'silent' });

async function readAddress(trustProxy: string | undefined, remoteAddress: string, forwardedFor: string) {
  const app = createServer({ name: 'test', logger, trustProxy });
  app.get('/address', async (request) => request.ip);
  const response = await app.inject({ url: '/address', remoteAddress, headers: { 'x-forwarded-for': forwardedFor } });
  return response.body;
}

it.each([
  [undefined, '127.0.0.1', '203.0.113.7', '127.0.0.1'],
  ['loopback', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['loopback', '198.51.100.9', '203.0.113.7', '198.51.100.9'],
  // Addresses that the client itself puts at the front of the list are ignored.
  ['loopback', '127.0.0.1', '1.2.3.4, 203.0.113.7', '203.0.113.7'],
  ['loopback, 10.0.0.0/8', '127.0.0.1', '203.0.113.7, 10.1.2.3', '203.0.113.7'],
])(
  'with trustProxy %s, the address of %s with x-forwarded-for %s is %s',
  async (trust, remote, forwarded, expected) => {
    expect(await readAddress(trust, remote, forwarded)).toBe(expected);
  },
);

it.each(['loopback', '10.0.0.0/8, ::1', 'uniquelocal'])('accepts %s as proxy networks', (text) => {
  expect(parseEnv('test', z.object({ TRUST_PROXY: trustProxySchema }), { TRUST_PROXY: text })).toEqual({
    TRUST_PROXY: text,
  });
});

it.each(['true', 'shop', '10.0.0.0/33', '10.0.0.1/8/8', ','])('rejects %s as proxy networks', (text) => {
  expect(() => parseEnv('test', z.object({ TRUST_PROXY: trustProxySchema }), { TRUST_PROXY: text })).toThrow(EnvError);
});

it.each([
  [bodyDepthLimit, 200, undefined],
  [bodyDepthLimit + 1, 400, 'BODY_TOO_DEEP'],
  [100_000, 400, 'BODY_TOO_DEEP'],
])('responds to a JSON body of %i levels with %i %s', async (depth, status, code) => {
  const app = createServer({ name: 'test', logger });
  app.post('/', async () => ({}));
  const response = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/json' },
    payload: '['.repeat(depth) + ']'.repeat(depth),
  });
  expect([response.statusCode, response.json().code]).toEqual([status, code]);
});

it.each([
  [400, 'BAD_REQUEST'],
  [403, 'FORBIDDEN'],
  [404, 'NOT_FOUND'],
  [413, 'BODY_TOO_LARGE'],
  [415, 'UNSUPPORTED_MEDIA_TYPE'],
  [418, 'BAD_REQUEST'],
  [500, 'INTERNAL'],
  [503, 'NOT_READY'],
])(
  'responds to an error of status %i with the code %s, and without details of a bug (ERRORS-51)',
  async (status, code) => {
    const app = createServer({ name: 'test', logger });
    app.get('/', async () => {
      throw Object.assign(new Error('a detail'), { statusCode: status });
    });
    const response = await app.inject('/');
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code, requestId: expect.stringMatching(/./) });
    expect(response.json().message === 'a detail').toBe(status < 500);
  },
);

it('responds to an unknown path with NOT_FOUND and to an unknown content type with UNSUPPORTED_MEDIA_TYPE', async () => {
  const app = createServer({ name: 'test', logger });
  app.post('/', async () => ({}));
  expect((await app.inject('/nowhere')).json()).toMatchObject({ code: 'NOT_FOUND' });
  const headers = { 'content-type': 'application/x-unknown' };
  const response = await app.inject({ method: 'POST', url: '/', headers, payload: 'x' });
  expect(response.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
});

/** The log lines for one request at a log level. */
async function logRequest(level: string): Promise<readonly Record<string, unknown>[]> {
  const lines: string[] = [];
  const app = createServer({ name: 'test', logger: pino({ level }, { write: (line) => void lines.push(line) }) });
  app.post('/orders/:id', async (_request, reply) => reply.status(201).send({}));
  await app.inject({ method: 'POST', url: '/orders/7?email=ana@example.com' });
  return lines.map((line) => JSON.parse(line));
}

it('logs the method, path, status and duration of a request at level debug, without the query (ERRORS-50)', async () => {
  const log = await logRequest('debug');
  expect(log).toMatchObject([{ method: 'POST', path: '/orders/7', status: 201, ms: expect.any(Number) }]);
  expect(JSON.stringify(log)).not.toContain('ana@example.com');
  expect(await logRequest('info')).toEqual([]);
});
