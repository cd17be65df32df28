import type { Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { cards } from '../graph/cards.ts';
import { createErrorResponse, mockOperation } from './graph-mocks.ts';
import { openPage } from './interactive.ts';
import { expectModal } from './modal-checks.ts';
import { costaRica, createShop, type Shop } from './shop.ts';
import { expect, test } from './test.ts';
import { translateMessage } from './translations.ts';
import { fillCart, signIn } from './visitors.ts';

/** Modals that open without a click of the shopper. */

const locale = getLocale('es', 'CR');
const translate = (message: string) => translateMessage(locale.language, message);
const getDialog = (page: Page, title: string) => page.getByRole('dialog', { name: translate(title) });
const pressDialogButton = (page: Page, name: string) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: translate(name), exact: true })
    .press('Enter');

/** Fills a cart and pays for it as a guest. */
async function payAsGuest(page: Page, card: Parameters<Shop['pay']>[0]): Promise<void> {
  const shop = createShop(page, costaRica);
  await fillCart(page, locale, '6401');
  await openPage(page, pathTo('checkout', locale));
  await shop.fillContactDetails();
  await shop.completeSteps();
  await shop.pay(card);
}

test('error: shows the error code and closes with Escape (CART-97, ERRORS-35)', async ({ page }) => {
  await mockOperation(page, 'AddToCart', (route) => route.fulfill(createErrorResponse('INTERNAL_SERVER_ERROR')));
  await openPage(page, pathTo('pdp-slug-sku', locale, { sku: '110101-1' }));
  await page
    .getByRole('main')
    .getByRole('button', { name: translate('Add to cart'), exact: true })
    .click();
  const modal = getDialog(page, 'Something went wrong with your cart');
  await expectModal(page, modal);
  await expect(modal.getByText('CART-SM-001')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
});

test('currentVersion: is not shown again in the same tab after it is dismissed (ERRORS-38)', async ({
  page,
  watch,
}) => {
  await openPage(page, pathTo('home', locale));
  // From now on responses come from a newer version of the shop.
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'set-cookie': 'tarima.version=9999.0.0%3A1; path=/' },
    });
  });
  // The browser warns when a view transition is interrupted.
  watch.allow(/Transition was skipped/);
  const product = page.getByRole('article').getByRole('link');
  await product.first().click();
  const modal = getDialog(page, 'A new version is available');
  await expectModal(page, modal);
  await pressDialogButton(page, 'Not now');
  await expect(modal).toBeHidden();
  await page.goBack();
  await expect(product.nth(1)).toBeVisible();
  await product.nth(1).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(modal).toBeHidden();
  // Requests may still be pending.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('loading: cannot be closed before the payment is complete (CHECKOUT-57, ERRORS-15)', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await mockOperation(page, 'PlaceOrder', async (route) => {
    await released;
    await route.fallback();
  });
  await payAsGuest(page, cards.approved);
  const modal = getDialog(page, 'Processing your payment');
  await expectModal(page, modal);
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
  await expect(modal).toBeVisible();
  release();
  await page.waitForURL(`**${pathTo('thank-you', locale)}?order=*`);
  await expect(modal).toBeHidden();
});

test('paymentFailure: closes with Escape and allows another card (CHECKOUT-61)', async ({ page }) => {
  await payAsGuest(page, cards.declined);
  const modal = getDialog(page, 'Your payment was declined');
  await expectModal(page, modal);
  await expect(modal.getByText('ERROR_PAYMENT_METHOD')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: translate('Your payment was declined') })).toBeFocused();
  await expect(page.getByLabel(translate('Card number'))).toBeEditable();
});

test('threeDSecure: shows the bank’s page in a frame, and asks before it cancels (CHECKOUT-321, PAYMENTS-47)', async ({
  page,
}) => {
  await payAsGuest(page, cards.challenged);
  const modal = getDialog(page, 'Your bank needs to confirm it’s you');
  const code = page.frameLocator('dialog iframe').locator('input[name=otp]');
  await expect(code).toBeVisible();
  await expectModal(page, modal);
  await page.keyboard.press('Escape');
  await expect(modal).toBeVisible();
  // A reload finds the same payment.
  await page.reload();
  await expect(code).toBeVisible();
  await pressDialogButton(page, 'Cancel payment');
  const question = getDialog(page, 'Cancel this payment?');
  await question.getByRole('button', { name: translate('Continue payment') }).press('Enter');
  await expect(code).toBeVisible();
  await pressDialogButton(page, 'Cancel payment');
  await question.getByRole('button', { name: translate('Cancel payment') }).press('Enter');
  await page.waitForURL(`**${pathTo('cart', locale)}`);
  await expect(modal).toBeHidden();
  await expect(
    page.getByRole('link', { name: translateMessage(locale.language, 'Checkout', {}, 'button') }).first(),
  ).toBeVisible();
});

test('renewValidation: Escape returns home, and Back does not reopen it (MEMBERSHIP-39)', async ({
  page,
  createMemberLike,
}) => {
  await signIn(page, locale, await createMemberLike('ana'));
  await openPage(page, pathTo('my-account', locale));
  await page.goto(pathTo('renew-welcome', locale));
  const modal = getDialog(page, 'It’s too early to renew');
  await expectModal(page, modal);
  await page.keyboard.press('Escape');
  await page.waitForURL(`**${pathTo('home', locale)}`);
  await expect(modal).toBeHidden();
  await page.goBack();
  await page.waitForURL(`**${pathTo('my-account', locale)}`);
  await expect(modal).toBeHidden();
});
