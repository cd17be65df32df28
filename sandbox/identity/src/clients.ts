import type { ClientMetadata } from 'oidc-provider';
import type { IdentityEnv } from './env.ts';

/** What access tokens are for: the store's graph. */
export const graphAudience = 'https://graph.tarima.test';

/** Scopes of the graph that a partner integration can be given. */
export const partnerScopes = ['catalog:read', 'orders:read', 'cart:write'] as const;

/** The provider's two clients: the shop's server, and a partner integration to try the graph with. */
export function clients(env: IdentityEnv): ClientMetadata[] {
  return [
    {
      client_id: 'tarima-web',
      client_name: 'Tarima',
      client_secret: env.IDENTITY_CLIENT_SECRET,
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      redirect_uris: [`${env.SHOP_URL}/auth/callback`],
      post_logout_redirect_uris: [`${env.SHOP_URL}/`, `${env.SHOP_URL}/auth/signed-out`],
    },
    {
      client_id: 'partner-demo',
      client_name: 'Partner integration',
      client_secret: env.PARTNER_CLIENT_SECRET,
      grant_types: ['client_credentials'],
      response_types: [],
      redirect_uris: [],
    },
  ];
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * True when `uri` is one of `registered`, or both are on this machine and differ in the port alone: a shop that listens
 * on whatever port is free has no fixed address to register (the rule of RFC 8252 §7.3).
 */
export function isRegisteredUri(uri: string, registered: readonly string[] = []): boolean {
  if (registered.includes(uri)) return true;
  const asked = URL.parse(uri);
  if (!asked || !loopback.has(asked.hostname) || asked.protocol !== 'http:') return false;
  return registered.some((known) => {
    const { protocol, hostname, pathname } = new URL(known);
    return protocol === 'http:' && loopback.has(hostname) && uri === `http://${asked.host}${pathname}`;
  });
}
