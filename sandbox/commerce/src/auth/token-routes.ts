import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AuthorizationError } from '../errors.ts';
import type { ApiClient } from './clients.ts';
import { type TokenStore, toAnonymousScope, tokenLifetimeSeconds } from './tokens.ts';

const anonymousIdPattern = /^[\w-]{1,256}$/;

const bodySchema = z.object({
  grant_type: z.string().optional(),
  scope: z.string().optional(),
  anonymous_id: z.string().optional(),
});

interface TokenOptions {
  readonly projectKey: string;
  readonly clients: readonly ApiClient[];
  readonly tokens: TokenStore;
}

interface TokenRequest {
  readonly client: ApiClient;
  readonly scopes: readonly string[];
  readonly anonymousId: string | undefined;
}

/**
 * `POST /oauth/token`: client credentials with HTTP Basic and a form body (RFC 6749 §4.4), as sent by the platform's
 * SDK. `POST /oauth/{projectKey}/anonymous/token`: the same for the session of one guest.
 */
export async function registerTokenRoutes(
  app: FastifyInstance,
  { projectKey, clients, tokens }: TokenOptions,
): Promise<void> {
  await app.register(formbody);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  const respond = async (client: ApiClient, scopes: readonly string[]) => ({
    access_token: await tokens.issue(client.id, scopes),
    token_type: 'Bearer',
    expires_in: tokenLifetimeSeconds,
    scope: scopes.join(' '),
  });

  app.post('/oauth/token', async (request) => {
    const { client, scopes } = parseRequest(request, clients);
    return respond(client, scopes);
  });

  app.post(`/oauth/${projectKey}/anonymous/token`, async (request) => {
    const { client, scopes, anonymousId = randomUUID() } = parseRequest(request, clients);
    if (
      !['create_anonymous_token', 'manage_project'].some((scope) => client.scopes.includes(`${scope}:${projectKey}`))
    ) {
      throw createOAuthError(403, 'insufficient_scope', 'The client may not create tokens of anonymous sessions.');
    }
    if (!anonymousIdPattern.test(anonymousId)) {
      throw createOAuthError(400, 'invalid_request', 'Invalid parameter: anonymous_id.');
    }
    const scope = toAnonymousScope(anonymousId);
    if (await tokens.isUsed(scope)) {
      throw createOAuthError(400, 'invalid_request', 'The anonymousId is already in use. Use another one.');
    }
    return respond(client, [...scopes, scope]);
  });
}

/** The client and the scopes that a token request asks for, all of the client's by default. */
function parseRequest(request: FastifyRequest, clients: readonly ApiClient[]): TokenRequest {
  const client = authenticateClient(request.headers.authorization, clients);
  const { grant_type, scope, anonymous_id } = {
    ...bodySchema.safeParse(request.query).data,
    ...bodySchema.safeParse(request.body ?? {}).data,
  };
  if (grant_type !== 'client_credentials') {
    throw createOAuthError(400, 'unsupported_grant_type', 'Invalid parameter: grant_type: Invalid grant type.');
  }
  const requested = scope?.split(' ').filter(Boolean) ?? [];
  const scopes = requested.length > 0 ? requested : client.scopes;
  const disallowed = scopes.find((each) => !client.scopes.includes(each));
  if (disallowed !== undefined) {
    throw createOAuthError(400, 'invalid_scope', `Malformed or disallowed parameter: scope: '${disallowed}'.`);
  }
  return { client, scopes, anonymousId: anonymous_id };
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
