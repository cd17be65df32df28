import { auditCart } from '../graph/audit.ts';
import { cards } from '../graph/cards.ts';
import { operations } from '../graph/operations.ts';
import { guestDetails, guestOf } from '../graph/shopper.ts';
import { openPage } from './interactive.ts';
import { costaRica, jamaica, shopOf } from './shop.ts';
import { expect, test } from './test.ts';
import { signInFromPage } from './visitors.ts';

const shoppers = {
  es: { market: costaRica, like: 'ana' },
  en: { market: jamaica, like: 'marcus' },
} as const;

test('from the club to the order: search, filter, cart, sign-in on the way, 3-D Secure (CART-66, CART-74, CHECKOUT-66, CHECKOUT-67, MERGE-6, PAYMENTS-43, ORDERS-28, ORDERS-29)', async ({
  page,
  stack,
  memberLike,
  language,
}) => {
  const { market, like } = shoppers[language];
  const shop = shopOf(page, market);
  const main = page.getByRole('main');
  await openPage(page, shop.path('home'));
  await shop.chooseClub();
  const product = await shop.findProduct();
  await shop.addTwo(product);

  await shop.openCart();
  const quantity = shop.quantityOf(product);
  await expect(quantity.getByRole('status')).toHaveText('2');
  await quantity.getByRole('button', { name: shop.words('Increase quantity') }).click();
  await expect(quantity.getByRole('status')).toHaveText('3');

  await shop.goToPay();
  await main.getByRole('link', { name: shop.words('Sign in') }).click();
  await signInFromPage(page, shop.locale, await memberLike(like));
  await page.waitForURL((url) => url.origin === stack.shopUrl);

  // The guest's cart came along.
  await openPage(page, shop.path('cart'));
  await expect(quantity.getByRole('status')).toHaveText('3');
  await shop.goToPay();
  await shop.goThroughSteps();
  const cartId = await shop.cartId();
  await shop.pay(cards.challenged);
  await shop.passBank();
  const orderNumber = await shop.readThankYou();
  const audit = await auditCart(stack, cartId);
  expect(audit).toMatchObject({ captured: 1, voided: 0, orderNumbers: [orderNumber] });
  expect(audit.keptCents).toBe(audit.orderedCents);

  // Order management hears of the order a moment later.
  const purchase = page.getByRole('link', { name: orderNumber });
  await expect(async () => {
    await page.goto(shop.path('recent-purchases'));
    await expect(purchase).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await purchase.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderNumber);
  await expect(main.getByText(product).first()).toBeVisible();
});

test('a guest whose card is declined keeps the cart, and pays with another', async ({ page, stack, language }) => {
  const shop = shopOf(page, shoppers[language].market);
  await openPage(page, shop.path('home'));
  await shop.chooseClub();
  const product = await shop.findProduct();
  await shop.addTwo(product);
  await shop.openCart();
  await shop.goToPay();

  await shop.sayWhoPays();
  await shop.goThroughSteps();
  const cartId = await shop.cartId();
  await shop.pay(cards.declined);
  await expect(page.getByRole('alert').first()).toBeVisible();
  expect(await auditCart(stack, cartId)).toMatchObject({ captured: 0, keptCents: 0, orderNumbers: [] });

  await openPage(page, shop.path('cart'));
  await expect(shop.quantityOf(product).getByRole('status')).toHaveText('2');
  await shop.goToPay();
  await shop.goThroughSteps();
  await shop.pay(cards.mastercard);
  const orderNumber = await shop.readThankYou();
  expect(await auditCart(stack, cartId)).toMatchObject({ captured: 1, orderNumbers: [orderNumber] });
});

test('a guest finds an order by its number and e-mail, which stays out of the address (ORDERS-32, ORDERS-33, ORDERS-34)', async ({
  page,
  stack,
  language,
}) => {
  const buyer = guestOf(stack);
  const cart = await buyer.fillCart(['110101-1']);
  const { id } = await buyer.begin(cart.id);
  await buyer.graph.run(operations.placeOrder, { input: await buyer.placing(id, cart, cards.approved) });
  const orderID = (await buyer.settled(id)).order?.orderNumber ?? '';

  const address = shopOf(page, { ...costaRica, language }).path('order-details', { orderID });
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
