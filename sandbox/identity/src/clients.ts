import type { ClientMetadata } from 'oidc-provider';
import type { IdentityEnv } from './env.ts';
import type { AccountKind } from './store/accounts.ts';

/** The grant with which the shop exchanges an access token of the club's app for tokens of its own (RFC 8693). */
export const tokenExchangeGrant = 'urn:ietf:params:oauth:grant-type:token-exchange';

/** Audience of access tokens: the store's graph. */
export const graphAudience = 'https://graph.tarima.test';

/** Scopes of the graph that a partner integration can request. */
export const partnerScopes = ['catalog:read', 'orders:read', 'cart:write'] as const;

/** Scope of the graph for operators, which only the client of the operations pages can request. */
export const operatorScope = 'operator';

const memberClientId = 'tarima-web';
const operationsClientId = 'tarima-operations';
/** The club's app, whose access tokens the shop may exchange. */
export const appClientId = 'tarima-app';

/** The kind of accounts that can sign in to a client; undefined for clients without sign-in. */
export function getClientAccountKind(clientId: string | undefined): AccountKind | undefined {
  if (clientId === memberClientId || clientId === appClientId) return 'member';
  return clientId === operationsClientId ? 'operator' : undefined;
}

/** The scopes of the graph that a client can request. */
export function listGraphScopes(clientId: string): readonly string[] {
  const kind = getClientAccountKind(clientId);
  if (kind === undefined) return partnerScopes;
  return kind === 'operator' ? [operatorScope] : [];
}

/** The provider's clients: the shop's server, its operations pages, the club's app and a demo partner integration. */
export function buildClients(env: IdentityEnv): ClientMetadata[] {
  return [
    {
      client_id: memberClientId,
      client_name: 'Tarima',
      client_secret: env.IDENTITY_CLIENT_SECRET,
      scope: 'openid profile email offline_access',
      grant_types: ['authorization_code', 'refresh_token', tokenExchangeGrant],
      response_types: ['code'],
      redirect_uris: [`${env.SHOP_URL}/auth/callback`],
      post_logout_redirect_uris: [`${env.SHOP_URL}/`, `${env.SHOP_URL}/auth/signed-out`],
    },
    {
      client_id: operationsClientId,
      client_name: 'Tarima operations',
      client_secret: env.OPERATIONS_CLIENT_SECRET,
      scope: `openid profile email offline_access ${operatorScope}`,
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      redirect_uris: [`${env.SHOP_URL}/operations/auth/callback`],
      post_logout_redirect_uris: [`${env.SHOP_URL}/operations/auth/signed-out`],
    },
    {
      // Public: an app on a phone cannot keep a secret. Its redirect URI has a scheme of its own (RFC 8252 §7.1).
      client_id: appClientId,
      client_name: 'Tarima app',
      application_type: 'native',
      token_endpoint_auth_method: 'none',
      scope: 'openid profile email offline_access',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      redirect_uris: ['test.tarima.app:/signed-in'],
      post_logout_redirect_uris: ['test.tarima.app:/signed-out'],
    },
    {
      client_id: 'partner-demo',
      client_name: 'Partner integration',
      client_secret: env.PARTNER_CLIENT_SECRET,
      scope: partnerScopes.join(' '),
      grant_types: ['client_credentials'],
      response_types: [],
      redirect_uris: [],
    },
  ];
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * True when `uri` is registered, or when both addresses are on the loopback interface and differ only in the port: a
 * shop that listens on any free port has no fixed address to register (RFC 8252 §7.3).
 */
export function isRegisteredUri(uri: string, registered: readonly string[] = []): boolean {
  if (registered.includes(uri)) return true;
  const requested = URL.parse(uri);
  if (!requested || !loopback.has(requested.hostname) || requested.protocol !== 'http:') return false;
  return registered.some((registeredUri) => {
    const { protocol, hostname, pathname } = new URL(registeredUri);
    return protocol === 'http:' && loopback.has(hostname) && uri === `http://${requested.host}${pathname}`;
  });
}
