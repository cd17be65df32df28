import type { Page } from '@playwright/test';
import type { Language } from '@tarima/markets/table';
import { auditCart } from '../graph/audit.ts';
import { cards } from '../graph/cards.ts';
import { fillCardForm } from './card-form.ts';
import { mockOperation } from './graph-mocks.ts';
import { openPage } from './interactive.ts';
import { costaRica, createShop, getPayButton, jamaica, type Shop } from './shop.ts';
import { expect, test } from './test.ts';
import { fillCart } from './visitors.ts';

const places = { es: { market: costaRica, club: '6401' }, en: { market: jamaica, club: '7201' } } as const;

/** Opens the payment step for a guest's new cart. */
async function openPayment(page: Page, language: Language): Promise<Shop> {
  const { market, club } = places[language];
  await fillCart(page, createShop(page, market).locale, club, ['110101-1']);
  return goToPayment(page, language);
}

/** Opens the payment step for the cart that the guest has. */
async function goToPayment(page: Page, language: Language): Promise<Shop> {
  const shop = createShop(page, places[language].market);
  await openPage(page, shop.path('checkout'));
  await shop.fillContactDetails();
  await shop.completeSteps();
  return shop;
}

/** Simulates that the shopper comes back to this tab, so that the page reads the cart again. */
async function returnTo(page: Page): Promise<void> {
  const cart = page.waitForResponse((response) => /"operationName":"Cart"/.test(response.request().postData() ?? ''));
  await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
  await (await cart).finished();
}

const getCodeField = (page: Page) => page.frameLocator('dialog iframe').locator('input[name=otp]');

test('charges once for a double click on the pay button (CHECKOUT-31, CHECKOUT-57)', async ({
  page,
  stack,
  language,
}) => {
  const shop = await openPayment(page, language);
  const cartId = await shop.fetchCartId();
  await shop.acceptTerms();
  await fillCardForm(page, language, cards.approved);
  await getPayButton(page, language).dblclick();
  const orderNumber = await shop.readOrderNumber();
  expect(await auditCart(stack, cartId)).toMatchObject({ authorised: 1, captured: 1, orderNumbers: [orderNumber] });
});

test('shows the cart of a running payment as locked in another tab, where it can be cancelled and edited (CART-94, CHECKOUT-33, CHECKOUT-452)', async ({
  page,
  context,
  stack,
  language,
}) => {
  const shop = await openPayment(page, language);
  const cartId = await shop.fetchCartId();
  await shop.pay(cards.challenged);
  await expect(getCodeField(page)).toBeVisible();

  const tab = await context.newPage();
  await openPage(tab, shop.path('cart'));
  await expect(tab.getByText(shop.translate('A payment for this cart is in progress.'))).toBeVisible();
  const increase = tab.getByRole('main').getByRole('button', { name: shop.translate('Increase quantity') });
  await expect(increase).toHaveCount(0);
  await tab.getByRole('button', { name: shop.translate('Edit cart'), exact: true }).click();
  await increase.first().click();
  await expect(tab.getByRole('group').getByRole('status').first()).toHaveText('2');

  // The first tab learns that its payment was cancelled, and pays the changed cart.
  const title = shop.translate('You cancelled the payment');
  await page
    .getByRole('dialog', { name: title })
    .getByRole('button', { name: shop.translate('Back to payment') })
    .click();
  await expect(page.getByRole('alert').getByText(title, { exact: true })).toBeVisible();
  expect(await auditCart(stack, cartId)).toMatchObject({ captured: 0, orderNumbers: [] });
  // The changed cart opens the review again, also when it arrives at the payment step.
  await expect(
    page.getByText(shop.translate('Your cart or its delivery changed. Check your order before you pay.')),
  ).toBeVisible();
  await shop.completeSteps();
  await shop.pay(cards.approved);
  const orderNumber = await shop.readOrderNumber();
  const audit = await auditCart(stack, cartId);
  expect(audit).toMatchObject({ captured: 1, orderNumbers: [orderNumber] });
  expect(audit.netCapturedCents).toBe(audit.orderedCents);
});

test('continues the confirmation at the bank after Back and a reload, and places one order (CHECKOUT-322, PAYMENTS-47)', async ({
  page,
  stack,
  language,
}) => {
  const shop = await openPayment(page, language);
  const cartId = await shop.fetchCartId();
  await shop.pay(cards.challenged);
  await expect(getCodeField(page)).toBeVisible();
  await page.goBack();
  await openPage(page, shop.path('checkout', {}, { step: 'payment' }));
  await expect(getCodeField(page)).toBeVisible();
  await page.reload();
  await expect(getCodeField(page)).toBeVisible();
  await shop.passChallenge();
  const orderNumber = await shop.readOrderNumber();
  expect(await auditCart(stack, cartId)).toMatchObject({ authorised: 1, captured: 1, orderNumbers: [orderNumber] });
});

test('opens the cart page with a notification in a tab whose cart was ordered in another tab (CHECKOUT-458)', async ({
  page,
  context,
  language,
}) => {
  const shop = await openPayment(page, language);
  const shopInTab = await goToPayment(await context.newPage(), language);
  await shopInTab.pay(cards.approved);
  await shopInTab.readOrderNumber();

  await returnTo(page);
  const text = 'This cart is no longer available. If you placed the order, you’ll find it in My orders.';
  await expect(page.getByText(shop.translate(text))).toBeVisible();
  await expect(page).toHaveURL(shop.path('cart'));
});

test('opens the thank-you page of an order that was placed while the shopper was in another app (CHECKOUT-458)', async ({
  page,
  stack,
  language,
}) => {
  const shop = await openPayment(page, language);
  const cartId = await shop.fetchCartId();
  const isOrdered = Promise.withResolvers<void>();
  await shop.pay(cards.challenged);
  await expect(getCodeField(page)).toBeVisible();
  // A hidden page runs no timers, so that it does not poll its payment.
  await mockOperation(page, 'CheckoutAttempt', async (route) => {
    await isOrdered.promise;
    await route.continue();
  });
  await shop.passChallenge();
  await expect.poll(async () => (await auditCart(stack, cartId)).orderNumbers).toHaveLength(1);

  await returnTo(page);
  isOrdered.resolve();
  const orderNumber = await shop.readOrderNumber();
  expect(await auditCart(stack, cartId)).toMatchObject({ captured: 1, orderNumbers: [orderNumber] });
});
