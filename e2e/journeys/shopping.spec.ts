import { auditCart } from '../graph/audit.ts';
import { cards } from '../graph/cards.ts';
import { operations } from '../graph/operations.ts';
import { createGuestShopper, guestDetails } from '../graph/shopper.ts';
import { openPage } from './interactive.ts';
import { costaRica, createShop, jamaica } from './shop.ts';
import { expect, test } from './test.ts';
import { signInFromPage } from './visitors.ts';

const shoppers = {
  es: { market: costaRica, demoMember: 'ana' },
  en: { market: jamaica, demoMember: 'marcus' },
} as const;

test('completes an order with club choice, search, filter, cart, sign-in and 3-D Secure (CART-66, CART-74, CHECKOUT-66, CHECKOUT-67, MERGE-6, PAYMENTS-43, ORDERS-28, ORDERS-29)', async ({
  page,
  stack,
  createMemberLike,
  language,
}) => {
  const { market, demoMember } = shoppers[language];
  const shop = createShop(page, market);
  const main = page.getByRole('main');
  await openPage(page, shop.path('home'));
  await shop.chooseClub();
  const product = await shop.findProduct();
  await shop.addTwoToCart(product);

  await shop.openCart();
  const quantity = shop.getQuantityStepper(product);
  await expect(quantity.getByRole('status')).toHaveText('2');
  await quantity.getByRole('button', { name: shop.translate('Increase quantity') }).click();
  await expect(quantity.getByRole('status')).toHaveText('3');

  await shop.goToCheckout();
  await main.getByRole('link', { name: shop.translate('Sign in') }).click();
  await signInFromPage(page, shop.locale, await createMemberLike(demoMember));
  await page.waitForURL((url) => url.origin === stack.shopUrl);

  // The member's cart contains the guest's items.
  await openPage(page, shop.path('cart'));
  await expect(quantity.getByRole('status')).toHaveText('3');
  await shop.goToCheckout();
  await shop.completeSteps();
  const cartId = await shop.fetchCartId();
  await shop.pay(cards.challenged);
  await shop.passChallenge();
  const orderNumber = await shop.readOrderNumber();
  const audit = await auditCart(stack, cartId);
  expect(audit).toMatchObject({ captured: 1, voided: 0, orderNumbers: [orderNumber] });
  expect(audit.netCapturedCents).toBe(audit.orderedCents);

  // Order management receives the order asynchronously.
  const purchase = page.getByRole('link', { name: orderNumber });
  await expect(async () => {
    await page.goto(shop.path('recent-purchases'));
    await expect(purchase).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await purchase.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderNumber);
  await expect(main.getByText(product).first()).toBeVisible();
});

test('keeps the cart of a guest after a declined card, goes back to the payment, and accepts another card (CHECKOUT-461)', async ({
  page,
  stack,
  language,
}) => {
  const shop = createShop(page, shoppers[language].market);
  await openPage(page, shop.path('home'));
  await shop.chooseClub();
  const product = await shop.findProduct();
  await shop.addTwoToCart(product);
  await shop.openCart();
  await shop.goToCheckout();

  await shop.fillContactDetails();
  await shop.completeSteps();
  const cartId = await shop.fetchCartId();
  await shop.pay(cards.declined);
  await expect(page.getByRole('alert').first()).toBeVisible();
  expect(await auditCart(stack, cartId)).toMatchObject({ captured: 0, netCapturedCents: 0, orderNumbers: [] });
  await page.getByRole('button', { name: shop.translate('Back to payment') }).click();
  await expect(page.getByRole('heading', { level: 2, name: shop.translate('Payment'), exact: true })).toBeFocused();
  await expect(page.getByLabel(shop.translate('Card number'))).toBeInViewport({ ratio: 1 });

  await openPage(page, shop.path('cart'));
  await expect(shop.getQuantityStepper(product).getByRole('status')).toHaveText('2');
  await shop.goToCheckout();
  await shop.completeSteps();
  await shop.pay(cards.mastercard);
  const orderNumber = await shop.readOrderNumber();
  expect(await auditCart(stack, cartId)).toMatchObject({ captured: 1, orderNumbers: [orderNumber] });
});

test('finds a guest order by number and email without the email in the URL (ORDERS-32, ORDERS-33, ORDERS-34)', async ({
  page,
  stack,
  language,
}) => {
  const buyer = createGuestShopper(stack);
  const cart = await buyer.fillCart(['110101-1']);
  const { id } = await buyer.beginCheckout(cart.id);
  await buyer.graph.run(operations.placeOrder, { input: await buyer.createPlaceOrderInput(id, cart, cards.approved) });
  const orderID = (await buyer.waitUntilSettled(id)).order?.orderNumber ?? '';

  const address = createShop(page, { ...costaRica, language }).path('order-details', { orderID });
  const main = page.getByRole('main');
  const email = main.locator('input[name=email]');
  await openPage(page, address);
  await expect(main.locator('input[name=orderNumber]')).toHaveValue(orderID);
  await email.fill('somebody.else@tarima.test');
  await email.press('Enter');
  await expect(main.getByRole('alert')).toBeVisible();
  await email.fill(guestDetails.email);
  await email.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderID);
  await expect(page).toHaveURL(address);
});
