import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import type { Locale } from '@tarima/markets/locale';
import { operations } from '../graph/operations.ts';
import { type Connection, startConnection } from '../stack/connection.ts';
import { expectAccessible } from './accessibility.ts';
import { openPage, openPageWithLazyCode } from './interactive.ts';
import {
  expectOfflinePage,
  getQuantities,
  goOffline,
  increase,
  listPaths,
  lostConnection,
  markets,
  waitForKeptCart,
} from './kept-pages.ts';
import { places } from './order-member.ts';
import { recordCommands } from './record-commands.ts';
import { test as base, expect } from './test.ts';
import { translateMessage } from './translations.ts';
import { fillCart, runShopOperation } from './visitors.ts';

/** The browser reaches the shop through a connection that can be lost while the device is online. */
const test = base.extend<{ connection: Connection }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
  connection: async ({}, use) => {
    const connection = await startConnection();
    await use(connection);
    await connection.close();
  },
  proxy: async ({ connection }, use) => use({ server: `http://127.0.0.1:${connection.port}`, bypass: '<-loopback>' }),
});
test.use({ serviceWorkers: 'allow' });

async function readQuantities(page: Page, locale: Locale): Promise<readonly number[] | undefined> {
  const { cart } = await runShopOperation(page, locale, operations.cart, {});
  return cart?.lines.map(({ quantity }) => quantity);
}

/** Fills the cart and opens a product and the home page, until both the product and the cart are kept. */
async function keepProductAndCart(page: Page, { locale, club }: { locale: Locale; club: string }): Promise<string> {
  await fillCart(page, locale, club);
  await openPage(page, pathTo('pdp-slug-sku', locale, { sku: '110101-1' }));
  const product = new URL(page.url()).pathname;
  await expect.poll(() => listPaths(page)).toContain(product);
  await waitForKeptCart(page, locale);
  return product;
}

test('shows the kept cart and product within seconds when the connection gives no response, and then the current ones (OFFLINE-17)', async ({
  page,
  connection,
  language,
  watch,
}) => {
  const { locale } = markets[language];
  const translate = (message: string) => translateMessage(language, message);
  const product = await keepProductAndCart(page, markets[language]);
  const applied = page.getByText(translate('Your cart changes have been applied.'));
  const oldCart = page.getByText(translate('We can’t check them now. You can still change your cart.'));
  const oldProduct = page.getByText(translate('We’ll update them when the connection is back.'));

  watch.allow(lostConnection);
  connection.change('silent');
  await page.goto(product, { waitUntil: 'commit' });
  await expect(oldProduct).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(product);
  connection.change('open');
  await expect(oldProduct).toBeHidden();

  connection.change('silent');
  await page.goto(pathTo('cart', locale), { waitUntil: 'commit' });
  await expect(oldCart).toBeVisible();
  await expect(getQuantities(page)).toHaveText(['1', '1']);
  await increase(page, 0, locale);
  await expect(getQuantities(page)).toHaveText(['2', '1']);
  await expect(page.getByText(translate('Waiting for a connection'))).toBeVisible();
  await expectAccessible(page);
  connection.change('open');
  await expect(applied).toBeVisible();
  await expect(oldCart).toBeHidden();
  await expect(getQuantities(page)).toHaveText(['2', '1']);
  expect(await readQuantities(page, locale)).toEqual([2, 1]);
});

test('shows the kept cart within seconds after a link, and the page of a slow response (OFFLINE-17)', async ({
  page,
  connection,
  language,
  watch,
}) => {
  const { locale } = markets[language];
  await keepProductAndCart(page, markets[language]);
  const oldCart = page.getByText(
    translateMessage(language, 'We can’t check them now. You can still change your cart.'),
  );
  watch.allow(lostConnection);
  connection.change('slow');
  await openPage(page, pathTo('home', locale));
  await openPage(page, pathTo('cart', locale));
  await expect(getQuantities(page)).toHaveText(['1', '1']);
  await expect(oldCart).toBeHidden();

  await openPageWithLazyCode(page, pathTo('home', locale));
  connection.change('silent');
  await page
    .getByRole('link', { name: new RegExp(`^${translateMessage(language, 'Cart')}, 2 `) })
    .filter({ visible: true })
    .first()
    .click();
  await expect(oldCart).toBeVisible();
  connection.change('open');
  await expect(oldCart).toBeHidden();
});

