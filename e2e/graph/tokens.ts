import { createHash, randomBytes } from 'node:crypto';
import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { SignJWT } from 'jose';
import { z } from 'zod';

const audience = 'https://graph.tarima.test';
/** Published credentials of the sandbox (docs/sandbox/identity.md). */
const webClient = { id: 'tarima-web', secret: 'tarima-web-sandbox-secret-00000000' };
const operationsClient = { id: 'tarima-operations', secret: 'tarima-operations-sandbox-secret-00' };
const partnerClient = { id: 'partner-demo', secret: 'partner-demo-sandbox-secret-000000' };
export const memberPassword = 'tarima-demo-1';
export const operatorPassword = 'tarima-operator-1';

const tokenSchema = z.object({ access_token: z.string() });

/** Signs a guest token as the shop's server does. */
export function signGuestToken(guestId: string, secret: string): Promise<string> {
  return new SignJWT({ kind: 'guest' })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('tarima-shop')
    .setAudience(audience)
    .setSubject(guestId)
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(new TextEncoder().encode(secret));
}

/** Signs a member in at the identity provider with authorization code and PKCE, without the shop. @returns the access token */
export const fetchMemberToken = (
  issuer: string,
  shopUrl: string,
  login: string,
  password: string = memberPassword,
): Promise<string> =>
  signInForToken(issuer, webClient, {
    redirectUri: `${shopUrl}/auth/callback`,
    scope: 'openid profile email offline_access',
    login,
    password,
  });

/** The same for an operator. @returns the access token */
export const fetchOperatorToken = (issuer: string, shopUrl: string, login: string): Promise<string> =>
  signInForToken(issuer, operationsClient, {
    redirectUri: `${shopUrl}/operations/auth/callback`,
    scope: 'openid profile email offline_access operator',
    login,
    password: operatorPassword,
  });

async function signInForToken(
  issuer: string,
  client: typeof webClient,
  signIn: { redirectUri: string; scope: string; login: string; password: string },
): Promise<string> {
  const { redirectUri, scope, login, password } = signIn;
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: client.id,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope,
    resource: audience,
    state: randomBytes(8).toString('hex'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const browser = new HttpBrowser();
  const page = await browser.follow(
    await browser.get(`${await fetchEndpoint(issuer, 'authorization_endpoint')}?${query}`),
  );
  const posted = await browser.post(page.url, { identifier: login, password });
  const response = await browser.follow(posted, redirectUri);
  const code = URL.parse(String(response.headers.location))?.searchParams.get('code');
  if (!code) throw new Error(`${login} could not sign in: ${response.status} ${response.headers.location}`);
  return fetchToken(issuer, client, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
  });
}

/** Fetches a partner token with the given space-separated scopes. */
export function fetchPartnerToken(issuer: string, scope: string): Promise<string> {
  return fetchToken(issuer, partnerClient, { grant_type: 'client_credentials', resource: audience, scope });
}

async function fetchToken(issuer: string, client: typeof webClient, fields: Record<string, string>): Promise<string> {
  const response = await fetch(await fetchEndpoint(issuer, 'token_endpoint'), {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${client.id}:${client.secret}`)}` },
    body: new URLSearchParams(fields),
  });
  if (!response.ok) throw new Error(`The token request failed: ${response.status} ${await response.text()}`);
  return tokenSchema.parse(await response.json()).access_token;
}

async function fetchEndpoint(issuer: string, name: 'authorization_endpoint' | 'token_endpoint'): Promise<string> {
  const discovery = await fetch(`${issuer}/.well-known/openid-configuration`);
  return z
    .record(z.string(), z.unknown())
    .transform((found) => z.string().parse(found[name]))
    .parse(await discovery.json());
}
