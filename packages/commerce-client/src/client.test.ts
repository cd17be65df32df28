import { runWithCorrelationId } from '@tarima/service-kit/correlation';
import { createLogger } from '@tarima/service-kit/logger';
import { createServer, listen } from '@tarima/service-kit/server';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CommerceClient, type CommerceSettings, createCommerceClient } from './client.ts';
import { isConcurrentModification, isNotFound, toPlatformError } from './errors.ts';

let app: FastifyInstance;
let client: CommerceClient;
let settings: CommerceSettings;
let issuedTokens: number;
let validToken: string;
let receivedHeaders: Record<string, unknown>[];

beforeEach(async () => {
  issuedTokens = 0;
  receivedHeaders = [];
  app = createServer({ name: 'platform', logger: createLogger({ name: 'platform', level: 'silent' }) });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.post('/oauth/token', async () => {
    issuedTokens += 1;
    validToken = `token-${issuedTokens}`;
    return { access_token: validToken, token_type: 'Bearer', expires_in: 3_600, scope: 'manage_project:shop' };
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/oauth')) return;
    receivedHeaders.push(request.headers);
    if (request.headers.authorization !== `Bearer ${validToken}`) {
      await reply
        .status(401)
        .send({ statusCode: 401, message: 'no', errors: [{ code: 'invalid_token', message: 'no' }] });
    }
  });
  app.get('/shop', async () => ({ key: 'shop' }));
  app.get('/shop/carts/:id', async (_request, reply) =>
    reply
      .status(404)
      .send({ statusCode: 404, message: 'none', errors: [{ code: 'ResourceNotFound', message: 'none' }] }),
  );
  app.post('/shop/in-store/key=CR/carts/:id', async (_request, reply) =>
    reply.status(409).send({
      statusCode: 409,
      message: 'conflict',
      errors: [{ code: 'ConcurrentModification', message: 'conflict', currentVersion: 7 }],
    }),
  );
  // Never responds.
  app.get('/shop/categories', (_request, reply) => void reply.hijack());
  app.get('/shop/stores', async (_request, reply) => reply.status(502).type('text/html').send('<h1>Bad gateway</h1>'));
  const url = await listen(app, { name: 'platform', host: '127.0.0.1', port: 0 });
  settings = {
    apiUrl: url,
    authUrl: url,
    projectKey: 'shop',
    clientId: 'id',
    clientSecret: 'secret',
    timeoutMs: 30_000,
    userAgent: 'tarima-test',
  };
  client = createCommerceClient(settings);
});
afterEach(async () => {
  await client.close();
  await app.close();
});

const catchError = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('the call succeeded'),
    (error: unknown) => error,
  );

describe('createCommerceClient', () => {
  it('requests one token for parallel calls', async () => {
    await Promise.all(Array.from({ length: 20 }, () => client.ping()));
    expect(issuedTokens).toBe(1);
  });

  it('requests a new token when the platform rejects the cached one', async () => {
    await client.ping();
    validToken = 'revoked elsewhere';
    await client.ping();
    expect(issuedTokens).toBe(2);
  });

  it('sends the user agent and the id of the current request or job', async () => {
    await runWithCorrelationId('request-1', () => client.ping());
    expect(receivedHeaders[0]).toMatchObject({ 'x-correlation-id': 'request-1' });
    expect(receivedHeaders[0]?.['user-agent']).toContain('tarima-test');
  });

  it('maps an error response (ERRORS-31)', async () => {
    const conflict = await catchError(
      client
        .inStore('CR')
        .carts()
        .withId({ ID: 'c' })
        .post({ body: { version: 1, actions: [] } })
        .execute(),
    );
    expect(isConcurrentModification(conflict)).toBe(true);
    expect(conflict).toMatchObject({ status: 409, currentVersion: 7, isOutcomeUnknown: false });
    expect(isNotFound(await catchError(client.api.carts().withId({ ID: 'c' }).get().execute()))).toBe(true);
  });

  it('reports whether the outcome is unknown (ERRORS-31)', async () => {
    const clientWithShortTimeout = createCommerceClient({ ...settings, timeoutMs: 1_000 });
    expect(await catchError(clientWithShortTimeout.api.categories().get().execute())).toMatchObject({
      status: 504,
      code: 'NetworkError',
      isOutcomeUnknown: true,
    });
    expect(await catchError(client.api.stores().get().execute())).toMatchObject({
      status: 502,
      isOutcomeUnknown: true,
    });
    await app.close();
    const clientOfStoppedPlatform = createCommerceClient(settings);
    expect(await catchError(clientOfStoppedPlatform.ping())).toMatchObject({ status: 0, isOutcomeUnknown: false });
    await clientOfStoppedPlatform.close();
    await clientWithShortTimeout.close();
  });

  it('returns other errors unchanged', () => {
    const bug = new Error('a bug');
    expect(toPlatformError(bug)).toBe(bug);
    expect(toPlatformError(undefined)).toBeUndefined();
  });
});