test('shows the kept pages of a stopped store and sends the edits when it is back (OFFLINE-18)', async ({
  page,
  connection,
  language,
  watch,
}) => {
  const { locale } = markets[language];
  const translate = (message: string) => translateMessage(language, message);
  const product = await keepProductAndCart(page, markets[language]);
  watch.allow(lostConnection);
  connection.change('unavailable');
  await page.goto(product);
  await expect(page.getByText(translate('We’ll update them when the connection is back.'))).toBeVisible();
  await page.goto(pathTo('cart', locale));
  await expect(getQuantities(page)).toHaveText(['1', '1']);
  await increase(page, 1, locale);
  await expect(getQuantities(page)).toHaveText(['1', '2']);
  await expect(page.getByText(translate('Waiting for a connection'))).toBeVisible();

  connection.change('refused');
  await page.goto(pathTo('my-account', locale));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    language === 'es' ? 'La tienda no responde' : 'We can’t reach the store',
  );
  await expectAccessible(page);
  await page.getByRole('listitem').getByRole('link').first().click();
  await expect(getQuantities(page)).toHaveText(['1', '2']);

  connection.change('open');
  await expect(page.getByText(translate('Your cart changes have been applied.'))).toBeVisible({ timeout: 30_000 });
  await expect(getQuantities(page)).toHaveText(['1', '2']);
  expect(await readQuantities(page, locale)).toEqual([1, 2]);
});

test('replaces a kept page of an earlier release, which sends its edits (OFFLINE-19)', async ({
  page,
  context,
  connection,
  language,
  watch,
}) => {
  const { locale } = markets[language];
  await keepProductAndCart(page, markets[language]);
  await goOffline(context, watch);
  watch.allow(lostConnection);
  await page.goto(pathTo('cart', locale));
  await increase(page, 0, locale);
  await expect(getQuantities(page)).toHaveText(['2', '1']);

  connection.deployRelease();
  const newDocument = page.waitForResponse(
    (response) => response.request().isNavigationRequest() && response.url().endsWith(pathTo('cart', locale)),
  );
  await context.setOffline(false);
  expect(await (await newDocument).text()).toContain('.next.js');
  await expect(page.getByText(translateMessage(language, 'Your cart changes have been applied.'))).toBeVisible();
  await expect(getQuantities(page)).toHaveText(['2', '1']);
  expect(await readQuantities(page, locale)).toEqual([2, 1]);
});

test('merges the edits of two tabs that were opened without a connection, each once (OFFLINE-20)', async ({
  page,
  context,
  language,
  watch,
}) => {
  const { locale } = markets[language];
  await keepProductAndCart(page, markets[language]);
  const other = await context.newPage();
  await goOffline(context, watch);
  for (const tab of [page, other]) {
    await tab.goto(pathTo('cart', locale));
    await expect(getQuantities(tab)).toHaveText(['1', '1']);
  }
  await increase(page, 0, locale);
  await expect(getQuantities(page)).toHaveText(['2', '1']);
  await increase(other, 1, locale);
  await expect(getQuantities(other).nth(1)).toHaveText('2');
  const sentCommandIds = recordCommands(context);
  await context.setOffline(false);
  await expect.poll(() => readQuantities(page, locale)).toEqual([2, 2]);
  for (const [name, tab] of Object.entries({ first: page, second: other })) {
    await expect(tab.getByText(translateMessage(language, 'Waiting for a connection'))).toHaveCount(0);
    await expect(getQuantities(tab), `${name} tab`).toHaveText(['2', '2']);
  }
  expect(new Set(sentCommandIds).size).toBe(2);
  expect(sentCommandIds).toHaveLength(2);
  await other.close();
});

