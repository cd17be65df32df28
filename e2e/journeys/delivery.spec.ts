import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { cards } from '../graph/cards.ts';
import { tryHoldWindow, updateDeliveryPlan } from '../graph/fulfilment.ts';
import { operations } from '../graph/operations.ts';
import { waitForManagedOrder } from '../graph/order-management.ts';
import { expectAccessible } from './accessibility.ts';
import { openPage, waitUntilInteractive } from './interactive.ts';
import { createShop, findVisible, type Market } from './shop.ts';
import { expect, test } from './test.ts';
import { translateMessage } from './translations.ts';
import { fillCart, runShopOperation, signIn } from './visitors.ts';

const locale = getLocale('es', 'SV');
const translate = (message: string, values?: Record<string, string>) => translateMessage('es', message, values);
const elSalvador: Market = {
  language: 'es',
  code: 'SV',
  club: 'Santa Elena',
  search: 'arroz',
  product: '110101-1',
  guestMembership: '',
};
/** A club of El Salvador whose delivery settings only this journey changes; it delivers to members like Roberto. */
const club = '6501';

/** Opens the panel from the visible delivery selector. */
async function openPreferences(page: Page) {
  await findVisible(page.locator('a[aria-haspopup=dialog]')).click();
  const panel = page.getByRole('dialog', { name: translate('Pickup or delivery') });
  await expect(panel).toBeVisible();
  return panel;
}

test('asks a guest who chooses home delivery to sign in, and disables saving (DELIVERY-24, DELIVERY-29, ERRORS-47, DELIVERY-51)', async ({
  page,
}) => {
  await openPage(page, pathTo('home', locale));
  const panel = await openPreferences(page);
  await expect(page.locator('body'), 'the page behind does not scroll').toHaveCSS('overflow-y', 'hidden');
  const save = panel.getByRole('button', { name: translate('Save') });
  await expect(save).toBeDisabled();
  await panel.getByRole('radio', { name: translate('Home delivery') }).check();
  await expect(save).toBeDisabled();
  await expectAccessible(page);
  const login = panel.getByRole('link', { name: translate('Sign in') });
  await expect(login).toHaveAttribute('href', pathTo('login', locale, {}, { pageTo: pathTo('home', locale) }));
});

test('offers a member in another country the way to their own country and informs about the cart (DELIVERY-25, DELIVERY-26)', async ({
  page,
  createMemberLike,
}) => {
  const abroad = getLocale('es', 'PA');
  await signIn(page, abroad, await createMemberLike('xiomara'));
  await openPage(page, pathTo('home', abroad));
  const panel = await openPreferences(page);
  await expect(
    panel.getByText(
      translate('Your membership is from another country. Your saved addresses are in that country’s shop.'),
    ),
  ).toBeVisible();
  const countryLink = panel.getByRole('link', { name: translate('Change country') });
  await expect(countryLink).toHaveAttribute('href', pathTo('country-picker', abroad));

  await fillCart(page, abroad, '6201');
  await page.reload();
  await waitUntilInteractive(page);
  const reopenedPanel = await openPreferences(page);
  await reopenedPanel.getByRole('button', { name: translate('Change country') }).click();
  await expect(page.getByRole('dialog', { name: translate('Where do you shop?') })).toBeVisible();
});

test('reserves a delivery time, reports when it expires or closes, and orders with a new one (DELIVERY-91, DELIVERY-92, DELIVERY-94, ORDERS-39, ORDERS-314)', async ({
  page,
  stack,
  createMemberLike,
}) => {
  const shop = createShop(page, elSalvador);
  await signIn(page, locale, await createMemberLike('roberto'));
  await openPage(page, pathTo('home', locale));
  // A choice made before the cart exists applies to the cart.
  const panel = await openPreferences(page);
  await panel.getByRole('radio', { name: translate('Home delivery') }).check();
  await panel.getByRole('button', { name: translate('Save') }).click();
  await expect(panel).toBeHidden();
  await expect(findVisible(page.getByText(translate('Deliver to')))).toBeVisible();

  const input = { commandId: randomUUID(), sku: '110101-1', quantity: 2 };
  const { addToCart } = await runShopOperation(page, locale, operations.addToCart, { input });
  expect(addToCart.__typename).toBe('AddToCartSuccess');
  await page.goto(pathTo('cart', locale));
  await expect(page.getByRole('radio', { name: translate('Home delivery') })).toBeChecked();
  const later = page.getByRole('radio', { name: new RegExp(`^${translate('Tomorrow or later')}`) });
  await expect(later).toBeChecked();

  // The second day is chosen, because the first one changes at midnight.
  const days = page.getByLabel(translate('Delivery day'));
  const windows = page.locator('input[name=delivery-window]:enabled');
  const chooseTime = async () => {
    await days.selectOption({ index: 1 });
    await windows.first().check();
  };
  const arrives = page.getByText(new RegExp(`^${translate('Arrives {day}, <0>{hours}</0>').split(' ')[0]} `));
  const [gone = ''] = translate(
    'The delivery time you chose ({day}, {hours}) is no longer reserved. Your cart hasn’t changed; choose a time again.',
  ).split(' (');
  const alert = page.getByRole('alert').filter({ hasText: gone });

  await updateDeliveryPlan(stack, club, { holdMinutes: 0.05 });
  await chooseTime();
  await expect(alert, 'the reservation expired while the page is open').toBeVisible();
  await expectAccessible(page);
  await updateDeliveryPlan(stack, club, { holdMinutes: 30 });
  await chooseTime();
  await expect(arrives).toBeVisible();
  await expect(alert).toBeHidden();

  // The club closes the chosen window, so the payment must be refused.
  const chosenWindow = (await runShopOperation(page, locale, operations.deliveryWindows, {})).cart.delivery?.window;
  if (!chosenWindow) throw new Error('No delivery time is chosen.');
  await updateDeliveryPlan(stack, club, { closedUntil: chosenWindow.end });
  await shop.goToCheckout();
  await shop.completeSteps();
  await shop.pay(cards.approved);
  const notPaid = page.getByRole('alert').filter({ hasText: translate('Choose a delivery time') });
  await expect(notPaid).toBeFocused();
  await page.getByRole('link', { name: translate('Choose a time') }).click();
  await expect(alert).toBeVisible();
  await chooseTime();
  await expect(arrives).toBeVisible();
  const hours = await arrives.locator('b').innerText();

  const { cart } = await runShopOperation(page, locale, operations.deliveryWindows, {});
  const windowId = cart.delivery?.window?.id ?? '';
  const cartId = await shop.fetchCartId();
  await shop.goToCheckout();
  await shop.completeSteps();
  await shop.pay(cards.approved);
  const orderNumber = await shop.readOrderNumber();
  expect(await tryHoldWindow(stack, cartId, windowId)).toBe('ORDERED');

  await waitForManagedOrder(stack, orderNumber);
  const delivery = page
    .getByRole('main')
    .getByText(new RegExp(`^${translate('Delivery: {day}, {time}').split('{')[0]}`));
  await openPage(page, shop.path('recent-purchases'));
  await expect(delivery).toContainText(hours);
  await page.getByRole('link', { name: orderNumber }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderNumber);
  await expect(delivery).toContainText(hours);
});
