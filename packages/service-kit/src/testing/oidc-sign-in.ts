import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { HttpBrowser } from './http-browser.ts';

/** A client of an OpenID Connect provider; without a secret it is public, as an app on a phone is. */
export interface OidcTestClient {
  readonly id: string;
  readonly secret?: string;
}

export interface OidcTestSignIn {
  readonly redirectUri: string;
  readonly scope: string;
  readonly audience: string;
  readonly login: string;
  readonly password: string;
}

const tokensSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string().optional(),
  id_token: z.string().optional(),
});
type TestTokens = z.output<typeof tokensSchema>;

/** Signs a person in on the provider's page with authorization code and PKCE. @returns the client's tokens */
export async function signInForTokens(
  issuer: string,
  client: OidcTestClient,
  signIn: OidcTestSignIn,
  browser = new HttpBrowser(),
): Promise<TestTokens> {
  const { redirectUri, scope, audience, login, password } = signIn;
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
  const page = await browser.follow(
    await browser.get(`${await fetchEndpoint(issuer, 'authorization_endpoint')}?${query}`),
  );
  const posted = await browser.post(page.url, { identifier: login, password });
  const response = await browser.follow(posted, redirectUri);
  const code = URL.parse(String(response.headers.location))?.searchParams.get('code');
  if (!code) throw new Error(`${login} could not sign in: ${response.status} ${response.headers.location}`);
  return fetchTokens(issuer, client, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
  });
}

/** Sends a token request. @throws Error when the provider refuses it */
export async function fetchTokens(
  issuer: string,
  client: OidcTestClient,
  fields: Record<string, string>,
): Promise<TestTokens> {
  const response = await fetch(await fetchEndpoint(issuer, 'token_endpoint'), {
    method: 'POST',
    headers: client.secret ? { authorization: `Basic ${btoa(`${client.id}:${client.secret}`)}` } : {},
    body: new URLSearchParams(client.secret ? fields : { ...fields, client_id: client.id }),
  });
  if (!response.ok) throw new Error(`The token request failed: ${response.status} ${await response.text()}`);
  return tokensSchema.parse(await response.json());
}

async function fetchEndpoint(issuer: string, name: 'authorization_endpoint' | 'token_endpoint'): Promise<string> {
  const discovery = await fetch(`${issuer}/.well-known/openid-configuration`);
  return z
    .record(z.string(), z.unknown())
    .transform((found) => z.string().parse(found[name]))
    .parse(await discovery.json());
}
