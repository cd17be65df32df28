import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { z } from 'zod';
import { askCommerce } from '../graph/commerce.ts';
import { operations } from '../graph/operations.ts';
import type { RunningStack } from '../stack/running.ts';
import { expectAccessible } from './page-checks.ts';
import { visible } from './shop.ts';
import { expect, test } from './test.ts';
import { askShop, fillCart, signIn } from './visitors.ts';
import { wordsOf } from './words.ts';

const locale = getLocale('es', 'SV');
const words = (message: string, values?: Record<string, string>) => wordsOf('es', message, values);
const club = '6501';
/** Members of El Salvador, one for each width. */
const members = { phone: 'roberto@tarima.test', desktop: 'ingrid@tarima.test' } as const;
/** Members of other countries. */
const strangers = { phone: 'walter@tarima.test', desktop: 'xiomara@tarima.test' } as const;

/** Opens the panel from the selector that this width shows. */
async function openPreferences(page: Page) {
  await visible(page.locator('a[aria-haspopup=dialog]')).click();
  const panel = page.getByRole('dialog', { name: words('How you receive it') });
  await expect(panel).toBeVisible();
  return panel;
}

/** The window that the cart has chosen is one of the past from now on. */
async function letWindowPass(stack: RunningStack, cartId: string): Promise<void> {
  const { version } = z.object({ version: z.int() }).parse(await askCommerce(stack, `carts/${cartId}`));
  const past = { id: `${club}-20260101T1500`, start: '2026-01-01T15:00:00.000Z', end: '2026-01-01T17:00:00.000Z' };
  const value = JSON.stringify({ ...past, zone: 'America/El_Salvador' });
  const actions = [{ action: 'setCustomField', name: 'windows_data', value }];
  await askCommerce(stack, `carts/${cartId}`, { body: { version, actions } });
}

test('a guest who tries home delivery is asked to sign in, and nothing can be saved', async ({ page }) => {
  await page.goto(pathTo('home', locale));
  await page.waitForLoadState('networkidle');
  const panel = await openPreferences(page);
  const save = panel.getByRole('button', { name: words('Save') });
  await expect(save).toBeDisabled();
  await panel.getByRole('radio', { name: words('Home delivery') }).check();
  await expect(save).toBeDisabled();
  await expectAccessible(page);
  const login = panel.getByRole('link', { name: words('Sign in') });
  await expect(login).toHaveAttribute('href', pathTo('login', locale, {}, { pageTo: pathTo('home', locale) }));
});

test('a member in another country is shown the way to the own one, and what becomes of a cart', async ({ page }, {
  project,
}) => {
  const abroad = getLocale('es', 'PA');
  await signIn(page, abroad, strangers[project.name as keyof typeof strangers], pathTo('home', abroad));
  await page.waitForLoadState('networkidle');
  const panel = await openPreferences(page);
  await expect(
    panel.getByText(words('Your membership is of another country; your addresses are there.')),
  ).toBeVisible();
  const way = panel.getByRole('link', { name: words('Change country') });
  await expect(way).toHaveAttribute('href', pathTo('country-picker', abroad));

  await fillCart(page, abroad, '6201');
  await page.reload();
  await page.waitForLoadState('networkidle');
  const again = await openPreferences(page);
  await again.getByRole('button', { name: words('Change country') }).click();
  await expect(page.getByRole('dialog', { name: words('Where do you shop?') })).toBeVisible();
});

test('a delivery time is chosen, and told in words when it is too late for it', async ({ page, stack }, {
  project,
}) => {
  await signIn(page, locale, members[project.name as keyof typeof members], pathTo('home', locale));
  await page.waitForLoadState('networkidle');
  // What is chosen before there is a cart holds for the cart.
  const panel = await openPreferences(page);
  await panel.getByRole('radio', { name: words('Home delivery') }).check();
  await panel.getByRole('button', { name: words('Save') }).click();
  await expect(panel).toBeHidden();
  await expect(visible(page.getByText(words('Deliver to')))).toBeVisible();

  const input = { commandId: randomUUID(), sku: '110101-1', quantity: 2 };
  const { addToCart } = await askShop(page, locale, operations.addToCart, { input });
  expect(addToCart.__typename).toBe('AddToCartSuccess');
  await page.goto(pathTo('cart', locale));
  await expect(page.getByRole('radio', { name: words('Home delivery') })).toBeChecked();
  const later = page.getByRole('radio', { name: new RegExp(`^${words('Tomorrow or later')}`) });
  await expect(later).toBeChecked();

  const windows = page.locator('input[name=delivery-window]:enabled');
  await windows.first().check();
  const arrives = page.getByText(new RegExp(`^${words('Arrives {day}, <0>{hours}</0>').split(' ')[0]} `));
  await expect(arrives).toBeVisible();
  await expectAccessible(page);

  const { cart } = await askShop(page, locale, operations.cart, {});
  await letWindowPass(stack, cart?.id ?? '');
  await page.reload();
  const [tooLate = ''] = words(
    'It is too late for the delivery that you chose ({day}, {hours}). Your cart is as it was; please choose another time.',
  ).split(' (');
  await expect(page.getByRole('alert').filter({ hasText: tooLate })).toBeVisible();
  await windows.first().check();
  await expect(page.getByText(tooLate)).toBeHidden();
  await expect(arrives).toBeVisible();
});
