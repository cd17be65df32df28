import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { graphAudience } from './clients.ts';
import { ana, env, redirectUri, shop, startIdentity, verifier } from './testing/identity-fixture.ts';

const { issuer, authorizeUrl, openSignIn, signIn, callToken, exchange, refresh, tokensOf, close } =
  await startIdentity();
afterAll(close);

describe('signing in', () => {
  it('leads by code and PKCE to a signed access token for the graph', async () => {
    const tokens = await tokensOf(await exchange(await signIn()));
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

  it.each(['ANA@Tarima.test ', '6401 000001 0001'])('knows the member who types %s (ACCOUNT-9)', async (identifier) => {
    expect(await signIn(new HttpBrowser(), identifier)).not.toBe('');
  });

  it('asks a browser once: the second sign-in goes straight through', async () => {
    const browser = new HttpBrowser();
    await signIn(browser);
    const back = await browser.follow(await browser.get(authorizeUrl()), shop);
    expect(String(back.headers.location)).toMatch(/callback\?code=/);
  });

  it('speaks the language asked for and fills in the hint, escaped (MEMBERSHIP-82)', async () => {
    const page = await openSignIn(new HttpBrowser(), { ui_locales: 'es-CR', login_hint: '"><script>' });
    expect(page.body).toContain('<html lang="es">');
    expect(page.body).toContain('Inicie sesión');
    expect(page.body).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(page.body).toContain(`${shop}/es-CR/registro`);
    expect(page.headers['content-security-policy']).toContain(`form-action 'self' ${shop}`);
    const english = await openSignIn(new HttpBrowser(), { ui_locales: 'en-JM' });
    expect(english.body).toContain(`${shop}/en-JM/onboarding`);
  });

  it('refuses a wrong password and keeps what was typed', async () => {
    const browser = new HttpBrowser();
    const page = await openSignIn(browser);
    const wrong = await browser.post(page.url, { identifier: 'nobody@tarima.test', password: 'no' });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toContain('role="alert"');
    expect(wrong.body).toContain('value="nobody@tarima.test"');
    const empty = await browser.post(page.url, { identifier: '', password: '' });
    expect(empty.body).toContain('Something is missing');
  });

  it('slows guesses down, also those sent at once', async () => {
    const browser = new HttpBrowser();
    const page = await openSignIn(browser);
    const guesses = Array.from({ length: 12 }, (_, index) =>
      browser.post(page.url, { identifier: 'guessed@tarima.test', password: `guess-${index}` }),
    );
    const statuses = (await Promise.all(guesses)).map((answer) => answer.status);
    const looked = statuses.filter((status) => status === 422).length;
    expect(looked).toBeGreaterThan(0);
    expect(looked).toBeLessThanOrEqual(8);
    expect(statuses.filter((status) => status === 429)).toHaveLength(12 - looked);
    expect(await signIn()).not.toBe('');
  });

  it('goes back to the store when the member gives up', async () => {
    const browser = new HttpBrowser();
    const page = await openSignIn(browser);
    const back = await browser.follow(
      await browser.get(`${new URL(page.url).origin}${new URL(page.url).pathname}/cancel`),
      shop,
    );
    expect(String(back.headers.location)).toContain('error=access_denied');
  });

  it('says that a page left open has expired', async () => {
    const page = await openSignIn(new HttpBrowser());
    const stranger = await new HttpBrowser().get(page.url, { 'accept-language': 'en' });
    expect(stranger.status).toBe(410);
    expect(stranger.body).toContain('This page has expired');
  });

  it('returns to registered addresses alone, on this machine at any port', async () => {
    const elsewhere = await new HttpBrowser().get(authorizeUrl({ redirect_uri: 'https://evil.test/auth/callback' }));
    expect(elsewhere.status).toBe(400);
    expect(elsewhere.body).toContain('invalid_redirect_uri');
    const otherPath = await new HttpBrowser().get(authorizeUrl({ redirect_uri: 'http://127.0.0.1:8123/other' }));
    expect(otherPath.status).toBe(400);
    const otherPort = await openSignIn(new HttpBrowser(), { redirect_uri: 'http://127.0.0.1:8123/auth/callback' });
    expect(otherPort.status).toBe(200);
  });

  it('needs PKCE, and the verifier that belongs to it', async () => {
    const browser = new HttpBrowser();
    const answer = await browser.get(authorizeUrl().replace(/code_challenge=[^&]+&code_challenge_method=S256/, ''));
    expect(String(answer.headers.location)).toContain('error=invalid_request');
    const code = await signIn();
    const wrong = await callToken({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier.toUpperCase(),
    });
    expect(wrong.status).toBe(400);
  });
});

describe('refresh tokens', () => {
  it('rotate, and end the grant when one is used again', async () => {
    const first = await tokensOf(await exchange(await signIn()));
    const second = await tokensOf(await refresh(first.refresh_token));
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(decodeJwt(second.access_token)).toMatchObject({
      aud: graphAudience,
      membership_number: ana.membershipNumber,
    });
    expect((await refresh(first.refresh_token)).status).toBe(400);
    expect((await refresh(second.refresh_token)).status).toBe(400);
  });

  it('give one answer to many parallel uses', async () => {
    const { refresh_token } = await tokensOf(await exchange(await signIn()));
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(refresh_token)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it('end when the member signs out', async () => {
    const browser = new HttpBrowser();
    const tokens = await tokensOf(await exchange(await signIn(browser)));
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

describe('a partner', () => {
  it('gets a token with the scopes it asked for', async () => {
    const answer = await callToken(
      { grant_type: 'client_credentials', scope: 'catalog:read orders:read' },
      'partner-demo',
      env.PARTNER_CLIENT_SECRET,
    );
    const { access_token } = z.object({ access_token: z.string() }).parse(await answer.json());
    expect(decodeJwt(access_token)).toMatchObject({
      aud: graphAudience,
      client_id: 'partner-demo',
      scope: 'catalog:read orders:read',
    });
  });

  it('is refused with a wrong secret, and a member cannot use its grant', async () => {
    const fields = { grant_type: 'client_credentials', scope: 'catalog:read' };
    expect((await callToken(fields, 'partner-demo', 'wrong')).status).toBe(401);
    expect((await callToken(fields)).status).toBe(400);
  });
});
