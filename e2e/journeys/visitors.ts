import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import type { Locale } from '@tarima/markets/locale';
import { z } from 'zod';
import { registered } from '../graph/graph-client.ts';
import type { Member } from '../graph/members.ts';
import { type Operation, operations } from '../graph/operations.ts';
import { memberPassword } from '../graph/tokens.ts';
import { wordsOf } from './words.ts';

/** Runs a registered operation as the pages of this browser do, with its cookies. */
export async function askShop<Variables, Data>(
  page: Page,
  locale: Locale,
  operation: Operation<Variables, Data>,
  variables: NoInfer<Variables>,
): Promise<Data> {
  const response = await page.request.post('/graphql', {
    headers: { 'x-tarima-client': 'web', 'x-market': locale.market.code, 'x-language': locale.language, ...fromShop },
    data: registered(operation, variables),
  });
  expect(response.status()).toBe(200);
  return z.object({ data: operation.data }).parse(await response.json()).data;
}

/** What a browser says of a request of the shop's own pages. */
const fromShop = { 'sec-fetch-site': 'same-origin' };

/** Puts goods into this browser's cart, to be collected at a club: ready for the checkout. */
export async function fillCart(page: Page, locale: Locale, clubId: string): Promise<void> {
  for (const sku of ['110101-1', '110103-1']) {
    const input = { commandId: randomUUID(), sku, quantity: 1, clubId };
    const { addToCart } = await askShop(page, locale, operations.addToCart, { input });
    expect(addToCart.__typename).toBe('AddToCartSuccess');
  }
  const input = { commandId: randomUUID(), method: 'PICK_UP_IN_CLUB', clubId };
  const { setCartDelivery } = await askShop(page, locale, operations.setDelivery, { input });
  expect(setCartDelivery.__typename).toBe('SetCartDeliverySuccess');
}

/** Signs a member in with this browser's cookies, without showing a page. */
export async function signIn({ request }: Page, locale: Locale, { login }: Pick<Member, 'login'>): Promise<void> {
  const returnTo = pathTo('home', locale);
  const query = new URLSearchParams({ returnTo, ui_locales: locale.code });
  const form = { identifier: login, password: memberPassword };
  const signInPage = await request.get(`/auth/login?${query}`);
  let answer = await request.post(signInPage.url(), { form, maxRedirects: 0 });
  for (;;) {
    const next = URL.parse(answer.headers().location ?? '', answer.url());
    if (!next) throw new Error(`${login} could not sign in: ${answer.status()} at ${answer.url()}`);
    if (next.pathname + next.search === returnTo) break;
    answer = await request.get(next.href, { maxRedirects: 0 });
  }
}

/** Goes on from the shop's sign-in page, when it is shown, to the identity provider's. */
export async function signInFromPage(page: Page, { language }: Locale, member: Pick<Member, 'login'>): Promise<void> {
  // The page before it may have a link of the same name.
  await expect(
    page.getByRole('heading', { level: 1, name: wordsOf(language, 'Sign in to your account') }),
  ).toBeVisible();
  const link = page.getByRole('main').getByRole('link', { name: wordsOf(language, 'Sign in'), exact: true });
  await link.click();
  await fillSignIn(page, member);
}

/** At the identity provider's page. */
export async function fillSignIn(page: Page, { login }: Pick<Member, 'login'>): Promise<void> {
  await page.locator('input[name=identifier]').fill(login);
  await page.locator('input[name=password]').fill(memberPassword);
  await page.locator('button[type=submit]').click();
}
