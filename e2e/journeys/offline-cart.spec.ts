import type { Locator, Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { operations } from '../graph/operations.ts';
import { expectAccessible } from './accessibility.ts';
import { openPageWithLazyCode, waitForCode, waitUntilInteractive } from './interactive.ts';
import { recordCommands } from './record-commands.ts';
import { findVisible } from './shop.ts';
import { expect, test } from './test.ts';
import { translateMessage } from './translations.ts';
import { fillCart, runShopOperation } from './visitors.ts';

const locale = getLocale('es', 'CR');
const club = '6401';
const translate = (message: string, values?: Record<string, string>) =>
  translateMessage(locale.language, message, values);

const getLines = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('group') });
const getQuantities = (page: Page) => getLines(page).getByRole('group').getByRole('status');

const getIncreaseButton = (page: Page, line: number) =>
  getLines(page)
    .nth(line)
    .getByRole('button', { name: translate('Increase quantity') });

/** Opens the cart and waits for the code that it needs without a connection. */
async function openCart(page: Page): Promise<void> {
  const parserIsLoaded = waitForCode(page, 'outbox-entries');
  await openPageWithLazyCode(page, pathTo('cart', locale));
  await parserIsLoaded;
  await expect(getLines(page)).toHaveCount(2);
}

test('queues edits while offline and sends them in order when online (CART-106, CART-107)', async ({
  page,
  context,
  watch,
}) => {
  await fillCart(page, locale, club);
  await openCart(page);
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await getIncreaseButton(page, 0).click();
  await getIncreaseButton(page, 0).click();
  await getLines(page).nth(1).getByRole('group').getByRole('button').first().click();
  await expect(getLines(page)).toHaveCount(1);
  await expect(getQuantities(page)).toHaveText(['3']);
  await expect(page.getByText(translate('Waiting for a connection'))).toBeVisible();
  // axe reports a link that is half covered by the header as too small a target.
  await page.evaluate('scrollTo(0, 0)');
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(page.getByText(translate('Your cart changes have been applied.'))).toBeVisible();
  await expect(page.getByText(translate('Waiting for a connection'))).toBeHidden();
  const { cart } = await runShopOperation(page, locale, operations.cart, {});
  expect(cart?.lines.map(({ quantity }) => quantity)).toEqual([3]);
  await page.reload();
  await expect(getLines(page)).toHaveCount(1);
  await expect(getQuantities(page)).toHaveText(['3']);
});

test('sends queued edits of a closed page from the next page (CART-107)', async ({ page, context, watch }) => {
  await fillCart(page, locale, club);
  await openCart(page);
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await getIncreaseButton(page, 1).click();
  await expect(page.getByText(translate('Waiting for a connection'))).toBeVisible();
  await page.goto('about:blank');
  await context.setOffline(false);
  // Waits only for the commit, because the notification may be gone after the load event.
  await page.goto(pathTo('home', locale), { waitUntil: 'commit' });
  await expect(page.getByText(translate('Your cart changes have been applied.'))).toBeVisible();
  const { cart } = await runShopOperation(page, locale, operations.cart, {});
  expect(cart?.lines.map(({ quantity }) => quantity)).toEqual([1, 2]);
});

test('keeps the open cart when the connection ends before the code of the old cart is loaded (OFFLINE-26)', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  let failLoad = async () => {};
  const isRequested = new Promise<void>((resolve) => {
    void page.route(/\/assets\/old-cart-/, (route) => {
      failLoad = () => route.abort('internetdisconnected');
      resolve();
    });
  });
  await fillCart(page, locale, club);
  const parserIsLoaded = waitForCode(page, 'outbox-entries');
  await page.goto(pathTo('cart', locale));
  await waitUntilInteractive(page);
  await Promise.all([isRequested, parserIsLoaded]);
  await context.setOffline(true);
  await failLoad();
  await getIncreaseButton(page, 1).click();
  await expect(page.getByText(translate('Waiting for a connection'))).toBeVisible();
  await expect(getQuantities(page)).toHaveText(['1', '2']);
  await context.setOffline(false);
  await expect(page.getByText(translate('Your cart changes have been applied.'))).toBeVisible();
  const { cart } = await runShopOperation(page, locale, operations.cart, {});
  expect(cart?.lines.map(({ quantity }) => quantity)).toEqual([1, 2]);
});

