import { randomUUID } from 'node:crypto';
import { getLocale } from '@tarima/markets/locale';
import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { z } from 'zod';
import { createScanner } from '../faults/canary/scanner.ts';
import { createRegisteredRequest } from '../graph/graph-client.ts';
import { createMember } from '../graph/members.ts';
import { operations } from '../graph/operations.ts';
import { costaRica, createMemberShopper } from '../graph/shopper.ts';
import { signInBrowser } from '../graph/sign-in-browser.ts';
import { fetchMemberToken } from '../graph/tokens.ts';
import { editorialPages, getPageAddress, type SitePage, sitePages } from '../journeys/site.ts';
import { type Stack, startStack } from '../stack/stack.ts';
import { expect, test } from './test.ts';

/** Pages that every visitor can open and that are not cached, because they depend on more than their address. */
const uncachedPages = new Set([
  'login',
  'empty cart',
  'cart',
  'checkout',
  'return from the bank',
  'return from the hosted page',
  'return from PayPal',
  'thank you',
  'order look-up',
  'error',
  'appointments',
  'membership payment',
  'membership thanks',
  'onboarding',
  'account created',
  'email confirmation',
]);
const pages = [...sitePages, ...editorialPages].filter(({ isForMembers, needsCart }) => !isForMembers && !needsCart);
const cachedPages = pages.filter(({ name }) => !uncachedPages.has(name));
const locales = [getLocale('es', 'CR'), getLocale('en', 'CR')];
const script = { 'sec-fetch-site': 'same-origin', 'x-tarima-client': 'web', 'x-market': 'CR', 'x-language': 'es' };

const addedSchema = z.object({ data: z.object({ addToCart: z.object({ cart: z.object({ id: z.string() }) }) }) });

let stack: Stack;

test.beforeAll(async () => {
  stack = await startStack({ environment: { PAGE_CACHE_SECONDS: '600' } });
});
test.afterAll(() => stack?.stop());

/** Lists the addresses of pages, to which others are redirected. */
function listUrls(listed: readonly SitePage[]): Promise<string[]> {
  const addresses = locales.flatMap((locale) => listed.map((page) => stack.shopUrl + getPageAddress(page, locale)));
  // A response without a body is never cached.
  return Promise.all(addresses.map(async (address) => (await fetch(address, { method: 'HEAD' })).url));
}

/** A visitor who has put a product into the cart. */
async function createGuest(): Promise<{ browser: HttpBrowser; cartId: string }> {
  const browser = new HttpBrowser();
  const input = { commandId: randomUUID(), sku: '110101-1', quantity: 1 };
  const { body } = await browser.postJson(
    `${stack.shopUrl}/graphql`,
    createRegisteredRequest(operations.addToCart, { input }),
    script,
  );
  return { browser, cartId: addedSchema.parse(JSON.parse(body)).data.addToCart.cart.id };
}

/** Names of the needles in texts. */
function scan(needles: Readonly<Record<string, string>>, texts: Iterable<string>): readonly string[] {
  const scanner = createScanner(
    Object.entries(needles).map(([name, text]) => ({ name, find: (searched) => searched.includes(text) })),
  );
  for (const text of texts) scanner.read(text);
  return scanner.finish().found;
}

test('serves the public pages from the cache, and no other (ROUTING-70)', async () => {
  const fetchCacheHeader = async (url: string) => (await fetch(url, { redirect: 'manual' })).headers.get('x-cache');
  // A page that misses a part, because an upstream took too long on a busy machine, is rendered again.
  for (const url of await listUrls(cachedPages)) await expect.poll(() => fetchCacheHeader(url), url).toBe('hit');
  for (const url of await listUrls(pages.filter(({ name }) => uncachedPages.has(name)))) {
    const headers = [await fetchCacheHeader(url), await fetchCacheHeader(url)];
    expect(headers, url).toEqual([null, null]);
  }
});

test('no cached page contains anything of a member or of a guest (ROUTING-70)', async () => {
  test.setTimeout(180_000);
  const member = await createMember(stack, 'ana');
  const shopper = await createMemberShopper(stack, member, costaRica);
  await shopper.fillCart(['110101-1', '110103-1']);
  const memberCart = await shopper.fetchCart();
  if (!memberCart) throw new Error('The member has no cart.');
  const memberBrowser = await signInBrowser(stack, member);
  const guest = await createGuest();
  const needles = {
    email: member.login,
    'membership number': member.membershipNumber,
    name: member.firstName,
    "the member's cart": memberCart.id,
    "the guest's cart": guest.cartId,
    session: memberBrowser.cookie('tarima.sid') ?? '',
    guest: guest.browser.cookie('tarima.guest') ?? '',
    token: 'eyJ',
  };
  for (const text of Object.values(needles)) expect(text.length).toBeGreaterThan(2);

  // The scanner finds each of them where it is.
  const own = [`${stack.shopUrl}/es-CR/mi-cuenta`, `${stack.shopUrl}/es-CR/carrito`];
  const planted = [
    ...(await Promise.all(own.map(async (url) => (await memberBrowser.get(url)).body))),
    (await guest.browser.get(`${stack.shopUrl}/es-CR/carrito`)).body,
    memberBrowser.cookieHeader(stack.shopUrl),
    guest.browser.cookieHeader(stack.shopUrl),
    await fetchMemberToken(stack.identityUrl, stack.shopUrl, member.login),
  ];
  expect(scan(needles, planted)).toEqual(expect.arrayContaining(Object.keys(needles)));

  // Members and guests open the pages before and while they are cached.
  for (const url of await listUrls(cachedPages)) {
    const [ofMember, ofGuest] = await Promise.all([memberBrowser.get(url), guest.browser.get(url), fetch(url)]);
    expect([ofMember.headers['x-cache'], ofGuest.headers['x-cache']], url).toEqual([undefined, undefined]);
    await expect.poll(async () => (await fetch(url)).headers.get('x-cache'), url).toBe('hit');
    expect(scan(needles, [await (await fetch(url)).text()]), url).toEqual([]);
  }
});
