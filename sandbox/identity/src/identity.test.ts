import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { graphAudience } from './clients.ts';
import { ana, env, redirectUri, shop, startIdentity, verifier } from './testing/identity-fixture.ts';

const { issuer, authorizeUrl, openSignIn, signIn, requestToken, exchange, refresh, parseTokens, close } =
  await startIdentity();
afterAll(close);

describe('sign-in', () => {
  it('issues a signed access token for the graph by authorization code and PKCE', async () => {
    const tokens = await parseTokens(await exchange(await signIn()));
    const { payload } = await jwtVerify(tokens.access_token, createRemoteJWKSet(new URL(`${issuer}/jwks`)), {
      issuer,
      audience: graphAudience,
    });
    expect(payload).toMatchObject({
      sub: ana.subject,
      membership_number: ana.membershipNumber,
      email: ana.email,
      client_id: 'tarima-web',
    });
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      sub: ana.subject,
      nonce: 'a-nonce',
      membership_number: ana.membershipNumber,
      given_name: 'Ana',
      email: ana.email,
    });
  });

  it.each(['ANA@Tarima.test ', '6401 000001 0001'])('accepts the identifier %s (ACCOUNT-9)', async (identifier) => {
    expect(await signIn(new HttpBrowser(), identifier)).not.toBe('');
  });

  it('does not ask a signed-in browser again', async () => {
    const browser = new HttpBrowser();
    await signIn(browser);
    const back = await browser.follow(await browser.get(authorizeUrl()), shop);
    expect(String(back.headers.location)).toMatch(/callback\?code=/);
  });

  it('uses the requested language and prefills the escaped login hint (MEMBERSHIP-82)', async () => {
    const page = await openSignIn(new HttpBrowser(), { ui_locales: 'es-CR', login_hint: '"><script>' });
    expect(page.body).toContain('<html lang="es">');
    expect(page.body).toContain('Inicie sesión');
    expect(page.body).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(page.body).toContain(`${shop}/es-CR/registro`);
    expect(page.headers['content-security-policy']).toContain(`form-action 'self' ${shop}`);
    const english = await openSignIn(new HttpBrowser(), { ui_locales: 'en-JM' });
    expect(english.body).toContain(`${shop}/en-JM/onboarding`);
  });

  it('rejects a wrong password and keeps the entered identifier', async () => {
    const browser = new HttpBrowser();
    const page = await openSignIn(browser);
    const wrong = await browser.post(page.url, { identifier: 'nobody@tarima.test', password: 'no' });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toContain('role="alert"');
    expect(wrong.body).toContain('value="nobody@tarima.test"');
    const empty = await browser.post(page.url, { identifier: '', password: '' });
    expect(empty.body).toContain('Something is missing');
  });

  it('throttles password guesses, also parallel ones', async () => {
    const browser = new HttpBrowser();
    const page = await openSignIn(browser);
    const guesses = Array.from({ length: 12 }, (_, index) =>
      browser.post(page.url, { identifier: 'guessed@tarima.test', password: `guess-${index}` }),
    );
    const statuses = (await Promise.all(guesses)).map((response) => response.status);
    const checked = statuses.filter((status) => status === 422).length;
    expect(checked).toBeGreaterThan(0);
    expect(checked).toBeLessThanOrEqual(8);
    expect(statuses.filter((status) => status === 429)).toHaveLength(12 - checked);
    expect(await signIn()).not.toBe('');
  });

  it('returns to the store when the member cancels', async () => {
    const browser = new HttpBrowser();
    const page = await openSignIn(browser);
    const back = await browser.follow(
      await browser.get(`${new URL(page.url).origin}${new URL(page.url).pathname}/cancel`),
      shop,
    );
    expect(String(back.headers.location)).toContain('error=access_denied');
  });

  it('shows an expired page to a browser without the session', async () => {
    const page = await openSignIn(new HttpBrowser());
    const unknown = await new HttpBrowser().get(page.url, { 'accept-language': 'en' });
    expect(unknown.status).toBe(410);
    expect(unknown.body).toContain('This page has expired');
  });

  it('redirects only to registered addresses, on the loopback interface with any port', async () => {
    const otherSite = await new HttpBrowser().get(authorizeUrl({ redirect_uri: 'https://evil.test/auth/callback' }));
    expect(otherSite.status).toBe(400);
    expect(otherSite.body).toContain('invalid_redirect_uri');
    const otherPath = await new HttpBrowser().get(authorizeUrl({ redirect_uri: 'http://127.0.0.1:8123/other' }));
    expect(otherPath.status).toBe(400);
    const otherPort = await openSignIn(new HttpBrowser(), { redirect_uri: 'http://127.0.0.1:8123/auth/callback' });
    expect(otherPort.status).toBe(200);
  });

  it('requires PKCE and the matching verifier', async () => {
    const browser = new HttpBrowser();
    const response = await browser.get(authorizeUrl().replace(/code_challenge=[^&]+&code_challenge_method=S256/, ''));
    expect(String(response.headers.location)).toContain('error=invalid_request');
    const code = await signIn();
    const wrong = await requestToken({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier.toUpperCase(),
    });
    expect(wrong.status).toBe(400);
  });
});

