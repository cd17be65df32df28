import type { FastifyInstance, FastifyRequest } from 'fastify';
import { insufficientScope, invalidToken } from '../errors.ts';
import type { Grant, TokenStore } from './tokens.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Scopes of which any one grants access to the route (without the project key); `manage_project` grants access to
     * every route.
     */
    scopes?: readonly string[];
  }
  interface FastifyRequest {
    /** Set below `/{projectKey}` after the token was accepted. */
    grant?: Grant;
  }
}

/** Route options: reading `area` (e.g. `products`) requires `view_*` or `manage_*`. */
export const canView = (area: string, ...others: string[]) => ({
  config: { scopes: [`view_${area}`, `manage_${area}`, ...others] },
});

/** Route options: changing `area` requires `manage_*`. */
export const canManage = (area: string) => ({ config: { scopes: [`manage_${area}`] } });

/** Rejects every call below the project without a token (401) or without one of the route's scopes (403). */
export function authorizeCalls(app: FastifyInstance, tokens: TokenStore, projectKey: string): void {
  app.decorateRequest('grant');
  app.addHook('onRequest', async (request) => {
    const grant = await tokens.find(getBearerToken(request));
    if (!grant) throw invalidToken();
    request.grant = grant;
    if (request.is404) return;
    const accepted = ['manage_project', ...(request.routeOptions.config.scopes ?? [])].map(
      (scope) => `${scope}:${projectKey}`,
    );
    if (!accepted.some((scope) => grant.scopes.has(scope))) throw insufficientScope(accepted);
  });
}

function getBearerToken(request: FastifyRequest): string {
  const [, token] = /^Bearer ([\w-]{16,200})$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!token) throw invalidToken();
  return token;
}
