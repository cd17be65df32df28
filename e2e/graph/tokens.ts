import { fetchTokens, type OidcTestClient, signInForTokens } from '@tarima/service-kit/testing/oidc-sign-in';
import { SignJWT } from 'jose';

const audience = 'https://graph.tarima.test';
/** Published credentials of the sandbox (docs/sandbox/identity.md). */
const webClient = { id: 'tarima-web', secret: 'tarima-web-sandbox-secret-00000000' };
const operationsClient = { id: 'tarima-operations', secret: 'tarima-operations-sandbox-secret-00' };
const partnerClient = { id: 'partner-demo', secret: 'partner-demo-sandbox-secret-000000' };
const memberScope = 'openid profile email offline_access';
const appClient = { id: 'tarima-app' };
export const memberPassword = 'tarima-demo-1';
export const operatorPassword = 'tarima-operator-1';

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
    scope: memberScope,
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

/** Signs a member in to the club's app, a public client, as it does in the system's browser. @returns the app's access token */
export const fetchAppToken = (issuer: string, login: string, password: string = memberPassword): Promise<string> =>
  signInForToken(issuer, appClient, {
    redirectUri: 'test.tarima.app:/signed-in',
    scope: memberScope,
    login,
    password,
  });

const signInForToken = async (
  issuer: string,
  client: OidcTestClient,
  signIn: { redirectUri: string; scope: string; login: string; password: string },
): Promise<string> => (await signInForTokens(issuer, client, { ...signIn, audience })).access_token;

/** Fetches a partner token with the given space-separated scopes. */
export async function fetchPartnerToken(issuer: string, scope: string): Promise<string> {
  const fields = { grant_type: 'client_credentials', resource: audience, scope };
  return (await fetchTokens(issuer, partnerClient, fields)).access_token;
}