test('changes and removes a product that was added offline (CART-108)', async ({ page, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await openPageWithLazyCode(page, pathTo('search', locale, {}, { q: 'arroz' }));
  const shelf = page.getByRole('main').getByRole('article').filter({ hasText: 'kg' }).first();
  await shelf.getByRole('button').last().waitFor();
  await context.setOffline(true);
  await shelf.getByRole('button').last().click();
  const stepper = shelf.getByRole('group');
  await stepper.getByRole('button', { name: translate('Increase quantity') }).click();
  await stepper.getByRole('button', { name: translate('Increase quantity') }).click();
  await stepper.getByRole('button', { name: translate('Decrease quantity') }).click();
  await expect(stepper.getByRole('status')).toHaveText('2');
  await context.setOffline(false);
  await expect(page.getByText(translate('Your cart changes have been applied.'))).toBeVisible();
  const { cart } = await runShopOperation(page, locale, operations.cart, {});
  expect(cart?.lines.map(({ quantity }) => quantity)).toEqual([2]);

  const other = page.getByRole('main').getByRole('article').filter({ hasText: 'kg' }).nth(1);
  await context.setOffline(true);
  await other.getByRole('button').last().click();
  await other.getByRole('group').getByRole('button').first().click();
  await expect(other.getByRole('group')).toBeHidden();
  await context.setOffline(false);
  await expect
    .poll(async () =>
      (await runShopOperation(page, locale, operations.cart, {})).cart?.lines.map(({ quantity }) => quantity),
    )
    .toEqual([2]);
  await expect(page.getByText(translate('Waiting for a connection'))).toBeHidden();
});

test('synchronises the cart between two tabs (CART-76)', async ({ page, context }) => {
  await fillCart(page, locale, club);
  await openCart(page);
  const other = await context.newPage();
  await openCart(other);
  await getIncreaseButton(other, 0).click();
  await expect(getLines(page).nth(0).getByRole('group').getByRole('status')).toHaveText('2');
  await getIncreaseButton(page, 1).click();
  await expect(getLines(other).nth(1).getByRole('group').getByRole('status')).toHaveText('2');
  await other.close();
});

test('restores a removed line by keyboard, also from another page (CART-64, CART-71)', async ({ page }) => {
  await fillCart(page, locale, club);
  await openCart(page);
  const undo = page.getByRole('button', { name: translate('Undo') });
  await getLines(page).nth(0).getByRole('group').getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect(getLines(page)).toHaveCount(1);
  await expect(undo).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(getLines(page)).toHaveCount(2);

  await getLines(page).nth(0).getByRole('group').getByRole('button').first().click();
  await expect(getLines(page)).toHaveCount(1);
  await getLines(page).getByRole('link').first().click();
  await page.waitForURL(`**${pathTo('pdp-slug-sku', locale)}/**`);
  await undo.click();
  await expect(findVisible(page.getByRole('link', { name: new RegExp(`^${translate('Cart')}, 2 `) }))).toBeVisible();
});

test('sends the offline edits of two tabs exactly once (CART-107)', async ({ page, context, watch }) => {
  const stepper = (tab: Page, line: number) => getLines(tab).nth(line).getByRole('group');
  const getPendingLines = (tab: Page) => tab.getByText(translate('Waiting for a connection'));
  const increase = (tab: Page, line: number) =>
    stepper(tab, line)
      .getByRole('button', { name: translate('Increase quantity') })
      .click();
  const other = await context.newPage();
  await fillCart(page, locale, club);
  for (const tab of [page, other]) await openCart(tab);
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  // The second tab changes the second line, and both tabs change the first line.
  await increase(page, 0);
  await expect(stepper(page, 0).getByRole('status')).toHaveText('2');
  await increase(other, 1);
  await expect(stepper(other, 1).getByRole('status')).toHaveText('2');
  for (const quantity of ['2', '3']) {
    await increase(other, 0);
    await expect(stepper(other, 0).getByRole('status')).toHaveText(quantity);
  }
  // Each tab also shows the edits of the other.
  for (const tab of [page, other]) await expect(getPendingLines(tab)).toHaveCount(2);

  const sentCommandIds = recordCommands(context);
  await context.setOffline(false);
  await expect
    .poll(async () =>
      (await runShopOperation(page, locale, operations.cart, {})).cart?.lines.map(({ quantity }) => quantity),
    )
    .toEqual([3, 2]);
  for (const tab of [page, other]) {
    await expect(getPendingLines(tab)).toHaveCount(0);
    await expect(getQuantities(tab)).toHaveText(['3', '2']);
  }
  expect(sentCommandIds).toHaveLength(4);
  expect(new Set(sentCommandIds).size).toBe(4);
  await other.close();
});
