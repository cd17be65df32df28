import { setTimeout as sleep } from 'node:timers/promises';
import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import type { Session } from './session.ts';
import { createSessionEnd } from './session-end.ts';
import { startAuthShop } from './testing/auth-shop.ts';

const shop = await startAuthShop();
const readKey = (browser: HttpBrowser) =>
  `session:${decodeURIComponent(browser.cookie('tarima.sid') ?? '').split(/\.(?=[^.]*$)/)[0]}`;

/** Signs a member in at the provider and returns the callback of the shop, which the browser has not opened. */
async function beginSignIn(browser: HttpBrowser, login: string): Promise<string> {
  const page = await browser.follow(await browser.get(`${shop.url}/auth/login`));
  const posted = await browser.post(page.url, { identifier: login, password: 'tarima-demo-1' });
  const callback = await browser.follow(posted, `${shop.url}/auth/callback`);
  return String(callback.headers.location);
}

/** Makes the provider ask for a password again, as after the end of its session in this browser. */
const forgetProvider = (browser: HttpBrowser) => browser.setCookie(shop.issuer, 'identity.sid', 'ended');

describe('a session that the sign-in of another member replaces', () => {
  it('has its refresh token revoked, also while a refresh runs, and is not stored again (ACCOUNT-17)', async () => {
    const browser = new HttpBrowser();
    await shop.signIn(browser);
    const key = readKey(browser);
    forgetProvider(browser);
    const callback = await beginSignIn(browser, 'marcus@tarima.test');
    const stored = (await shop.store.get(key)) ?? '';

    // A refresh that runs holds the lock of the session and stores the session at its end.
    const { promise: refreshed, resolve: finishRefresh } = Promise.withResolvers<void>();
    const refresh = shop.store.withLock(key.replace('session:', 'session-lock:'), 20, async () => {
      await refreshed;
      await shop.store.set(key, stored, 60);
    });
    const back = browser.get(callback);
    await Promise.race([back, sleep(300)]);
    finishRefresh();
    await refresh;
    expect((await back).headers.location).toBe('/es-CR');
    expect(await shop.store.get(key)).toBeUndefined();
    expect((await shop.viewer(browser)).member?.firstName).toBe('Marcus');

    // A copy of the session is of no use: the provider no longer accepts its refresh token.
    await shop.store.set(readKey(browser), stored, 60);
    shop.clock.ahead = 9.5 * 60_000;
    expect((await shop.viewer(browser)).kind).toBe('anonymous');
  });
});

describe('a session that another sign-in of its member replaces', () => {
  it('keeps its grant, so that the new session stays signed in', async () => {
    const browser = new HttpBrowser();
    await shop.signIn(browser);
    const key = readKey(browser);
    const callback = await browser.follow(await browser.get(`${shop.url}/auth/login`), `${shop.url}/auth/callback`);
    await browser.get(String(callback.headers.location));
    expect(readKey(browser)).not.toBe(key);
    expect(await shop.store.get(key)).toBeUndefined();
    shop.clock.ahead = 9.5 * 60_000;
    expect((await shop.viewer(browser)).kind).toBe('member');
  });
});

describe('ending a session', () => {
  it('succeeds and logs a warning when the provider does not revoke the tokens', async () => {
    const tokens = { access: 'access', accessExpires: 0, refresh: 'refresh', id: 'id' };
    const session = { id: 'm.1', signedIn: { tokens } } as Session;
    const deleteSession = vi.fn(async () => {});
    const endSession = createSessionEnd({
      oidc: { revoke: () => Promise.reject(new Error('The provider timed out')) },
      sessions: { locked: async (_id, work) => work(session), end: deleteSession },
    });
    const warn = vi.fn();
    const request = { log: { warn } } as unknown as FastifyRequest;
    expect(await endSession(session, request, {} as FastifyReply)).toEqual({ tokens });
    expect(deleteSession).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledWith({ err: expect.any(Error) }, 'a refresh token was not revoked');
  });
});