describe('refresh tokens', () => {
  it('rotate, and revoke the grant when one is reused', async () => {
    const first = await parseTokens(await exchange(await signIn()));
    const second = await parseTokens(await refresh(first.refresh_token));
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(decodeJwt(second.access_token)).toMatchObject({
      aud: graphAudience,
      membership_number: ana.membershipNumber,
    });
    expect((await refresh(first.refresh_token)).status).toBe(400);
    expect((await refresh(second.refresh_token)).status).toBe(400);
  });

  it('are accepted once in parallel requests', async () => {
    const { refresh_token } = await parseTokens(await exchange(await signIn()));
    const responses = await Promise.all(Array.from({ length: 6 }, () => refresh(refresh_token)));
    expect(responses.filter((response) => response.status === 200)).toHaveLength(1);
  });

  it('are revoked when the member signs out', async () => {
    const browser = new HttpBrowser();
    const tokens = await parseTokens(await exchange(await signIn(browser)));
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${shop}/auth/signed-out`,
      state: '/en-JM',
      ui_locales: 'en-JM',
    });
    const page = await browser.get(`${issuer}/oauth/sign-out?${query}`);
    expect(page.body).toContain('Sign out?');
    const [, action = ''] = page.body.match(/action="([^"]+)"/) ?? [];
    const [, xsrf = ''] = page.body.match(/name="xsrf" value="([^"]+)"/) ?? [];
    const done = await browser.post(action, { xsrf, logout: 'yes' });
    expect(done.headers.location).toBe(`${shop}/auth/signed-out?state=%2Fen-JM`);
    expect((await refresh(tokens.refresh_token)).status).toBe(400);
    expect((await openSignIn(browser)).url).toContain('/sign-in/');
  });
});

describe('the revocation of a refresh token', () => {
  const revoke = (
    token: string,
    fields: Record<string, string> = {},
    client = 'tarima-web',
    secret = env.IDENTITY_CLIENT_SECRET,
  ) =>
    fetch(`${issuer}/oauth/revoke`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${client}:${secret}`)}` },
      body: new URLSearchParams({ token, ...fields }),
    });
  const isSignedIn = async (browser: HttpBrowser) =>
    String((await browser.follow(await browser.get(authorizeUrl()), shop)).headers.location).includes('code=');
  const endSession = { end_session: 'true' };

  it('ends the session in which it was issued when the client asks for it (ACCOUNT-258)', async () => {
    const [browser, other] = [new HttpBrowser(), new HttpBrowser()];
    const tokens = await parseTokens(await exchange(await signIn(browser)));
    const otherTokens = await parseTokens(await exchange(await signIn(other)));
    const refreshed = await parseTokens(await refresh(tokens.refresh_token));
    expect((await revoke(refreshed.refresh_token, endSession)).status).toBe(200);
    expect([await isSignedIn(browser), await isSignedIn(other)]).toEqual([false, true]);
    expect((await refresh(otherTokens.refresh_token)).status).toBe(200);
  });

  it('leaves the session open otherwise, and for another client (ACCOUNT-258)', async () => {
    const browser = new HttpBrowser();
    const first = await parseTokens(await exchange(await signIn(browser)));
    await revoke(first.refresh_token, endSession, 'partner-demo', env.PARTNER_CLIENT_SECRET);
    await revoke('unknown', endSession);
    expect(await isSignedIn(browser)).toBe(true);
    expect((await refresh(first.refresh_token)).status).toBe(200);
    const second = await parseTokens(await exchange(await signIn()));
    await revoke(second.refresh_token);
    expect((await refresh(second.refresh_token)).status).toBe(400);
    expect(await isSignedIn(browser)).toBe(true);
  });
});

describe('a partner', () => {
  it('gets a token with the requested scopes', async () => {
    const response = await requestToken(
      { grant_type: 'client_credentials', scope: 'catalog:read orders:read' },
      'partner-demo',
      env.PARTNER_CLIENT_SECRET,
    );
    const { access_token } = z.object({ access_token: z.string() }).parse(await response.json());
    expect(decodeJwt(access_token)).toMatchObject({
      aud: graphAudience,
      client_id: 'partner-demo',
      scope: 'catalog:read orders:read',
    });
  });

  it('is rejected with a wrong secret, and the member client cannot use its grant', async () => {
    const fields = { grant_type: 'client_credentials', scope: 'catalog:read' };
    expect((await requestToken(fields, 'partner-demo', 'wrong')).status).toBe(401);
    expect((await requestToken(fields)).status).toBe(400);
  });
});
