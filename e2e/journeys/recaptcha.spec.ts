import type { Page } from '@playwright/test';
import { auditCart } from '../graph/audit.ts';
import { cards } from '../graph/cards.ts';
import { expectAccessible } from './accessibility.ts';
import { watchAnswers } from './captcha-answers.ts';
import { getCardFields } from './card-form.ts';
import { openPage } from './interactive.ts';
import { costaRica, createShop, getPayButton, type Shop } from './shop.ts';
import { expect, type Options, test } from './test.ts';
import { fillCart } from './visitors.ts';

/** Markets of the sandbox with a version of reCAPTCHA (docs/sandbox/captcha.md). */
const places = {
  checkbox: { code: 'HN', club: '6601' },
  invisible: { code: 'NI', club: '6701' },
  score: { code: 'VI', club: '7301' },
} as const;

/** Opens the payment step for a guest's cart. */
async function openPayment(page: Page, language: Options['language'], kind: keyof typeof places): Promise<Shop> {
  const { code, club } = places[kind];
  const shop = createShop(page, { ...costaRica, language, code });
  await fillCart(page, shop.locale, club, ['110101-1']);
  await openPage(page, shop.path('checkout'));
  await shop.fillContactDetails();
  await shop.completeSteps();
  return shop;
}

const getFrame = (page: Page) => page.locator('iframe[title=reCAPTCHA]');
const getCheckbox = (page: Page) => getFrame(page).contentFrame().getByRole('checkbox');

test('asks for the checkbox before the payment, with the keyboard and at 320 px (PAYMENTS-63, PAYMENTS-311)', async ({
  page,
  stack,
  language,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const shop = await openPayment(page, language, 'checkbox');
  const answers = await watchAnswers(page);
  const cartId = await shop.fetchCartId();
  const payButton = getPayButton(page, language);
  await expect(getCheckbox(page)).not.toBeChecked();
  await expect(payButton).toBeDisabled();
  await expect(payButton).toHaveAccessibleDescription(
    new RegExp(shop.translate('Complete the security check to place your order.')),
  );
  await expectAccessible(page);
  const isOverflowing = await page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth');
  expect(isOverflowing, 'scrolls horizontally at 320 px').toBe(false);

  // The first answer is replaced by one that nobody issued.
  answers.change = () => 'x'.repeat(200);
  await getCheckbox(page).focus();
  await page.keyboard.press('Space');
  await expect(payButton).toBeEnabled();
  await shop.pay(cards.approved);
  const notice = page.getByRole('alert').filter({ hasText: shop.translate('Complete the security check') });
  await expect(notice).toBeFocused();
  await expect(getCheckbox(page), 'a new checkbox').not.toBeChecked();
  await expect(payButton).toBeDisabled();
  await expect(getCardFields(page, language).number).not.toHaveValue('');
  expect(await auditCart(stack, cartId)).toMatchObject({ captured: 0, orderNumbers: [] });

  answers.change = undefined;
  await getCheckbox(page).press('Space');
  await payButton.click();
  const orderNumber = await shop.readOrderNumber();
  expect(answers.sent.map(({ kind }) => kind)).toEqual(['RECAPTCHA_V2', 'RECAPTCHA_V2']);
  expect(await auditCart(stack, cartId)).toMatchObject({ captured: 1, orderNumbers: [orderNumber] });
});

const silentKinds = [
  { place: 'invisible', kind: 'RECAPTCHA_V2_INVISIBLE' },
  { place: 'score', kind: 'RECAPTCHA_V3' },
] as const;

for (const { place, kind } of silentKinds) {
  test(`answers ${kind} without an action of the guest (PAYMENTS-63, PAYMENTS-300)`, async ({
    page,
    stack,
    language,
  }) => {
    const shop = await openPayment(page, language, place);
    const answers = await watchAnswers(page);
    const cartId = await shop.fetchCartId();
    await expect(getFrame(page)).toBeVisible();
    await expectAccessible(page);
    await shop.pay(cards.approved);
    const orderNumber = await shop.readOrderNumber();
    expect(answers.sent.map((answer) => answer.kind)).toEqual([kind]);
    expect(await auditCart(stack, cartId)).toMatchObject({ captured: 1, orderNumbers: [orderNumber] });
  });
}

test.describe('a browser with a low score', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; examplebot/1.0)' });

  test('has to tick the checkbox (PAYMENTS-300, MEMBERSHIP-97)', async ({ page, stack, language }) => {
    const shop = await openPayment(page, language, 'score');
    const answers = await watchAnswers(page);
    const cartId = await shop.fetchCartId();
    await expect(getFrame(page)).toBeVisible();
    await shop.pay(cards.approved);
    const notice = page.getByRole('alert').filter({ hasText: shop.translate('Complete the security check') });
    await expect(notice).toBeFocused();
    expect(await auditCart(stack, cartId)).toMatchObject({ captured: 0, orderNumbers: [] });
    await getCheckbox(page).click();
    await getPayButton(page, language).click();
    const orderNumber = await shop.readOrderNumber();
    expect(answers.sent.map(({ kind }) => kind)).toEqual(['RECAPTCHA_V3', 'RECAPTCHA_V2']);
    expect(await auditCart(stack, cartId)).toMatchObject({ captured: 1, orderNumbers: [orderNumber] });
  });
});

test('says what to do when a content blocker refuses the script (PAYMENTS-306)', async ({ page, language, watch }) => {
  watch.allow(/Failed to load resource: net::ERR_FAILED/);
  await page.route('**/recaptcha/api.js*', (route) => route.abort());
  const shop = await openPayment(page, language, 'checkbox');
  const message = 'We couldn’t load the security check. Turn off content blockers for this shop, or sign in to pay.';
  await expect(page.getByText(shop.translate(message))).toBeVisible();
  await expect(getPayButton(page, language)).toBeDisabled();
  await expectAccessible(page);
  await page.unroute('**/recaptcha/api.js*');
  await page.getByRole('button', { name: shop.translate('Try again') }).press('Enter');
  await expect(getCheckbox(page)).toBeVisible();
});
