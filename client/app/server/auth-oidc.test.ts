import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createOidcClient, IdentityUnavailableError, memberUsers, SignInEndedError } from './auth-oidc.ts';
import { parseShopEnv } from './env.ts';
import { requiredShopEnv } from './testing/required-env.ts';

/** A provider that is busy: each token request takes 40 ms. With a `failure`, it issues no tokens. */
const state: { active: number; most: number; delayMs: number; failure?: { status: number; error: string } } = {
  active: 0,
  most: 0,
  delayMs: 40,
};
const provider = createServer(async (request, response) => {
  const issuer = `http://${request.headers.host}`;
  response.setHeader('content-type', 'application/json');
  if (request.url !== '/token')
    return response.end(JSON.stringify({ issuer, token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/jwks` }));
  state.active += 1;
  state.most = Math.max(state.most, state.active);
  await sleep(state.delayMs);
  state.active -= 1;
  if (state.failure) {
    response.statusCode = state.failure.status;
    return response.end(JSON.stringify({ error: state.failure.error }));
  }
  response.end(JSON.stringify({ access_token: 'new', token_type: 'bearer', expires_in: 600 }));
});
beforeAll(() => new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve)));
afterAll(() => provider.close());
afterEach(() => {
  state.delayMs = 40;
  delete state.failure;
});

const createClient = (limits: { timeoutMs: number; maxTokenRequests: number }) => {
  const issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const client = { clientId: 'web', clientSecret: 'secret', audience: 'https://graph.tarima.test' };
  return createOidcClient({ ...client, issuer, limits }, memberUsers);
};
const tokens = { access: 'old', accessExpires: 0, refresh: 'refresh', id: 'id' };

it('sends a limited number of token requests at the same time, and the others within their time (ACCOUNT-280)', async () => {
  const client = createClient({ timeoutMs: 1_000, maxTokenRequests: 3 });
  const renewed = await Promise.all(Array.from({ length: 12 }, () => client.renew(tokens, 0)));
  expect(renewed.map(({ access }) => access)).toEqual(Array(12).fill('new'));
  expect(state.most).toBe(3);
});

it('reports a provider that takes too long (ACCOUNT-280)', async () => {
  const client = createClient({ timeoutMs: 1_000, maxTokenRequests: 3 });
  state.delayMs = 1_500;
  await expect(client.renew(tokens, 0)).rejects.toBeInstanceOf(IdentityUnavailableError);
});

it('has default limits, which the environment overrides (ACCOUNT-280)', () => {
  expect(parseShopEnv(requiredShopEnv)).toMatchObject({ IDENTITY_TIMEOUT_MS: 10_000, IDENTITY_TOKEN_REQUESTS: 20 });
  expect(parseShopEnv({ ...requiredShopEnv, IDENTITY_TOKEN_REQUESTS: '4' }).IDENTITY_TOKEN_REQUESTS).toBe(4);
});

describe('a refresh of tokens', () => {
  const client = () => createClient({ timeoutMs: 1_000, maxTokenRequests: 3 });

  it.each([
    [400, 'invalid_grant'],
    [401, 'invalid_token'],
  ])('ends the sign-in when the provider refuses the refresh token with %i %s (ACCOUNT-19)', async (status, error) => {
    state.failure = { status, error };
    await expect(client().renew(tokens, 0)).rejects.toBeInstanceOf(SignInEndedError);
  });

  it.each([
    [429, 'too_many_requests'],
    [400, 'temporarily_unavailable'],
    [401, 'invalid_client'],
    [400, 'unauthorized_client'],
    [400, 'invalid_request'],
    [503, 'temporarily_unavailable'],
    [500, 'invalid_grant'],
  ])('keeps the sign-in when the provider answers with %i %s (ACCOUNT-19)', async (status, error) => {
    state.failure = { status, error };
    await expect(client().renew(tokens, 0)).rejects.toBeInstanceOf(IdentityUnavailableError);
  });
});

describe('an exchange of a token', () => {
  it.each([
    [400, 'invalid_request', true],
    [400, 'invalid_grant', true],
    [401, 'invalid_token', true],
    [429, 'too_many_requests', false],
    [400, 'temporarily_unavailable', false],
    [401, 'invalid_client', false],
  ])('treats %i %s as a refused token: %s (NATIVE-23)', async (status, error, isRefused) => {
    state.failure = { status, error };
    const failure = await createClient({ timeoutMs: 1_000, maxTokenRequests: 3 })
      .exchange('token of the app')
      .catch((reason: unknown) => reason);
    expect(failure instanceof SignInEndedError).toBe(isRefused);
  });
});
