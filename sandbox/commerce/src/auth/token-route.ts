import { createHash, timingSafeEqual } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AuthorizationError } from '../errors.ts';
import type { ApiClient } from './clients.ts';
import { type TokenStore, tokenLifetimeSeconds } from './tokens.ts';

const bodySchema = z.object({ grant_type: z.string().optional(), scope: z.string().optional() });

/**
 * `POST /oauth/token`: client credentials with HTTP Basic and a form body (RFC 6749 §4.4), as sent by the platform's
 * SDK.
 */
export async function registerTokenRoute(
  app: FastifyInstance,
  options: { clients: readonly ApiClient[]; tokens: TokenStore },
): Promise<void> {
  await app.register(formbody);

  app.post('/oauth/token', async (request, reply) => {
    const client = authenticateClient(request.headers.authorization, options.clients);
    const query = bodySchema.safeParse(request.query).data;
    const body = bodySchema.safeParse(request.body ?? {}).data;
    if ((body?.grant_type ?? query?.grant_type) !== 'client_credentials') {
      throw createOAuthError(400, 'unsupported_grant_type', 'Invalid parameter: grant_type: Invalid grant type.');
    }
    const requested = (body?.scope ?? query?.scope)?.split(' ').filter(Boolean);
    const scopes = requested && requested.length > 0 ? requested : client.scopes;
    const disallowed = scopes.find((scope) => !isAllowedScope(scope, client));
    if (disallowed !== undefined) {
      throw createOAuthError(400, 'invalid_scope', `Malformed or disallowed parameter: scope: '${disallowed}'.`);
    }
    reply.header('cache-control', 'no-store');
    return {
      access_token: await options.tokens.issue(client.id, scopes),
      token_type: 'Bearer',
      expires_in: tokenLifetimeSeconds,
      scope: scopes.join(' '),
    };
  });
}

/** A client with `manage_project` can request any narrower scope of that project. */
function isAllowedScope(scope: string, client: ApiClient): boolean {
  const [, project] = scope.split(':');
  return client.scopes.includes(scope) || client.scopes.includes(`manage_project:${project}`);
}

function authenticateClient(header: string | undefined, clients: readonly ApiClient[]): ApiClient {
  const [, encoded] = /^Basic ([\w+/=-]+)$/i.exec(header ?? '') ?? [];
  const [id = '', secret = ''] = Buffer.from(encoded ?? '', 'base64')
    .toString('utf8')
    .split(/:(.*)/s);
  const client = clients.find((candidate) => candidate.id === id);
  if (!client || !isSameText(client.secret, secret)) {
    throw createOAuthError(
      401,
      'invalid_client',
      'Please provide valid client credentials using HTTP Basic Authentication.',
    );
  }
  return client;
}

function isSameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

const createOAuthError = (status: number, code: string, message: string) =>
  new AuthorizationError(status, { code, message });
