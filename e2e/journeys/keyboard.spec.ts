import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { cards } from '../graph/cards.ts';
import { fillCardForm } from './card-form.ts';
import { openPage, waitUntilInteractive } from './interactive.ts';
import { tabTo } from './keys.ts';
import { costaRica, createShop, findVisible, getPayButton } from './shop.ts';
import { expect, test } from './test.ts';
import { translateMessage } from './translations.ts';
import { fillCart } from './visitors.ts';

test('finds a product and adds it to the cart by keyboard (CART-71)', async ({ page }) => {
  const locale = getLocale('es', 'CR');
  const translate = (message: string) => translateMessage(locale.language, message);
  await openPage(page, pathTo('home', locale));
  await tabTo(page, page.getByLabel(translate('Search products'), { exact: true }));
  await page.keyboard.type('arroz');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('arroz');
  const product = page.getByRole('article').first();
  await tabTo(page, product.getByRole('link').first());
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${pathTo('pdp-slug-sku', locale)}/**`);
  await expect(page.getByRole('main')).toBeFocused();
  const add = page.getByRole('button', { name: translate('Add to cart'), exact: true });
  await expect(add).toBeEnabled();
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: new RegExp(`^${translate('Cart')}, 1 `) })).toBeVisible();
});

test('continues at the content when a filter was removed by keyboard (SEARCH-67)', async ({ page }) => {
  const locale = getLocale('es', 'CR');
  await openPage(page, pathTo('search', locale, {}, { q: 'arroz', fq: 'rating;"4"' }));
  const label = translateMessage(locale.language, 'Remove filter: {label}', { label: '4 estrellas o más' });
  await page.getByRole('link', { name: label }).filter({ visible: true }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.search.includes('rating'));
  await expect(page.getByRole('main')).toBeFocused();
});

test('continues at the content between the cart and the checkout, also from a modal (ERRORS-60)', async ({ page }) => {
  const shop = createShop(page, costaRica);
  const main = page.getByRole('main');
  const expectCart = async () => {
    await expect(page.getByRole('heading', { level: 1, name: shop.translate('Your cart') })).toBeVisible();
    await expect(main).toBeFocused();
  };
  await fillCart(page, shop.locale, '6401', ['110101-1']);
  await openPage(page, shop.path('cart'));
  await findVisible(page.getByRole('link', { name: shop.translate('Checkout', {}, 'button') })).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: shop.translate('Checkout') })).toBeVisible();
  await expect(main).toBeFocused();
  await waitUntilInteractive(page);
  await page.getByRole('link', { name: shop.translate('Back to cart') }).press('Enter');
  await expectCart();

  await openPage(page, shop.path('checkout'));
  await expect(page.locator('body'), 'opened from no page of the shop').toBeFocused();
  await shop.fillContactDetails();
  await shop.completeSteps();
  await shop.acceptTerms();
  await fillCardForm(page, shop.locale.language, cards.declined);
  await getPayButton(page, shop.locale.language).click();
  const modal = page.getByRole('dialog', { name: shop.translate('Your payment was declined') });
  await modal.getByRole('link', { name: shop.translate('Go to cart') }).press('Enter');
  await expectCart();
});