/** A product that has another price and four units at the other club of `places`. */
const scarce = '110105-1';

test('shows which prices and stock have changed when the edits are merged (OFFLINE-21)', async ({
  page,
  context,
  language,
  watch,
}) => {
  const { locale, club } = markets[language];
  const { otherClub } = places[language];
  const translate = (message: string) => translateMessage(language, message);
  await fillCart(page, locale, club, [scarce, scarce, scarce, '110103-1']);
  await openPage(page, pathTo('home', locale));
  await waitForKeptCart(page, locale);
  await goOffline(context, watch);
  await page.goto(pathTo('cart', locale));
  await expect(getQuantities(page)).toHaveText(['3', '1']);
  for (const quantity of ['4', '5']) {
    await increase(page, 0, locale);
    await expect(getQuantities(page)).toHaveText([quantity, '1']);
  }
  // The shopper chooses a club with other prices on another device.
  const input = { commandId: randomUUID(), method: 'PICK_UP_IN_CLUB', clubKey: otherClub };
  await runShopOperation(page, locale, operations.setDelivery, { input });

  await context.setOffline(false);
  await expect(page.getByText(translate('Some prices have changed since your last visit'))).toBeVisible();
  await expect(getQuantities(page)).toHaveText(['4', '1']);
  expect(await readQuantities(page, locale)).toEqual([4, 1]);
});

/** Style of a picture that cannot be loaded. */
const placeholder = /^url\("data:image\/svg/;

test('opens the last product and list without a connection, from the offline page, and adds a product (OFFLINE-11, OFFLINE-13, OFFLINE-15, OFFLINE-23)', async ({
  page,
  context,
  connection,
  language,
  watch,
}) => {
  const { locale } = markets[language];
  const translate = (message: string, values?: Record<string, string>) => translateMessage(language, message, values);
  const product = pathTo('pdp-slug-sku', locale, { sku: '110101-1' });
  // No picture gets into the cache of the browser.
  connection.change('without-pictures');
  watch.allow(lostConnection);
  await openPageWithLazyCode(page, pathTo('search', locale, {}, { q: language === 'es' ? 'arroz' : 'rice' }));
  const list = new URL(page.url());
  await expect.poll(() => listPaths(page)).toContain(list.pathname + list.search);
  await openPageWithLazyCode(page, product);
  const shown = new URL(page.url());
  await expect.poll(() => listPaths(page)).toContain(shown.pathname);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  // The first interaction of a visitor without a cart.
  await page.keyboard.press('Shift');
  await waitForKeptCart(page, locale);

  connection.change('open');
  await goOffline(context, watch);
  await page.goto(pathTo('my-account', locale));
  await expectOfflinePage(page, language);
  await expect(page.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(new URL(page.url()).pathname).toBe(shown.pathname);
  const notice = page.getByText(translate('We’ll update them when the connection is back.'));
  await expect(notice).toBeVisible();
  await expect(page.getByRole('img', { name }).first()).toHaveCSS('content', placeholder);
  await expectAccessible(page);
  await page.getByRole('button', { name: translate('Add to cart') }).click();
  await expect(
    page.getByText(translate('We’ve saved your change and will apply it when the connection is back.')),
  ).toBeVisible();

  await page.goto(list.href);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(notice).toBeVisible();
  const picture = page.getByRole('main').getByRole('article').first().locator('img');
  await expect(picture).toHaveCSS('content', placeholder);
  await context.setOffline(false);
  await expect(picture).not.toHaveCSS('content', placeholder);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await expect(page.getByText(translate('Your cart changes have been applied.'))).toBeVisible();
  await expect(notice).toBeHidden();
  expect(await readQuantities(page, locale)).toEqual([1]);
});
