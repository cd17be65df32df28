import cookie from '@fastify/cookie';
import type { KeyValueStore } from '@tarima/service-kit/key-value-store';
import { createLogger } from '@tarima/service-kit/logger';
import { createServer } from '@tarima/service-kit/server';
import { openThrottle } from '@tarima/service-kit/throttle';
import { afterEach, expect, it, vi } from 'vitest';
import { registerAuth } from './auth.ts';
import { parseShopEnv } from './env.ts';
import { requiredShopEnv } from './testing/required-env.ts';

const close: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of close.splice(0)) await end();
});

/** A shop with a rate limit, behind a local proxy, with an identity provider that does not respond. */
async function startShop(perMinute: number) {
  const store = { set: vi.fn(), get: vi.fn(async () => undefined) };
  const app = createServer({
    name: 'shop',
    logger: createLogger({ name: 'shop', level: 'silent' }),
    trustProxy: 'loopback',
  });
  await app.register(cookie, { secret: 'a-session-secret-of-some-thirty-six-characters' });
  const signInThrottle = await openThrottle({ name: 'sign-in', perMinute, redisUrl: undefined });
  registerAuth(app, {
    oidc: {
      issuer: 'http://127.0.0.1:9',
      audience: 'https://graph.tarima.test',
      clientId: 'web',
      clientSecret: 'none',
    },
    store: store as unknown as KeyValueStore,
    signInThrottle,
    endCard: async () => undefined,
    checkMember: async () => undefined,
    hasGuestLines: async () => true,
    guestTokenSecret: 'a-guest-token-secret-of-some-forty-characters',
  });
  close.push(() => app.close(), signInThrottle.close);
  const begin = (address: string, query = '') =>
    app.inject({ url: `/auth/login${query}`, headers: { 'x-forwarded-for': address } });
  return { begin, store };
}

const admitted = 503;

it('rejects sign-ins above the limit of their IP address only (ACCOUNT-13)', async () => {
  const { begin, store } = await startShop(2);
  for (let tries = 0; tries < 2; tries += 1) expect((await begin('203.0.113.7')).statusCode).toBe(admitted);
  const refused = await begin('203.0.113.7');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers).toMatchObject({
    'retry-after': '60',
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  });
  expect(refused.cookies).toEqual([]);
  expect(store.set).not.toHaveBeenCalled();
  expect((await begin('203.0.113.8')).statusCode).toBe(admitted);
});

it.each([
  ['?ui_locales=en-JM', 'en', 'Too many attempts to sign in', 'Wait a minute, then try again.'],
  ['?returnTo=/en-JM/cart', 'en', 'Too many attempts to sign in', 'Wait a minute, then try again.'],
  ['?ui_locales=es-CR', 'es', 'Demasiados intentos de iniciar sesión', 'Espere un minuto e inténtelo de nuevo.'],
])('shows the retry time in the language of %s (ACCOUNT-13)', async (query, language, title, wait) => {
  const { begin } = await startShop(1);
  await begin('203.0.113.7');
  const { body } = await begin('203.0.113.7', query);
  expect(body).toContain(`<html lang="${language}">`);
  expect(body).toContain(title);
  expect(body).toContain(wait);
});

it('counts all addresses of an IPv6 network together', async () => {
  const { begin } = await startShop(1);
  await begin('2001:db8:1:2::1');
  expect((await begin('2001:db8:1:2:3:4:5:6')).statusCode).toBe(429);
  expect((await begin('2001:db8:1:3::1')).statusCode).toBe(admitted);
});

it('has a default limit, which the environment overrides (ACCOUNT-13)', () => {
  expect(parseShopEnv(requiredShopEnv).SIGN_INS_PER_MINUTE).toBe(60);
  expect(parseShopEnv({ ...requiredShopEnv, SIGN_INS_PER_MINUTE: '5' }).SIGN_INS_PER_MINUTE).toBe(5);
  expect(() => parseShopEnv({ ...requiredShopEnv, SIGN_INS_PER_MINUTE: '0' })).toThrow('SIGN_INS_PER_MINUTE');
});
