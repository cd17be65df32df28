import cookie from '@fastify/cookie';
import { openDatabase } from '@tarima/service-kit/database';
import { createLogger } from '@tarima/service-kit/logger';
import { createServer, listen } from '@tarima/service-kit/server';
import { findFreePort } from '@tarima/service-kit/testing/free-ports';
import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { decodeJwt } from 'jose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { GraphRequest } from '../graph.ts';
import { openSessionStore } from '../session-store.ts';
import { audience, startProvider, unlimited } from '../testing/auth-shop.ts';
import { toOperationsPath } from './auth-routes.ts';
import { openOperations } from './open-operations.ts';

const { identity, issuer } = await startProvider();
const logger = createLogger({ name: 'shop', level: 'silent' });
const database = await openDatabase('pglite://memory');
const store = await openSessionStore({}, logger, async () => database);
const app = createServer({ name: 'shop', logger });
const port = await findFreePort();
const shop = `http://localhost:${port}`;
/** How far the shop's clock is ahead of the provider's, in milliseconds. */
let ahead = 0;
/** What the graph received and how it responds, by operation name. */
const received: { name: string; variables: Record<string, unknown>; headers: GraphRequest['headers'] }[] = [];
const responses = new Map<string, unknown>();

const attempt = {
  id: '0c7a3c9e-9d3c-4f07-8f0a-0d1f2a3b4c5d',
  purpose: 'ORDER',
  status: 'NEEDS_REVIEW',
  market: 'CR',
  orderNumber: 'CR-261124-7F3K9Q2M',
  cartId: '<script>alert(1)</script>',
  membershipNumber: '64010104512001',
  reference: '0c7a3c9e-9d3c-4f07-8f0a-0d1f2a3b4c5d.1',
  referenceNumber: 'T1',
  createdAt: '2026-11-24T10:00:00.000Z',
  updatedAt: '2026-11-24T10:00:09.000Z',
  allowedActions: ['COMPLETE', 'REFUND'],
  amount: { centAmount: 1_130_000, currency: 'CRC', fractionDigits: 2 },
  card: { brand: 'VISA', lastDigits: '1000' },
  failure: { code: 'PAYMENT_NEEDS_REVIEW', message: 'Checking' },
  timeline: [
    {
      __typename: 'AttemptStep',
      id: '1',
      name: 'VOID_TRANSACTION',
      try: 1,
      startedAt: '2026-11-24T10:00:05.000Z',
      finishedAt: '2026-11-24T10:00:06.500Z',
      outcome: 'unclear',
      answers: [
        {
          call: 'payments.void',
          result: 'REFUSED',
          reason: 'ALREADY_SETTLED',
          httpStatus: 409,
          referenceNumber: null,
          state: null,
          times: 3,
        },
      ],
    },
    { __typename: 'AttemptAlert', id: '1', alert: 'checkout_needs_review', raisedAt: '2026-11-24T10:00:06.600Z' },
  ],
};

await app.register(cookie, { secret: 'a-session-secret-of-some-thirty-six-characters' });
openOperations(app, {
  env: {
    IDENTITY_ISSUER: issuer,
    OPERATIONS_CLIENT_ID: 'tarima-operations',
    OPERATIONS_CLIENT_SECRET: 'tarima-operations-sandbox-secret-00',
    GRAPH_AUDIENCE: audience,
    SHOP_URL: shop,
    OPERATOR_SESSION_HOURS: 12,
    IDENTITY_TIMEOUT_MS: 10_000,
    IDENTITY_TOKEN_REQUESTS: 20,
  },
  graph: async ({ headers, body }) => {
    const { operationName: name, variables } = JSON.parse(body);
    received.push({ name, variables, headers });
    return { status: 200, body: JSON.stringify(responses.get(name)) };
  },
  store,
  signInThrottle: unlimited,
  now: () => Date.now() + ahead,
});
await listen(app, { name: 'shop', host: '127.0.0.1', port });

afterAll(async () => {
  await app.close();
  await store.close();
  await database.close();
  identity.kill('SIGTERM');
});
beforeEach(() => {
  ahead = 0;
  received.length = 0;
  responses.clear();
  const pageInfo = { hasNextPage: true, endCursor: 'next-cursor' };
  responses.set('OperatorAttempts', { data: { operatorAttempts: { nodes: [attempt], pageInfo } } });
  responses.set('OperatorAttempt', { data: { operatorAttempt: attempt } });
  responses.set('ResolveAttempt', {
    data: { resolveAttempt: { __typename: 'ResolveAttemptSuccess', attempt: { id: attempt.id, status: 'VOIDED' } } },
  });
});

const attemptUrl = `${shop}/operations/attempts/${attempt.id}`;

async function signIn(returnTo = '/operations', browser = new HttpBrowser()) {
  const login = `${shop}/operations/auth/login?${new URLSearchParams({ returnTo })}`;
  const page = await browser.follow(await browser.get(login));
  const posted = await browser.post(page.url, { identifier: 'operator@tarima.test', password: 'tarima-operator-1' });
  const callback = await browser.follow(posted, `${shop}/operations/auth/callback`);
  const back = await browser.get(String(callback.headers.location));
  return { browser, back };
}

