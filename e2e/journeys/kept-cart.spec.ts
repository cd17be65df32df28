import type { BrowserContext, Locator, Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { z } from 'zod';
import { operations } from '../graph/operations.ts';
import { expectAccessible } from './accessibility.ts';
import { openWithLateCode } from './interactive.ts';
import { visible } from './shop.ts';
import { expect, test } from './test.ts';
import { askShop, fillCart } from './visitors.ts';
import { wordsOf } from './words.ts';

const locale = getLocale('es', 'CR');
const club = '6401';
const words = (message: string, values?: Record<string, string>) => wordsOf(locale.language, message, values);

const lines = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('group') });
const quantities = (page: Page) => lines(page).getByRole('group').getByRole('status');

const more = (page: Page, line: number) =>
  lines(page)
    .nth(line)
    .getByRole('button', { name: words('Increase quantity') });
const openCart = async (page: Page) => {
  await openWithLateCode(page, pathTo('cart', locale));
  await expect(lines(page)).toHaveCount(2);
};

test('edits without a connection are shown, wait, and are sent in order when it is back (CART-106, CART-107)', async ({
  page,
  context,
  watch,
}) => {
  await fillCart(page, locale, club);
  await openCart(page);
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await more(page, 0).click();
  await more(page, 0).click();
  await lines(page).nth(1).getByRole('group').getByRole('button').first().click();
  await expect(lines(page)).toHaveCount(1);
  await expect(quantities(page)).toHaveText(['3']);
  await expect(page.getByText(words('Waiting for a connection'))).toBeVisible();
  // A link that is scrolled half under the header counts as too small a target.
  await page.evaluate('scrollTo(0, 0)');
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(page.getByText(words('Your cart changes have been sent.'))).toBeVisible();
  await expect(page.getByText(words('Waiting for a connection'))).toBeHidden();
  const { cart } = await askShop(page, locale, operations.cart, {});
  expect(cart?.lines.map(({ quantity }) => quantity)).toEqual([3]);
  await page.reload();
  await expect(lines(page)).toHaveCount(1);
  await expect(quantities(page)).toHaveText(['3']);
});

test('what waited when the page was closed is sent by the next one (CART-107)', async ({ page, context, watch }) => {
  await fillCart(page, locale, club);
  await openCart(page);
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await more(page, 1).click();
  await expect(page.getByText(words('Waiting for a connection'))).toBeVisible();
  await page.goto('about:blank');
  await context.setOffline(false);
  // Not the page's last picture is waited for: the notification may be gone by then.
  await page.goto(pathTo('home', locale), { waitUntil: 'commit' });
  await expect(page.getByText(words('Your cart changes have been sent.'))).toBeVisible();
  const { cart } = await askShop(page, locale, operations.cart, {});
  expect(cart?.lines.map(({ quantity }) => quantity)).toEqual([1, 2]);
});

test('a first product without a connection can be counted and taken out before the club confirms it (CART-108)', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await openWithLateCode(page, pathTo('search', locale, {}, { q: 'arroz' }));
  const shelf = page.getByRole('main').getByRole('article').filter({ hasText: 'kg' }).first();
  await shelf.getByRole('button').last().waitFor();
  await context.setOffline(true);
  await shelf.getByRole('button').last().click();
  const stepper = shelf.getByRole('group');
  await stepper.getByRole('button', { name: words('Increase quantity') }).click();
  await stepper.getByRole('button', { name: words('Increase quantity') }).click();
  await stepper.getByRole('button', { name: words('Decrease quantity') }).click();
  await expect(stepper.getByRole('status')).toHaveText('2');
  await context.setOffline(false);
  await expect(page.getByText(words('Your cart changes have been sent.'))).toBeVisible();
  const { cart } = await askShop(page, locale, operations.cart, {});
  expect(cart?.lines.map(({ quantity }) => quantity)).toEqual([2]);

  const other = page.getByRole('main').getByRole('article').filter({ hasText: 'kg' }).nth(1);
  await context.setOffline(true);
  await other.getByRole('button').last().click();
  await other.getByRole('group').getByRole('button').first().click();
  await expect(other.getByRole('group')).toBeHidden();
  await context.setOffline(false);
  await expect
    .poll(async () => (await askShop(page, locale, operations.cart, {})).cart?.lines.map(({ quantity }) => quantity))
    .toEqual([2]);
  await expect(page.getByText(words('Waiting for a connection'))).toBeHidden();
});

