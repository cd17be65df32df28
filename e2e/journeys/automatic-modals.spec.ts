import type { Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { cards } from '../graph/cards.ts';
import { errorAnswer, onOperation } from './graph-answers.ts';
import { openPage } from './interactive.ts';
import { expectModal } from './modal-checks.ts';
import { costaRica, type Shop, shopOf } from './shop.ts';
import { expect, test } from './test.ts';
import { fillCart, signIn } from './visitors.ts';
import { wordsOf } from './words.ts';

/** Modals that nobody opens. */

const locale = getLocale('es', 'CR');
const words = (message: string) => wordsOf(locale.language, message);
const dialogOf = (page: Page, title: string) => page.getByRole('dialog', { name: words(title) });
const pressIn = (page: Page, name: string) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: words(name), exact: true })
    .press('Enter');

/** Fills a cart and pays for it with a card, without signing in. */
async function payAsGuest(page: Page, card: Parameters<Shop['pay']>[0]): Promise<void> {
  const shop = shopOf(page, costaRica);
  await fillCart(page, locale, '6401');
  await openPage(page, pathTo('checkout', locale));
  await shop.sayWhoPays();
  await shop.goThroughSteps();
  await shop.pay(card);
}

test('error: tells its code; Escape leaves the page as it was (CART-97, ERRORS-35)', async ({ page }) => {
  await onOperation(page, 'AddToCart', (route) => route.fulfill(errorAnswer('INTERNAL_SERVER_ERROR')));
  await openPage(page, pathTo('pdp-slug-sku', locale, { sku: '110101-1' }));
  await page
    .getByRole('main')
    .getByRole('button', { name: words('Add to cart'), exact: true })
    .click();
  const modal = dialogOf(page, 'Something went wrong with your cart');
  await expectModal(page, modal);
  await expect(modal.getByText('CART-SM-001')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
});

test('currentVersion: is put off, and not offered again in this tab (ERRORS-38)', async ({ page, watch }) => {
  await openPage(page, pathTo('home', locale));
  // From here on a newer shop answers.
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'set-cookie': 'tarima.version=9999.0.0%3A1; path=/' },
    });
  });
  // A page that is left while it is coming in says so.
  watch.allow(/Transition was skipped/);
  const product = page.getByRole('article').getByRole('link');
  await product.first().click();
  const modal = dialogOf(page, 'A new version is available');
  await expectModal(page, modal);
  await pressIn(page, 'Not now');
  await expect(modal).toBeHidden();
  await page.goBack();
  await expect(product.nth(1)).toBeVisible();
  await product.nth(1).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(modal).toBeHidden();
  // Questions may be under way still.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('loading: nobody closes it before the payment is through (CHECKOUT-57, ERRORS-15)', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await onOperation(page, 'PlaceOrder', async (route) => {
    await held;
    await route.fallback();
  });
  await payAsGuest(page, cards.approved);
  const modal = dialogOf(page, 'Charging your card');
  await expectModal(page, modal);
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
  await expect(modal).toBeVisible();
  release();
  await page.waitForURL(`**${pathTo('thank-you', locale)}?order=*`);
  await expect(modal).toBeHidden();
});

test('paymentFailure: Escape leaves the payment to be made another way (CHECKOUT-61)', async ({ page }) => {
  await payAsGuest(page, cards.declined);
  const modal = dialogOf(page, 'Your payment didn’t go through');
  await expectModal(page, modal);
  await expect(modal.getByText('ERROR_PAYMENT_METHOD')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: words('Your payment didn’t go through') })).toBeFocused();
  await expect(page.getByLabel(words('Card number'))).toBeEditable();
});

test('threeDSecure: leads to the bank, or out of the payment (PAYMENTS-47)', async ({ page }) => {
  await payAsGuest(page, cards.challenged);
  const code = page.locator('input[name=otp]');
  await expect(code).toBeVisible();
  await page.goBack();
  const modal = dialogOf(page, 'Your bank needs to confirm it’s you');
  await expect(modal.getByRole('button', { name: words('Continue to my bank') })).toBeFocused();
  await expectModal(page, modal);
  await pressIn(page, 'Continue to my bank');
  await expect(code).toBeVisible();
  await page.goBack();
  await expect(modal).toBeVisible();
  await pressIn(page, 'Edit cart');
  await page.waitForURL(`**${pathTo('cart', locale)}`);
  await expect(modal).toBeHidden();
  await expect(
    page.getByRole('link', { name: wordsOf(locale.language, 'Checkout', {}, 'button') }).first(),
  ).toBeVisible();
});

test('renewValidation: Escape leads home, and Back does not lead to it again (MEMBERSHIP-39)', async ({
  page,
  memberLike,
}) => {
  await signIn(page, locale, await memberLike('ana'));
  await openPage(page, pathTo('my-account', locale));
  await page.goto(pathTo('renew-welcome', locale));
  const modal = dialogOf(page, 'It’s too early to renew');
  await expectModal(page, modal);
  await page.keyboard.press('Escape');
  await page.waitForURL(`**${pathTo('home', locale)}`);
  await expect(modal).toBeHidden();
  await page.goBack();
  await page.waitForURL(`**${pathTo('my-account', locale)}`);
  await expect(modal).toBeHidden();
});