describe('signing in as an operator (ACCOUNT-203)', () => {
  it('returns to the requested page, with tokens on the server and a cookie for these pages only', async () => {
    const { browser, back } = await signIn(`/operations/attempts/${attempt.id}`);
    expect(back.headers.location).toBe(`/operations/attempts/${attempt.id}`);
    const cookies = [back.headers['set-cookie'] ?? []].flat();
    expect(cookies.filter((line) => line.includes('Max-Age=43200'))).toEqual([
      expect.stringMatching(/^tarima\.operator=.*Path=\/operations; HttpOnly; SameSite=Lax$/),
    ]);
    await browser.get(`${shop}/operations`);
    const [, bearer = ''] = received.at(-1)?.headers.authorization?.split(' ') ?? [];
    expect(decodeJwt(bearer)).toMatchObject({ scope: 'operator', name: 'Sofía Rojas' });
    expect(browser.cookieValues().some((value) => value.includes(bearer))).toBe(false);
  });

  it('shows nothing before', async () => {
    const browser = new HttpBrowser();
    const home = await browser.get(`${shop}/operations`, { 'accept-language': 'en-JM,es;q=0.5' });
    expect(home.body).toContain('Sign in to continue');
    expect((await browser.get(attemptUrl)).headers.location).toContain('/operations/auth/login?returnTo=');
    expect((await browser.post(attemptUrl, {}, { 'sec-fetch-site': 'same-origin' })).status).toBe(303);
    expect(received).toEqual([]);
  });

  it('ends after OPERATOR_SESSION_HOURS, and renews tokens until then', async () => {
    const { browser } = await signIn();
    await browser.get(`${shop}/operations`);
    ahead = 11 * 60 * 60 * 1_000;
    await browser.get(`${shop}/operations`);
    const tokens = received.map(({ headers }) => headers.authorization);
    expect(new Set(tokens).size).toBe(2);
    ahead = 12 * 60 * 60 * 1_000;
    expect((await browser.get(`${shop}/operations`, { 'accept-language': 'en' })).body).toContain(
      'Sign in to continue',
    );
  });

  it('ends by a link of these pages, not by one of another site', async () => {
    const { browser } = await signIn();
    const forged = await browser.get(`${shop}/operations/auth/logout`, { 'sec-fetch-site': 'cross-site' });
    expect(forged.headers.location).toBe('/operations');
    expect((await browser.get(attemptUrl)).status).toBe(200);
    const left = await browser.get(`${shop}/operations/auth/logout`, { 'sec-fetch-site': 'same-origin' });
    expect(left.headers.location).toContain('/oauth/sign-out');
    expect((await browser.get(attemptUrl)).status).toBe(303);
  });

  it('replaces the session of another operator and revokes its tokens', async () => {
    const { browser } = await signIn();
    const readId = () => decodeURIComponent(browser.cookie('tarima.operator') ?? '').split('.')[0];
    const key = `operator-session:${readId()}`;
    const stored = JSON.parse((await store.get(key)) ?? '');
    stored.signedIn.operator.subject = 'another operator';
    await store.set(key, JSON.stringify(stored), 60);
    // The provider asks for a password again.
    browser.setCookie(issuer, 'identity.sid', 'ended');

    const { back } = await signIn('/operations', browser);
    expect(back.headers.location).toBe('/operations');
    expect(await store.get(key)).toBeUndefined();

    // A copy of the session is of no use: the provider no longer accepts its refresh token.
    await store.set(`operator-session:${readId()}`, JSON.stringify(stored), 60);
    ahead = 9.5 * 60_000;
    expect((await browser.get(attemptUrl)).status).toBe(303);
  });

  it('replaces the own session and keeps its grant, so that the new session stays signed in', async () => {
    const { browser } = await signIn();
    const login = await browser.get(`${shop}/operations/auth/login`);
    const callback = await browser.follow(login, `${shop}/operations/auth/callback`);
    await browser.get(String(callback.headers.location));
    ahead = 9.5 * 60_000;
    expect((await browser.get(attemptUrl)).status).toBe(200);
  });

  it.each([
    ['/operations?q=1', '/operations?q=1'],
    ['/es-CR/carrito', '/operations'],
    ['/operationsX', '/operations'],
    ['//evil.test/operations', '/operations'],
    ['/operations/auth/logout', '/operations'],
  ])('returns from %s to %s', (requested, path) => {
    expect(toOperationsPath(requested)).toBe(path);
  });
});

