import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import { openDatabase } from '@tarima/service-kit/database';
import { createLogger } from '@tarima/service-kit/logger';
import { createServer, listen } from '@tarima/service-kit/server';
import type { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { afterAll, beforeEach } from 'vitest';
import { z } from 'zod';
import type { SignInRefusal } from '../../sign-in-refusal.ts';
import { registerAuth } from '../auth.ts';
import { openSessionStore } from '../session-store.ts';

export const guestTokenSecret = 'a-guest-token-secret-of-some-forty-characters';
export const audience = 'https://graph.tarima.test';
export const viewerSchema = z.object({
  kind: z.enum(['anonymous', 'guest', 'member']),
  bearer: z.string().default(''),
  guestToken: z.string().optional(),
  member: z.object({ membershipNumber: z.string(), firstName: z.string() }).optional(),
});

/** The limit is tested separately: sign-in-limit.test.ts. */
export const unlimited = { admit: async () => true };

/** Request headers of a link on a page of the shop. */
export const fromPage = { 'sec-fetch-site': 'same-origin' };

/**
 * Starts the identity provider and a shop whose pages show what the shop knows about its visitor. Both stop after the
 * tests of the file, and the shop's clock is reset before each.
 */
export async function startAuthShop() {
  const { identity, issuer } = await startProvider();
  const logger = createLogger({ name: 'shop', level: 'silent' });
  const database = await openDatabase('pglite://memory');
  const store = await openSessionStore({}, logger, async () => database);
  const app = createServer({ name: 'shop', logger });
  /** How far the shop's clock is ahead of the provider's, in milliseconds. */
  const clock = { ahead: 0 };
  /** Why the shop refuses members, by membership number. */
  const refusals = new Map<string, SignInRefusal>();
  /** Whether guests have lines. */
  const guest = { hasLines: true };
  await app.register(cookie, { secret: 'a-session-secret-of-some-thirty-six-characters' });
  const viewers = registerAuth(app, {
    oidc: { issuer, audience, clientId: 'tarima-web', clientSecret: 'tarima-web-sandbox-secret-00000000' },
    store,
    signInThrottle: unlimited,
    endCard: async () => undefined,
    checkMember: async ({ member }) => refusals.get(member.membershipNumber),
    hasGuestLines: async () => guest.hasLines,
    guestTokenSecret,
    now: () => Date.now() + clock.ahead,
  });
  app.get('/viewer', (request) => viewers.resolveViewer(request));
  app.post('/write', (request, reply) => viewers.ensureGuest(request, reply));
  app.post('/merged', async (request, reply) => viewers.finishMerge(request, reply).then(() => 'ok'));
  app.get<{ Querystring: { logout: string } }>('/left', async (request, reply) => ({
    isAfterSignOut: viewers.consumeSignOut(request, reply, request.query.logout),
    viewer: await viewers.resolveViewer(request),
  }));
  app.get('/is-expired', async (request) => ({ end: await viewers.findEnd(request) }));
  app.get('/expired', async (request, reply) => ({ end: await viewers.consumeEnd(request, reply) }));
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
  const url = await listen(app, { name: 'shop', host: '127.0.0.1', port: 0 });

  afterAll(async () => {
    await app.close();
    await store.close();
    await database.close();
    identity.kill('SIGTERM');
  });
  beforeEach(() => {
    clock.ahead = 0;
    guest.hasLines = true;
    refusals.clear();
  });

  return {
    url,
    issuer,
    app,
    store,
    clock,
    guest,
    refusals,

    async viewer(browser: HttpBrowser) {
      return viewerSchema.parse(JSON.parse((await browser.get(`${url}/viewer`)).body));
    },

    /** Signs in through the provider's page; returns the URL that the shop then redirects to. */
    async signIn(browser: HttpBrowser, returnTo = '/en-JM/cart') {
      const login = `${url}/auth/login?returnTo=${encodeURIComponent(returnTo)}`;
      const page = await browser.follow(await browser.get(login));
      const posted = await browser.post(page.url, { identifier: 'ana@tarima.test', password: 'tarima-demo-1' });
      const callback = await browser.follow(posted, `${url}/auth/callback`);
      return browser.get(String(callback.headers.location));
    },
  };
}

/** Starts the provider in a separate process: the shop connects to it over HTTP only. */
export async function startProvider(): Promise<{ identity: ChildProcess; issuer: string }> {
  const server = fileURLToPath(new URL('../../../../sandbox/identity/src/server.ts', import.meta.url));
  const identity = spawn(process.execPath, [server], {
    env: { ...process.env, IDENTITY_PORT: '0', LOG_LEVEL: 'info' },
  });
  const issuer = await new Promise<string>((resolve, reject) => {
    identity.once('exit', () => reject(new Error('The provider did not start')));
    identity.stdout?.on('data', (line) => {
      const [, url] = String(line).match(/"url":"([^"]+)"/) ?? [];
      if (url) resolve(url);
    });
  });
  return { identity, issuer };
}
