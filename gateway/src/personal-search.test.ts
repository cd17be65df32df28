import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createRegisteredRequest, post, publicDocument, startSubgraphs } from './testing/gateways.ts';

const { publicKey, privateKey } = await generateKeyPair('ES256');
const jwks = { keys: [{ ...(await exportJWK(publicKey)), alg: 'ES256', kid: 'key-1' }] };
const { server, issuer } = await startProvider();
const { receivedCallers, startGateway, close } = await startSubgraphs();
const gateway = await startGateway({ IDENTITY_ISSUER: issuer });
afterAll(async () => {
  await close();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  receivedCallers.length = 0;
});

/** Starts an identity provider that publishes its key. */
async function startProvider(): Promise<{ server: Server; issuer: string }> {
  const provider = createServer((request, response) => {
    const body = request.url === '/jwks' ? jwks : { jwks_uri: `${origin}/jwks`, token_endpoint: `${origin}/token` };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  return { server: provider, issuer: origin };
}

const signToken = (membershipNumber: string) =>
  new SignJWT({ client_id: 'tarima-web', membership_number: membershipNumber })
    .setProtectedHeader({ alg: 'ES256', kid: 'key-1' })
    .setIssuer(issuer)
    .setAudience('https://graph.tarima.test')
    .setSubject('ana')
    .setExpirationTime('5m')
    .sign(privateKey);

const [ana, marcus] = ['64011045120001', '72012208710001'] as const;
const search = async (headers: Record<string, string>) =>
  post(gateway, createRegisteredRequest(publicDocument), { 'x-market': 'CR', 'x-language': 'es', ...headers });
const searchAs = async (membershipNumber: string) =>
  search({ authorization: `Bearer ${await signToken(membershipNumber)}`, 'x-personal-search': '1' });

it('reaches the catalogue with a pseudonym of the member only, and never the cache (SEARCH-65)', async () => {
  const responses = [
    await searchAs(ana),
    await searchAs(ana),
    await searchAs(marcus),
    await search({}),
    await search({}),
  ];
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(responses.map(({ headers }) => headers['x-cache'])).toEqual([undefined, undefined, undefined, 'miss', 'hit']);
  const [first, second, other, shared] = receivedCallers.map(({ searchUserId }) => searchUserId);
  expect(receivedCallers).toHaveLength(4);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
  expect(shared).toBeUndefined();
  expect(receivedCallers.map(({ identity }) => identity.kind)).toEqual(Array(4).fill('anonymous'));
  expect(JSON.stringify(receivedCallers)).not.toContain(ana);
});

it.each(['not.a.token', 'without a valid signature'])(
  'succeeds without a pseudonym for the token %j (SEARCH-65)',
  async (token) => {
    const response = await search({ authorization: `Bearer ${token}`, 'x-personal-search': '1', 'x-market': 'PA' });
    expect([response.status, response.body.data.market.code]).toEqual([200, 'PA']);
    expect(receivedCallers.every(({ searchUserId }) => searchUserId === undefined)).toBe(true);
  },
);
