import { auditCart } from '../graph/audit.ts';
import { cards } from '../graph/cards.ts';
import { openPage } from './interactive.ts';
import { costaRica, jamaica, shopOf } from './shop.ts';
import { expect, test } from './test.ts';
import { signInFromPage } from './visitors.ts';

const shoppers = {
  es: { market: costaRica, like: 'ana' },
  en: { market: jamaica, like: 'marcus' },
} as const;

test('from the club to the order: search, filter, cart, sign-in on the way, 3-D Secure', async ({
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
  await quantity.getByRole('button', { name: shop.words('One more') }).click();
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
