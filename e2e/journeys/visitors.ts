import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import type { Locale } from '@tarima/markets/locale';
import { z } from 'zod';
import { createRegisteredRequest } from '../graph/graph-client.ts';
import type { Member } from '../graph/members.ts';
import { type Operation, operations } from '../graph/operations.ts';
import { memberPassword } from '../graph/tokens.ts';
import { openPage } from './interactive.ts';
import { translateMessage } from './translations.ts';

/** Runs a registered operation through the shop with the cookies of this browser, as its pages do. */
export async function runShopOperation<Variables, Data>(
  page: Page,
  locale: Locale,
  operation: Operation<Variables, Data>,
  variables: NoInfer<Variables>,
): Promise<Data> {
  const response = await page.request.post('/graphql', {
    headers: {
      'x-tarima-client': 'web',
      'x-market': locale.market.code,
      'x-language': locale.language,
      ...sameOriginHeaders,
    },
    data: createRegisteredRequest(operation, variables),
  });
  expect(response.status()).toBe(200);
  return z.object({ data: operation.data }).parse(await response.json()).data;
}

/** Headers that a browser sends with requests of the shop's pages. */
const sameOriginHeaders = { 'sec-fetch-site': 'same-origin' };

/** Fills this browser's cart and chooses pickup at a club, so that it is ready for checkout. */
export async function fillCart(
  page: Page,
  locale: Locale,
  clubKey: string,
  skus: readonly string[] = ['110101-1', '110103-1'],
): Promise<void> {
  for (const sku of skus) {
    const input = { commandId: randomUUID(), sku, quantity: 1, clubKey };
    const { addToCart } = await runShopOperation(page, locale, operations.addToCart, { input });
    expect(addToCart.__typename).toBe('AddToCartSuccess');
  }
  const input = { commandId: randomUUID(), method: 'PICK_UP_IN_CLUB', clubKey };
  const { setCartDelivery } = await runShopOperation(page, locale, operations.setDelivery, { input });
  expect(setCartDelivery.__typename).toBe('SetCartDeliverySuccess');
}

/** Signs a member in with requests of this browser, without opening a page. */
export async function signIn({ request }: Page, locale: Locale, { login }: Pick<Member, 'login'>): Promise<void> {
  const returnTo = pathTo('home', locale);
  const query = new URLSearchParams({ returnTo, ui_locales: locale.code });
  const form = { identifier: login, password: memberPassword };
  const signInPage = await request.get(`/auth/login?${query}`);
  let response = await request.post(signInPage.url(), { form, maxRedirects: 0 });
  for (;;) {
    const nextUrl = URL.parse(response.headers().location ?? '', response.url());
    if (!nextUrl) throw new Error(`${login} could not sign in: ${response.status()} at ${response.url()}`);
    if (nextUrl.pathname + nextUrl.search === returnTo) break;
    response = await request.get(nextUrl.href, { maxRedirects: 0 });
  }
}

/** Ends the member's session on the server; the browser keeps its cookie. */
export async function endSessionOnServer(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  await page.request.get('/auth/logout', { headers: sameOriginHeaders, maxRedirects: 0 });
  await page.context().clearCookies();
  await page.context().addCookies(cookies);
}

/** Signs the member out with the link of my account, and waits for the page after it. */
export async function signOut(page: Page, locale: Locale): Promise<void> {
  await openPage(page, pathTo('my-account', locale));
  await page
    .getByRole('main')
    .getByRole('link', { name: translateMessage(locale.language, 'Sign out'), exact: true })
    .click();
  await page.waitForURL((url) => url.pathname === pathTo('home', locale) && !url.searchParams.has('logout'));
}

/** Waits for the shop's sign-in page, continues to the identity provider and signs in. */
export async function signInFromPage(page: Page, { language }: Locale, member: Login): Promise<void> {
  // The previous page may have a link with the same name.
  await expect(
    page.getByRole('heading', { level: 1, name: translateMessage(language, 'Sign in to your account') }),
  ).toBeVisible();
  const link = page.getByRole('main').getByRole('link', { name: translateMessage(language, 'Sign in'), exact: true });
  await link.click();
  await fillSignIn(page, member);
}

/** Who signs in; with the demo members' password unless it is another one. */
type Login = Pick<Member, 'login'> & { readonly password?: string };

/** Submits the sign-in form of the identity provider. */
export async function fillSignIn(page: Page, { login, password = memberPassword }: Login): Promise<void> {
  await page.locator('input[name=identifier]').fill(login);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
}

const keptCartSchema = z.object({ me: z.unknown(), cart: z.unknown() });

/** Whether a stored value is one that the page of a guest without a cart stores. */
function isOfNewGuest([name, value]: readonly [string, string]): boolean {
  if (name === 'tarima.pages-of') return value === 'guest';
  if (!name.startsWith('tarima.kept-cart.')) return false;
  const { me, cart } = keptCartSchema.parse(JSON.parse(value));
  return me === null && cart === null;
}

/** Expects that after a sign-out local storage has only these values, and those of a guest without a cart. */
export async function expectStoredNames(page: Page, names: readonly string[]): Promise<void> {
  const listNames = async () => {
    const entries = await page.evaluate<[string, string][]>('Object.entries(localStorage)');
    return entries.filter((entry) => !isOfNewGuest(entry)).map(([name]) => name);
  };
  await expect.poll(listNames).toEqual(names);
}