describe('the pages', () => {
  it('are neither indexed nor cached', async () => {
    const { browser } = await signIn();
    const page = await browser.get(`${shop}/operations`);
    expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' });
    expect(page.body).toContain('<meta name="robots" content="noindex, nofollow">');
  });

  it.each([
    ['en', 'Needs review', 'History'],
    ['es', 'En revisión', 'Historial'],
  ])('are in the language of the browser: %s', async (language, status, timeline) => {
    const { browser } = await signIn();
    const list = await browser.get(`${shop}/operations`, { 'accept-language': language });
    expect(list.body).toContain(`<html lang="${language}">`);
    expect(list.body).toContain(status);
    expect((await browser.get(attemptUrl, { 'accept-language': language })).body).toContain(timeline);
  });

  it('search by text and status, and go on from a cursor', async () => {
    const { browser } = await signIn();
    const page = await browser.get(`${shop}/operations?q=%20CR-1&status=NEEDS_REVIEW&after=c1`);
    expect(received.at(-1)).toMatchObject({
      name: 'OperatorAttempts',
      variables: { filter: { text: 'CR-1', status: ['NEEDS_REVIEW'] }, first: 25, after: 'c1' },
    });
    expect(page.body).toContain('/operations?q=CR-1&amp;status=NEEDS_REVIEW&amp;after=next-cursor');
    await browser.get(`${shop}/operations?status=ANYTHING`);
    expect(received.at(-1)?.variables.filter).toEqual({ text: '', status: [] });
  });

  it('show the time line with the answers of upstreams, escaped', async () => {
    const { browser } = await signIn();
    const { body } = await browser.get(attemptUrl, { 'accept-language': 'en' });
    for (const text of [
      'VOID_TRANSACTION',
      'not confirmed',
      '24 Nov 2026, 10:00:05 UTC',
      'Costa Rica',
      'Visa ending in 1000',
      'ALREADY_SETTLED · HTTP 409',
      '3 times',
      'checkout_needs_review',
      '6401 010451 2001',
    ]) {
      expect(body).toContain(text);
    }
    expect(body).toContain('&lt;script&gt;alert(1)');
    expect(body).not.toContain('Void the payment');
  });

  it('show an unknown attempt and a failed graph as such', async () => {
    const { browser } = await signIn();
    responses.set('OperatorAttempt', { data: { operatorAttempt: null } });
    expect((await browser.get(attemptUrl)).status).toBe(404);
    responses.set('OperatorAttempt', { errors: [{ message: 'x', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] });
    expect((await browser.get(attemptUrl)).status).toBe(503);
    expect((await browser.get(`${shop}/operations/unknown`)).status).toBe(404);
  });
});

describe('a decision (CHECKOUT-204)', () => {
  const sameOrigin = { 'sec-fetch-site': 'same-origin', 'accept-language': 'en' };
  const openDialog = async (browser: HttpBrowser) => {
    const { body } = await browser.get(`${attemptUrl}?action=REFUND`, sameOrigin);
    expect(body).toContain('Return the money');
    return /name="token" value="([^"]+)"/.exec(body)?.[1] ?? '';
  };

  it('about a refund says what it does to the refund (PAYMENTS-250)', async () => {
    const { browser } = await signIn();
    responses.set('OperatorAttempt', { data: { operatorAttempt: { ...attempt, purpose: 'REFUND' } } });
    const page = (await browser.get(attemptUrl, sameOrigin)).body;
    expect(page).toContain('This refund needs a decision');
    expect(page).toContain('Mark as returned');
    expect(page).not.toContain('Complete the order');
    const { body } = await browser.get(`${attemptUrl}?action=COMPLETE`, sameOrigin);
    expect(body).toContain('Choose this only if the club has already returned the money.');
  });

  it('is sent once confirmed with a reason', async () => {
    const { browser } = await signIn();
    const token = await openDialog(browser);
    const sent = await browser.post(attemptUrl, { token, action: 'REFUND', reason: 'Settled' }, sameOrigin);
    expect([sent.status, sent.headers.location]).toEqual([303, `/operations/attempts/${attempt.id}?decided=1`]);
    expect(received.at(-1)?.variables).toEqual({
      input: { attemptId: attempt.id, action: 'REFUND', reason: 'Settled' },
    });
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, undefined, 403],
    ['no origin', {}, undefined, 403],
    ['a page of another session', sameOrigin, 'forged', 422],
  ])('is refused from %s', async (_case, headers, forged, status) => {
    const { browser } = await signIn();
    const token = forged ?? (await openDialog(browser));
    const fields = { token, action: 'REFUND', reason: 'Settled' };
    expect((await browser.post(attemptUrl, fields, headers as Record<string, string>)).status).toBe(status);
    expect(received.some(({ name }) => name === 'ResolveAttempt')).toBe(false);
  });

  it('shows why it was refused and keeps the reason', async () => {
    const { browser } = await signIn();
    const token = await openDialog(browser);
    const result = { __typename: 'ReasonRequired', code: 'REASON_REQUIRED', message: 'Enter a reason.' };
    responses.set('ResolveAttempt', { data: { resolveAttempt: result } });
    const { status, body } = await browser.post(attemptUrl, { token, action: 'REFUND', reason: '<b>' }, sameOrigin);
    expect(status).toBe(422);
    expect(body).toContain('Enter a reason.');
    expect(body).toContain('>&lt;b&gt;</textarea>');
  });
});
