import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startAuthShop } from './testing/auth-shop.ts';

const shop = await startAuthShop();
const script = { 'sec-fetch-site': 'same-origin', 'x-tarima-client': 'web' };
const listSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.uuid(),
      isCurrent: z.boolean(),
      browser: z.string().nullable(),
      network: z.string(),
      signedInAt: z.number(),
      lastUsedAt: z.number(),
    }),
  ),
});

async function list(browser: HttpBrowser) {
  return listSchema.parse(JSON.parse((await browser.get(`${shop.url}/auth/sessions`, script)).body)).sessions;
}
async function end(browser: HttpBrowser, payload: object, headers: Record<string, string> = script) {
  return shop.app.inject({
    method: 'POST',
    url: '/auth/sessions/end',
    headers: { host: new URL(shop.url).host, cookie: `tarima.sid=${browser.cookie('tarima.sid')}`, ...headers },
    payload,
  });
}
async function signIn() {
  const browser = new HttpBrowser();
  await shop.signIn(browser);
  return browser;
}
/** Ends all sessions that earlier tests left. */
async function signInAlone() {
  const browser = await signIn();
  await end(browser, { others: true });
  return browser;
}
const readIdOf = (browser: HttpBrowser) =>
  decodeURIComponent(browser.cookie('tarima.sid') ?? '').split(/\.(?=[^.]*$)/)[0];

describe("a member's sessions", () => {
  it('are listed with this one first, without their secrets and full addresses (ACCOUNT-257, ACCOUNT-259)', async () => {
    const first = await signInAlone();
    const second = await signIn();
    const { body } = await second.get(`${shop.url}/auth/sessions`, script);
    for (const browser of [first, second]) expect(body).not.toContain(String(readIdOf(browser)));
    expect(body).not.toContain('127.0.0.1');
    const sessions = await list(second);
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(sessions[0]?.network).toBe('127.0.x.x');
    expect((await list(first))[0]?.id).toBe(sessions[1]?.id);
  });

  it('can be ended one at a time, with their refresh token (ACCOUNT-258)', async () => {
    const own = await signInAlone();
    const [lost, other] = [await signIn(), await signIn()];
    const key = `session:${readIdOf(lost)}`;
    const stored = await shop.store.get(key);
    const [lostSession] = await list(lost);
    const response = await end(own, { sessionId: lostSession?.id });
    expect(response.json()).toEqual({ endedCount: 1 });
    expect([(await shop.viewer(lost)).kind, (await shop.viewer(other)).kind]).toEqual(['anonymous', 'member']);
    expect((await lost.get(`${shop.url}/is-expired`)).body).toBe('{"end":"EXPIRED_SESSION"}');
    // The provider asks the lost browser for the password, and no other one.
    const beginSignIn = async (browser: HttpBrowser) =>
      browser.follow(await browser.get(`${shop.url}/auth/login`), `${shop.url}/auth/callback`);
    expect((await beginSignIn(lost)).url).toMatch(/\/sign-in\/[\w-]+$/);
    expect(String((await beginSignIn(other)).headers.location)).toMatch(/\/auth\/callback\?code=/);
    // A copy of the session is of no use: the provider no longer accepts its refresh token.
    await shop.store.set(key, stored ?? '', 60);
    shop.clock.ahead = 9.5 * 60_000;
    expect((await shop.viewer(lost)).kind).toBe('anonymous');
  });

  it('can all be ended but this one, also while one refreshes its tokens (ACCOUNT-258)', async () => {
    const own = await signInAlone();
    const others = [await signIn(), await signIn(), await signIn()];
    shop.clock.ahead = 9.5 * 60_000;
    const [response] = await Promise.all([end(own, { others: true }), ...others.map((other) => shop.viewer(other))]);
    expect(response.json()).toEqual({ endedCount: 3 });
    expect((await shop.viewer(own)).kind).toBe('member');
    for (const other of others) expect((await shop.viewer(other)).kind).toBe('anonymous');
    expect(await list(own)).toHaveLength(1);
  });

  it('are those of the member only; this one is ended by signing out (ACCOUNT-258)', async () => {
    const own = await signInAlone();
    const [current] = await list(own);
    expect((await end(own, { sessionId: current?.id })).json()).toEqual({ endedCount: 0 });
    expect((await end(own, { sessionId: '00000000-0000-4000-8000-000000000000' })).json()).toEqual({ endedCount: 0 });
    const invalid = await end(own, { sessionId: 'made-up' });
    expect([invalid.statusCode, invalid.json()]).toEqual([400, expect.objectContaining({ code: 'BAD_USER_INPUT' })]);
    expect((await end(own, {})).statusCode).toBe(400);
    expect((await shop.viewer(own)).kind).toBe('member');
  });

  it.each([
    ['a form of another site', { 'sec-fetch-site': 'cross-site', 'x-tarima-client': 'web' }],
    ['a form of the shop', { 'sec-fetch-site': 'same-origin' }],
    ['no headers', {}],
  ])('are not ended by %s (ACCOUNT-258)', async (_case, headers) => {
    const own = await signInAlone();
    const other = await signIn();
    expect((await end(own, { others: true }, headers as Record<string, string>)).statusCode).toBe(403);
    expect((await shop.viewer(other)).kind).toBe('member');
  });

  it('are not listed for visitors (ACCOUNT-257)', async () => {
    expect((await new HttpBrowser().get(`${shop.url}/auth/sessions`, script)).status).toBe(401);
  });
});
