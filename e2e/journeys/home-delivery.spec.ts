import { randomUUID } from 'node:crypto';
import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { auditCart } from '../graph/audit.ts';
import { cards } from '../graph/cards.ts';
import { operations } from '../graph/operations.ts';
import { openPage } from './interactive.ts';
import { costaRica, shopOf, visible } from './shop.ts';
import { expect, test } from './test.ts';
import { askShop, signIn } from './visitors.ts';
import { wordsOf } from './words.ts';

const locale = getLocale('es', 'PA');
const words = (message: string) => wordsOf('es', message);
/** A member of Panama City, whose cart is at the club of David. */
const like = 'carmen';
const david = '6205';
/** What costs less in David than in the city, and what the city's clubs have none of; the seeds' prices and shelves. */
const goods = { dearer: ['210101-1', 2], soldOut: ['260403-1', 1] } as const;

test('an address that is chosen before there is a cart counts for prices, until a club is chosen (CLUBS-29, CLUBS-30, CATALOG-12)', async ({
  page,
  baseURL,
  memberLike,
}) => {
  await signIn(page, locale, await memberLike(like));
  await page.context().addCookies([{ name: 'tarima.club', value: david, url: baseURL }]);
  const tag = page.getByText(new RegExp(`^${words('Club price')}: `)).first();
  const priceHere = async () => {
    await openPage(page, pathTo('pdp-slug-sku', locale, { sku: goods.dearer[0] }));
    return tag.innerText();
  };
  const choose = async (way: string) => {
    await visible(page.locator('a[aria-haspopup=dialog]')).click();
    const panel = page.getByRole('dialog', { name: words('Pickup or delivery') });
    await panel.getByRole('radio', { name: words(way) }).check();
    await panel.getByRole('button', { name: words('Save') }).click();
    await expect(panel).toBeHidden();
  };
  const inDavid = await priceHere();
  await choose('Home delivery');
  await expect(tag).not.toHaveText(inDavid);
  expect(await priceHere(), 'from the server too').not.toBe(inDavid);
  await choose('Pick up at a club');
  await expect(tag).toHaveText(inDavid);
});

test('home delivery from another club is told before it changes the cart (DELIVERY-101)', async ({
  page,
  baseURL,
  memberLike,
}) => {
  await signIn(page, locale, await memberLike(like));
  await page.context().addCookies([{ name: 'tarima.club', value: david, url: baseURL }]);
  for (const [sku, quantity] of Object.values(goods)) {
    const input = { commandId: randomUUID(), sku, quantity, clubId: david };
    const { addToCart } = await askShop(page, locale, operations.addToCart, { input });
    expect(addToCart.__typename).toBe('AddToCartSuccess');
  }
  const cart = async () => {
    const { cart } = await askShop(page, locale, operations.cart, {});
    return Object.fromEntries((cart?.lines ?? []).map(({ variant, quantity }) => [variant.sku, quantity]));
  };
  await openPage(page, pathTo('cart', locale));
  const pickUp = page.getByRole('radio', { name: words('Pick up at a club') });
  const delivery = page.getByRole('radio', { name: words('Home delivery') });
  await expect(pickUp).toBeChecked();
  await expect(delivery).toBeEnabled();

  const dialog = page.getByRole('dialog', { name: words('Home delivery will change your cart') });
  await delivery.click();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByText(words('Out of stock at that club. It will be removed from your cart.'))).toBeVisible();
  await dialog.getByRole('button', { name: words('Keep cart as is') }).click();
  await expect(dialog).toBeHidden();
  await expect(pickUp).toBeChecked();
  expect(await cart()).toEqual({ '210101-1': 2, '260403-1': 1 });

  await delivery.click();
  await dialog.getByRole('button', { name: words('Continue and update cart') }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(cart).toEqual({ '210101-1': 2 });
  await expect(delivery).toBeChecked();
});

test('a member has the goods brought to a saved address', async ({ page, stack, memberLike }) => {
  const shop = shopOf(page, costaRica);
  await signIn(page, shop.locale, await memberLike('mariela'));
  await shop.addTwo(await shop.openProduct('110101-1'));
  await shop.openCart();
  const delivery = page.getByRole('radio', { name: shop.words('Home delivery') });
  await delivery.click();
  await expect(delivery).toBeChecked();

  await shop.goToPay();
  await shop.goThroughSteps();
  const cartId = await shop.cartId();
  await shop.pay(cards.approved);
  const orderNumber = await shop.readThankYou();
  expect(await auditCart(stack, cartId)).toMatchObject({ captured: 1, orderNumbers: [orderNumber] });
});
