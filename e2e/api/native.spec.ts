import { randomUUID } from 'node:crypto';
import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { z } from 'zod';
import { createRegisteredRequest } from '../graph/graph-client.ts';
import { createMember } from '../graph/members.ts';
import { type Operation, operations } from '../graph/operations.ts';
import { fetchAppToken, fetchMemberToken } from '../graph/tokens.ts';
import { requireAppOrigin } from '../stack/app-origin.ts';
import type { RunningStack } from '../stack/running.ts';
import { expect, test } from './test.ts';

const script = { 'sec-fetch-site': 'same-origin', 'x-tarima-client': 'web', 'x-market': 'CR', 'x-language': 'es' };
/** Request headers of the document that the app's page shows in a frame. */
const appOrigin = requireAppOrigin();
const inFrame = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site', referer: `${appOrigin}/` };
const partitioned = /; Secure; Partitioned; SameSite=None$/;
const sku = '110101-1';

type Response = Awaited<ReturnType<HttpBrowser['get']>>;
const listCookies = ({ headers }: Response) => [headers['set-cookie'] ?? []].flat();
const readCode = ({ status, body }: Response) => [status, z.object({ code: z.string() }).parse(JSON.parse(body)).code];

/** The shop in a frame of the app's page. */
async function openFrame({ shopUrl }: RunningStack) {
  const browser = new HttpBrowser();
  const page = await browser.get(`${shopUrl}/es-CR`, inFrame);
  const post = <Variables>(operation: Operation<Variables, unknown>, variables: NoInfer<Variables>) =>
    browser.postJson(`${shopUrl}/graphql`, createRegisteredRequest(operation, variables), script);
  const run = async <Variables, Data>(operation: Operation<Variables, Data>, variables: NoInfer<Variables>) =>
    z.object({ data: operation.data }).parse(JSON.parse((await post(operation, variables)).body)).data;
  return {
    browser,
    page,
    post,
    run,
    addToCart: (quantity: number) =>
      post(operations.addToCart, { input: { commandId: randomUUID(), sku, quantity, clubKey: '6401' } }),
    exchange: (token: string) => browser.postJson(`${shopUrl}/auth/native-session`, { token }, script),
    /** The membership number that the graph returns for the session; undefined for a guest. */
    readNumber: async () => (await run(operations.viewer, {})).me?.membershipNumber,
    countItems: async () => (await run(operations.cart, {})).cart?.itemCount,
  };
}

test('a frame of the app: policy, settings, viewport and cookies, also when guests write (NATIVE-4, NATIVE-18, NATIVE-21)', async ({
  stack,
}) => {
  const { page, addToCart, browser } = await openFrame(stack);
  expect(page.headers['content-security-policy']).toContain(`frame-ancestors ${appOrigin}`);
  expect(page.headers).not.toHaveProperty('x-frame-options');
  expect(page.body).toContain('viewport-fit=cover, maximum-scale=1"');
  expect(page.body).toContain(JSON.stringify({ nativeApp: { origins: [appOrigin] } }).slice(1, -1));
  const written = await addToCart(1);
  const cookies = [...listCookies(page), ...listCookies(written)];
  expect(cookies.map((line) => line.split('=')[0])).toEqual(
    expect.arrayContaining(['tarima.native-app', 'tarima.native-frame', 'tarima.version', 'tarima.guest']),
  );
  for (const line of listCookies(written)) expect(line).toMatch(partitioned);
  expect(listCookies(page).find((line) => line.startsWith('tarima.version='))).toMatch(partitioned);
  // The next page of the frame is a request of the same site.
  const next = await browser.get(`${stack.shopUrl}/es-CR/carrito`, { ...inFrame, 'sec-fetch-site': 'same-origin' });
  expect(next.body).toContain('maximum-scale=1"');

  const outside = await new HttpBrowser().get(`${stack.shopUrl}/es-CR`);
  expect(outside.body).toContain('viewport-fit=cover"');
  expect(outside.body).not.toContain(appOrigin);
  for (const line of listCookies(outside)) expect(line).not.toContain('Partitioned');
});

test("the app's member has the same session, merged cart and sign-out as after a sign-in (NATIVE-19, NATIVE-22, NATIVE-24, NATIVE-25)", async ({
  stack,
  createMemberLike,
}) => {
  const member = await createMemberLike('ana');
  const frame = await openFrame(stack);
  await frame.addToCart(2);
  const token = await fetchAppToken(stack.identityUrl, member.login);
  const exchanged = await frame.exchange(token);
  expect(exchanged.status).toBe(204);
  for (const line of listCookies(exchanged)) expect(line).toMatch(partitioned);
  expect(await frame.readNumber()).toBe(member.membershipNumber);
  const merge = { commandId: randomUUID(), keepSaved: true, keepGuest: true, clubKey: '6401' };
  expect((await frame.run(operations.mergeCarts, { input: merge })).mergeCarts.__typename).toBe('MergeCartsSuccess');
  expect(await frame.countItems()).toBe(2);

  const signedOut = await frame.browser.postJson(`${stack.shopUrl}/auth/logout`, {}, script);
  expect(z.object({ url: z.string() }).parse(JSON.parse(signedOut.body)).url).toMatch(/^\/es-CR\?logout=/);
  expect(await frame.readNumber()).toBeUndefined();
  expect((await frame.exchange(token)).status).toBe(204);
  expect([await frame.readNumber(), await frame.countItems()]).toEqual([member.membershipNumber, 2]);
});

test('the exchange refuses other tokens, a deleted account, a blocked member and other pages (NATIVE-20, NATIVE-23)', async ({
  stack,
  createMemberLike,
}) => {
  const { identityUrl, shopUrl, identityApiKey } = stack;
  const frame = await openFrame(stack);
  const member = await createMemberLike('ana');
  expect(readCode(await frame.exchange('made-up'))).toEqual([401, 'INVALID_TOKEN']);
  expect(readCode(await frame.exchange(await fetchMemberToken(identityUrl, shopUrl, member.login)))).toEqual([
    401,
    'INVALID_TOKEN',
  ]);
  const token = await fetchAppToken(identityUrl, member.login);
  const outside = new HttpBrowser();
  for (const [browser, headers] of [
    [outside, script],
    [frame.browser, { ...script, 'sec-fetch-site': 'cross-site' }],
    [frame.browser, { 'sec-fetch-site': 'same-origin' }],
  ] as const) {
    expect(readCode(await browser.postJson(`${shopUrl}/auth/native-session`, { token }, { ...headers }))).toEqual([
      403,
      'FORBIDDEN',
    ]);
  }
  const blocked = await createMember(stack, 'ana', { status: 'BLOCKED' });
  expect(readCode(await frame.exchange(await fetchAppToken(identityUrl, blocked.login)))).toEqual([403, 'BLOCKED']);
  await fetch(`${identityUrl}/v1/identities/${member.membershipNumber}`, {
    method: 'DELETE',
    headers: { 'x-api-key': identityApiKey },
  });
  expect(readCode(await frame.exchange(token))).toEqual([401, 'INVALID_TOKEN']);
  expect(await frame.readNumber()).toBeUndefined();
  expect(listCookies(await outside.get(`${shopUrl}/auth/guest`))).toEqual([]);
});
