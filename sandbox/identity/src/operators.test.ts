import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { decodeJwt } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { graphAudience } from './clients.ts';
import { ana, env, operationsRequest, shop, sofia, startIdentity, verifier } from './testing/identity-fixture.ts';

const identity = await startIdentity();
const { openSignIn, requestToken, parseTokens } = identity;
afterAll(identity.close);

/** Submits a password on the sign-in page of the operations client; the code, or the page of a refusal. */
async function signInOperator(browser: HttpBrowser, { email, password }: { email: string; password: string }) {
  const page = await openSignIn(browser, operationsRequest);
  const posted = await browser.post(page.url, { identifier: email, password });
  if (posted.status !== 303) return { posted };
  const back = await browser.follow(posted, shop);
  return { posted, code: new URL(String(back.headers.location)).searchParams.get('code') ?? '' };
}

const exchange = (code: string) =>
  requestToken(
    {
      grant_type: 'authorization_code',
      code,
      redirect_uri: operationsRequest.redirect_uri,
      code_verifier: verifier,
    },
    'tarima-operations',
    env.OPERATIONS_CLIENT_SECRET,
  );

describe('operators (ACCOUNT-200)', () => {
  it('get tokens for the graph with the scope operator and their name, and without a membership number', async () => {
    const { code = '' } = await signInOperator(new HttpBrowser(), sofia);
    const tokens = await parseTokens(await exchange(code));
    const claims = decodeJwt(tokens.access_token);
    expect(claims).toMatchObject({
      sub: sofia.subject,
      aud: graphAudience,
      client_id: 'tarima-operations',
      scope: 'operator',
      name: 'Sofía Rojas',
    });
    expect(claims).not.toHaveProperty('membership_number');
    expect(decodeJwt(tokens.id_token)).toMatchObject({ sub: sofia.subject, name: 'Sofía Rojas', email: sofia.email });
    const renewed = await parseTokens(
      await requestToken(
        { grant_type: 'refresh_token', refresh_token: tokens.refresh_token },
        'tarima-operations',
        env.OPERATIONS_CLIENT_SECRET,
      ),
    );
    expect(decodeJwt(renewed.access_token)).toMatchObject({ scope: 'operator', name: 'Sofía Rojas' });
  });

  it('see a sign-in page without registration and membership numbers', async () => {
    const page = await openSignIn(new HttpBrowser(), operationsRequest);
    expect(page.body).toContain('Sign in to operations');
    expect(page.body).not.toMatch(/onboarding|membership/);
  });

  it.each([
    ['a member', 'the operations pages', operationsRequest, ana],
    ['an operator', 'the shop', {}, sofia],
  ])('%s cannot sign in to %s', async (_who, _where, request, { email, password }) => {
    const browser = new HttpBrowser();
    const page = await openSignIn(browser, request);
    const refused = await browser.post(page.url, { identifier: email, password });
    const unknown = await browser.post(page.url, { identifier: 'nobody@tarima.test', password });
    expect(refused.status).toBe(422);
    expect(refused.body.replaceAll(email, '')).toBe(unknown.body.replaceAll('nobody@tarima.test', ''));
  });

  it('must sign in where a member is signed in at the provider', async () => {
    const browser = new HttpBrowser();
    await identity.signIn(browser);
    const page = await openSignIn(browser, operationsRequest);
    expect(page.url).toContain('/sign-in/');
  });

  it.each([
    ['the shop', {}],
    ['the shop with the parameter resource', { resource: graphAudience }],
  ])('a member gets no scope operator by a request of %s', async (_case, extra) => {
    const back = await new HttpBrowser().get(
      identity.authorizeUrl({ scope: 'openid profile email offline_access operator', ...extra }),
    );
    expect(String(back.headers.location)).toContain('error=invalid_scope');
    const tokens = await parseTokens(await identity.exchange(await identity.signIn()));
    expect(decodeJwt(tokens.access_token).scope ?? '').not.toContain('operator');
  });

  it('a partner cannot request the scope operator', async () => {
    const response = await requestToken(
      { grant_type: 'client_credentials', scope: 'catalog:read operator' },
      'partner-demo',
      env.PARTNER_CLIENT_SECRET,
    );
    expect([response.status, await response.json()]).toMatchObject([400, { error: 'invalid_scope' }]);
  });

  it('the operations client has no client credentials and requires its secret and PKCE', async () => {
    const fields = { grant_type: 'client_credentials', scope: 'operator' };
    expect((await requestToken(fields, 'tarima-operations', env.OPERATIONS_CLIENT_SECRET)).status).toBe(400);
    const { code = '' } = await signInOperator(new HttpBrowser(), sofia);
    const byShop = await requestToken({
      grant_type: 'authorization_code',
      code,
      redirect_uri: operationsRequest.redirect_uri,
      code_verifier: verifier,
    });
    expect(byShop.status).toBe(400);
    const withoutPkce = await new HttpBrowser().get(
      identity.authorizeUrl(operationsRequest).replace(/code_challenge=[^&]+&code_challenge_method=S256/, ''),
    );
    expect(String(withoutPkce.headers.location)).toContain('error=invalid_request');
  });
});
