import type { Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale, type Locale } from '@tarima/markets/locale';
import { operations } from '../graph/operations.ts';
import { expectAccessible } from './accessibility.ts';
import { openPage } from './interactive.ts';
import {
  demoMembers,
  getLines,
  getQuantities,
  goOffline,
  listPaths,
  markets,
  readPages,
  waitForKeptCart,
} from './kept-pages.ts';
import { expect, test } from './test.ts';
import { translateMessage } from './translations.ts';
import { fillCart, runShopOperation, signIn, signOut } from './visitors.ts';

test.use({ serviceWorkers: 'allow' });

const readKeptCart = (page: Page, locale: Locale) =>
  page.evaluate<string | null>(`localStorage.getItem('tarima.kept-cart.${locale.market.code}')`);

test('opens the cart without a connection, changes it, and merges the changes (OFFLINE-2, OFFLINE-6, OFFLINE-7, OFFLINE-8, OFFLINE-9, OFFLINE-22)', async ({
  page,
  context,
  language,
  watch,
}) => {
  const { locale, club } = markets[language];
  const translate = (message: string, values?: Record<string, string>) => translateMessage(language, message, values);
  const otherLanguage = getLocale(language === 'es' ? 'en' : 'es', locale.market.code);
  await fillCart(page, locale, club);
  await openPage(page, pathTo('home', locale));
  await waitForKeptCart(page, locale);
  await goOffline(context, watch);
  await page.goto(pathTo('cart', locale));

  await expect(getQuantities(page)).toHaveText(['1', '1']);
  const kept = JSON.parse((await readKeptCart(page, locale)) ?? '{}') as { savedAt: number };
  const time = new Intl.DateTimeFormat(locale.code, {
    timeZone: locale.market.timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(kept.savedAt);
  await expect(page.getByText(translate('Prices as of {time}', { time }))).toBeVisible();
  const checkout = page
    .getByRole('main')
    .getByRole('button', { name: translateMessage(language, 'Checkout', {}, 'button') });
  await expect(checkout).toBeDisabled();
  await expect(checkout).toHaveAccessibleDescription(
    translate('Checkout needs a connection. Your cart is saved; you can check out when the connection is back.'),
  );
  await expectAccessible(page);
  const links = await page.evaluate<string[]>('[...document.links].map(({ href }) => href)');
  expect(links.filter((href) => /offline|[?&]open=/.test(href))).toEqual([]);
  expect(links).toContain(new URL(pathTo('cart', otherLanguage), page.url()).href);

  await getLines(page)
    .nth(0)
    .getByRole('button', { name: translate('Increase quantity') })
    .click();
  await getLines(page).nth(1).getByRole('group').getByRole('button').first().click();
  await expect(getQuantities(page)).toHaveText(['2']);
  await page.reload();
  await expect(getQuantities(page)).toHaveText(['2']);
  await expect(page.getByText(translate('Waiting for a connection'))).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(translate('Your cart changes have been applied.'))).toBeVisible();
  await expect(page.getByText(translate('Prices as of {time}', { time }))).toBeHidden();
  await expect(checkout).toBeHidden();
  const { cart } = await runShopOperation(page, locale, operations.cart, {});
  expect(cart?.lines.map(({ quantity }) => quantity)).toEqual([2]);
});

test('deletes the kept cart at the sign-out, and does not show it to another member (OFFLINE-5)', async ({
  page,
  context,
  language,
  watch,
  createMemberLike,
}) => {
  const { locale, club } = markets[language];
  const translate = (message: string) => translateMessage(language, message);
  const first = await createMemberLike(demoMembers[language]);
  const second = await createMemberLike(demoMembers[language]);
  await signIn(page, locale, first);
  await fillCart(page, locale, club);
  await openPage(page, pathTo('home', locale));
  await expect.poll(() => readKeptCart(page, locale)).toContain(first.membershipNumber);
  await context.clearCookies({ name: /^(?!tarima\.consent$)/ });
  await signIn(page, locale, second);
  await openPage(page, pathTo('home', locale));
  await expect.poll(() => readKeptCart(page, locale)).toContain(second.membershipNumber);
  expect(await readKeptCart(page, locale)).not.toContain(first.membershipNumber);
  await waitForKeptCart(page, locale);
  await goOffline(context, watch);
  await page.goto(pathTo('cart', locale));
  await expect(page.getByRole('heading', { level: 1, name: translate('Your cart is empty') })).toBeVisible();
  await expect(getLines(page)).toHaveCount(0);

  await context.setOffline(false);
  await signOut(page, locale);
  const keptText = () => readKeptCart(page, locale).then((kept) => kept ?? '');
  await expect.poll(() => keptText().catch(() => second.membershipNumber)).not.toContain(second.membershipNumber);
});

/** Script that stores values beside the pages, in a page of its own. */
const createPlantScript = (values: readonly string[]) => `new Promise((resolve) => {
  const opening = indexedDB.open('tarima-pages');
  opening.onsuccess = () => {
    const pages = opening.result.transaction('pages', 'readwrite').objectStore('pages');
    pages.put({ path: '/planted', texts: ${JSON.stringify(values)} }, '/planted').onsuccess = () => resolve(null);
  };
})`;

test('keeps only public data of pages, and deletes it at the sign-out (OFFLINE-12, OFFLINE-14)', async ({
  page,
  language,
  createMemberLike,
}) => {
  const { locale, club } = markets[language];
  const member = await createMemberLike(demoMembers[language]);
  await signIn(page, locale, member);
  await fillCart(page, locale, club);
  await openPage(page, pathTo('pdp-slug-sku', locale, { sku: '110101-1' }));
  const path = new URL(page.url()).pathname;
  await expect.poll(() => listPaths(page)).toEqual([path]);
  const [firstName = ''] = member.firstName.split(' ');
  const secrets = [firstName, member.login, member.membershipNumber, 'eyJhbGciOi'];
  const find = async () => {
    const pages = await readPages(page);
    return secrets.filter((secret) => pages.some(({ text }) => text.includes(secret)));
  };
  expect(await find()).toEqual([]);
  // Checks that the scan finds planted values.
  await page.evaluate(createPlantScript(secrets));
  expect(await find()).toEqual(secrets);

  await signOut(page, locale);
  await expect.poll(() => listPaths(page).catch(() => ['navigating'])).toEqual([]);
});
