import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { cards } from '../graph/cards.ts';
import { changeVans, tryToHold } from '../graph/fulfilment.ts';
import { operations } from '../graph/operations.ts';
import { expectAccessible } from './accessibility.ts';
import { openPage, whenInteractive } from './interactive.ts';
import { type Market, shopOf, visible } from './shop.ts';
import { expect, test } from './test.ts';
import { askShop, fillCart, signIn } from './visitors.ts';
import { wordsOf } from './words.ts';

const locale = getLocale('es', 'SV');
const words = (message: string, values?: Record<string, string>) => wordsOf('es', message, values);
const elSalvador: Market = {
  language: 'es',
  code: 'SV',
  club: 'Santa Elena',
  search: 'arroz',
  product: '110101-1',
  guestMembership: '',
};
/** A club of El Salvador whose vans this journey alone changes; it brings goods to members like Roberto. */
const club = '6501';

/** Opens the panel from the selector that this width shows. */
async function openPreferences(page: Page) {
  await visible(page.locator('a[aria-haspopup=dialog]')).click();
  const panel = page.getByRole('dialog', { name: words('Pickup or delivery') });
  await expect(panel).toBeVisible();
  return panel;
}

test('a guest who tries home delivery is asked to sign in, and nothing can be saved (DELIVERY-24, DELIVERY-29, ERRORS-47, DELIVERY-51)', async ({
  page,
}) => {
  await openPage(page, pathTo('home', locale));
  const panel = await openPreferences(page);
  await expect(page.locator('body'), 'the page behind does not scroll').toHaveCSS('overflow-y', 'hidden');
  const save = panel.getByRole('button', { name: words('Save') });
  await expect(save).toBeDisabled();
  await panel.getByRole('radio', { name: words('Home delivery') }).check();
  await expect(save).toBeDisabled();
  await expectAccessible(page);
  const login = panel.getByRole('link', { name: words('Sign in') });
  await expect(login).toHaveAttribute('href', pathTo('login', locale, {}, { pageTo: pathTo('home', locale) }));
});

test('a member in another country is shown the way to the own one, and what becomes of a cart (DELIVERY-25, DELIVERY-26)', async ({
  page,
  memberLike,
}) => {
  const abroad = getLocale('es', 'PA');
  await signIn(page, abroad, await memberLike('xiomara'));
  await openPage(page, pathTo('home', abroad));
  const panel = await openPreferences(page);
  await expect(
    panel.getByText(words('Your membership is from another country. Your saved addresses are in that country’s shop.')),
  ).toBeVisible();
  const way = panel.getByRole('link', { name: words('Change country') });
  await expect(way).toHaveAttribute('href', pathTo('country-picker', abroad));

  await fillCart(page, abroad, '6201');
  await page.reload();
  await whenInteractive(page);
  const again = await openPreferences(page);
  await again.getByRole('button', { name: words('Change country') }).click();
  await expect(page.getByRole('dialog', { name: words('Where do you shop?') })).toBeVisible();
});

test('a delivery time is chosen, kept no longer, out of time, and the order’s in the end (DELIVERY-91, DELIVERY-92, DELIVERY-94)', async ({
  page,
  stack,
  memberLike,
}) => {
  const shop = shopOf(page, elSalvador);
  await signIn(page, locale, await memberLike('roberto'));
  await openPage(page, pathTo('home', locale));
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

  // Not the first day offered: tomorrow becomes today at midnight.
  const days = page.getByLabel(words('Delivery day'));
  const windows = page.locator('input[name=delivery-window]:enabled');
  const chooseTime = async () => {
    await days.selectOption({ index: 1 });
    await windows.first().check();
  };
  const arrives = page.getByText(new RegExp(`^${words('Arrives {day}, <0>{hours}</0>').split(' ')[0]} `));
  const [gone = ''] = words(
    'The delivery time you chose ({day}, {hours}) is no longer reserved. Your cart hasn’t changed; choose a time again.',
  ).split(' (');
  const told = page.getByRole('alert').filter({ hasText: gone });

  await changeVans(stack, club, { holdMinutes: 0.05 });
  await chooseTime();
  await expect(told, 'kept no longer, while the page is open').toBeVisible();
  await expectAccessible(page);
  await changeVans(stack, club, { holdMinutes: 30 });
  await chooseTime();
  await expect(arrives).toBeVisible();
  await expect(told).toBeHidden();

  // The club takes no more orders for the chosen time: nobody pays for a time that is gone.
  const chosen = (await askShop(page, locale, operations.deliveryWindows, {})).cart.delivery?.window;
  if (!chosen) throw new Error('No delivery time is chosen.');
  await changeVans(stack, club, { closedUntil: chosen.end });
  await shop.goToPay();
  await shop.goThroughSteps();
  await shop.pay(cards.approved);
  const notPaid = page.getByRole('alert').filter({ hasText: words('Choose a delivery time') });
  await expect(notPaid).toBeFocused();
  await page.getByRole('link', { name: words('Choose a time') }).click();
  await expect(told).toBeVisible();
  await chooseTime();
  await expect(arrives).toBeVisible();

  const { cart } = await askShop(page, locale, operations.deliveryWindows, {});
  const windowId = cart.delivery?.window?.id ?? '';
  const cartId = await shop.cartId();
  await shop.goToPay();
  await shop.goThroughSteps();
  await shop.pay(cards.approved);
  await shop.readThankYou();
  expect(await tryToHold(stack, cartId, windowId)).toBe('ORDERED');
});