test('two tabs show one cart (CART-76)', async ({ page, context }) => {
  await fillCart(page, locale, club);
  await openCart(page);
  const other = await context.newPage();
  await openCart(other);
  await more(other, 0).click();
  await expect(lines(page).nth(0).getByRole('group').getByRole('status')).toHaveText('2');
  await more(page, 1).click();
  await expect(lines(other).nth(1).getByRole('group').getByRole('status')).toHaveText('2');
  await other.close();
});

test('what is taken out comes back by keyboard, also from another page (CART-64, CART-71)', async ({ page }) => {
  await fillCart(page, locale, club);
  await openCart(page);
  const undo = page.getByRole('button', { name: words('Undo') });
  await lines(page).nth(0).getByRole('group').getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect(lines(page)).toHaveCount(1);
  await expect(undo).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(lines(page)).toHaveCount(2);

  await lines(page).nth(0).getByRole('group').getByRole('button').first().click();
  await expect(lines(page)).toHaveCount(1);
  await lines(page).getByRole('link').first().click();
  await page.waitForURL(`**${pathTo('pdp-slug-sku', locale)}/**`);
  await undo.click();
  await expect(visible(page.getByRole('link', { name: new RegExp(`^${words('Cart')}, 2 `) }))).toBeVisible();
});

const commandSchema = z.object({ variables: z.object({ input: z.object({ commandId: z.string() }) }) });

/** The ids of the cart commands that the pages of a browser send from now on, in their order. */
function recordCommands(context: BrowserContext): readonly string[] {
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/graphql') return;
    const { data } = commandSchema.safeParse(request.postDataJSON());
    if (data) sent.push(data.variables.input.commandId);
  });
  return sent;
}

test('what two tabs change without a connection is all sent, each change once (CART-107)', async ({
  page,
  context,
  watch,
}) => {
  const stepper = (tab: Page, line: number) => lines(tab).nth(line).getByRole('group');
  const waitingLines = (tab: Page) => tab.getByText(words('Waiting for a connection'));
  const increase = (tab: Page, line: number) =>
    stepper(tab, line)
      .getByRole('button', { name: words('Increase quantity') })
      .click();
  const other = await context.newPage();
  await fillCart(page, locale, club);
  for (const tab of [page, other]) {
    await openWithLateCode(tab, pathTo('cart', locale));
    await expect(stepper(tab, 1)).toBeVisible();
  }
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  // Each tab changes a line of its own, and both change the first line.
  await increase(page, 0);
  await expect(stepper(page, 0).getByRole('status')).toHaveText('2');
  await increase(other, 1);
  await expect(stepper(other, 1).getByRole('status')).toHaveText('2');
  for (const quantity of ['2', '3']) {
    await increase(other, 0);
    await expect(stepper(other, 0).getByRole('status')).toHaveText(quantity);
  }
  // A tab also shows what the other one changed.
  for (const tab of [page, other]) await expect(waitingLines(tab)).toHaveCount(2);

  const sent = recordCommands(context);
  await context.setOffline(false);
  await expect
    .poll(async () => (await askShop(page, locale, operations.cart, {})).cart?.lines.map(({ quantity }) => quantity))
    .toEqual([3, 2]);
  for (const tab of [page, other]) {
    await expect(waitingLines(tab)).toHaveCount(0);
    await expect(quantities(tab)).toHaveText(['3', '2']);
  }
  expect(sent).toHaveLength(4);
  expect(new Set(sent).size).toBe(4);
  await other.close();
});
