import type { Page } from '@playwright/test';
import { auditCart } from '../graph/audit.ts';
import { cards } from '../graph/cards.ts';
import { expectAccessible } from './accessibility.ts';
import { createExpiredToken, createWrongToken, watchAnswers } from './captcha-answers.ts';
import { fillCardForm, getCardFields } from './card-form.ts';
import { openPage } from './interactive.ts';
import { costaRica, createShop, getPayButton, jamaica, type Shop } from './shop.ts';
import { expect, test } from './test.ts';
import { fillCart, signIn } from './visitors.ts';

const places = {
  es: { market: costaRica, club: '6401', demoMember: 'ana' },
  en: { market: jamaica, club: '7201', demoMember: 'marcus' },
} as const;

const getCaptcha = (page: Page, shop: Shop) =>
  page.getByRole('region', { name: shop.translate('Security check') }).getByRole('checkbox');

/** Opens the payment step for a guest's cart. */
async function openPayment(page: Page, language: keyof typeof places): Promise<Shop> {
  const { market, club } = places[language];
  const shop = createShop(page, market);
  await fillCart(page, shop.locale, club);
  await openPage(page, shop.path('checkout'));
  await shop.fillContactDetails();
  await shop.completeSteps();
  return shop;
}

/** Presses Tab until a control has the focus, as a person without a mouse does. */
async function tabTo(page: Page, control: ReturnType<typeof getCaptcha>): Promise<void> {
  for (let presses = 0; presses < 12; presses += 1) {
    if ((await control.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

test('solves ALTCHA by itself for a guest, who pays with the keyboard, also at 320 px (PAYMENTS-63, PAYMENTS-309)', async ({
  page,
  stack,
  language,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).hostname));
  await page.setViewportSize({ width: 320, height: 740 });
  const shop = await openPayment(page, language);
  const answers = await watchAnswers(page);
  const cartId = await shop.fetchCartId();
  const captcha = getCaptcha(page, shop);
  await expect(captcha).toBeChecked();
  await expect(captcha).toHaveAccessibleName(shop.translate('Verified: you’re not a robot'));
  await expectAccessible(page);
  const isOverflowing = await page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth');
  expect(isOverflowing, 'scrolls horizontally at 320 px').toBe(false);

  await fillCardForm(page, language, cards.approved);
  await tabTo(page, page.getByRole('checkbox', { name: shop.translate('I accept the terms and conditions.') }));
  await page.keyboard.press('Space');
  await tabTo(page, captcha);
  await tabTo(page, getPayButton(page, language));
  await page.keyboard.press('Enter');
  const orderNumber = await shop.readOrderNumber();
  expect(await auditCart(stack, cartId)).toMatchObject({ captured: 1, orderNumbers: [orderNumber] });
  expect(answers.sent.map(({ kind }) => kind)).toEqual(['ALTCHA']);
  expect([...origins], 'nothing comes from a third party').toEqual(['localhost']);
});

const refusals = [
  { name: 'wrong', createToken: createWrongToken },
  { name: 'expired', createToken: createExpiredToken },
] as const;

for (const { name, createToken } of refusals) {
  test(`says that an answer that is ${name} was refused, keeps what was typed and takes the next one (PAYMENTS-302, PAYMENTS-303, PAYMENTS-310)`, async ({
    page,
    stack,
    language,
  }) => {
    const shop = await openPayment(page, language);
    const answers = await watchAnswers(page);
    const cartId = await shop.fetchCartId();
    answers.change = (token) => createToken(token, stack.captchaSecret);
    await shop.pay(cards.approved);
    await expectRefusal(page, shop);
    // Refused once, and once more after the page answered the next challenge by itself (PAYMENTS-311).
    expect(new Set(answers.sent.map(({ token }) => token)).size).toBe(2);
    expect(await auditCart(stack, cartId)).toMatchObject({ captured: 0, orderNumbers: [] });
    await expect(getCardFields(page, language).number).not.toHaveValue('');

    answers.change = undefined;
    await expect(getCaptcha(page, shop)).toBeChecked();
    await getPayButton(page, language).click();
    const orderNumber = await shop.readOrderNumber();
    expect(await auditCart(stack, cartId)).toMatchObject({ captured: 1, orderNumbers: [orderNumber] });
  });
}

test('refuses the answer of an earlier payment, and answers a new challenge by itself (PAYMENTS-302, PAYMENTS-310, PAYMENTS-311)', async ({
  page,
  stack,
  language,
}) => {
  const shop = await openPayment(page, language);
  const answers = await watchAnswers(page);
  const cartId = await shop.fetchCartId();
  await shop.pay(cards.declined);
  await closeFailure(page, shop);
  const used = answers.sent[0]?.token ?? '';
  // The first answer of the next payment is replaced by the used one; the second is the page's own.
  answers.change = () => {
    answers.change = undefined;
    return used;
  };
  await shop.pay(cards.approved);
  const orderNumber = await shop.readOrderNumber();
  expect(new Set(answers.sent.map(({ token }) => token)).size, 'a new challenge for each').toBe(3);
  expect(await auditCart(stack, cartId)).toMatchObject({ captured: 1, orderNumbers: [orderNumber] });
});

test('asks a member after two declined cards, not before (PAYMENTS-301, PAYMENTS-308)', async ({
  page,
  stack,
  language,
  createMemberLike,
}) => {
  const { market, club, demoMember } = places[language];
  const shop = createShop(page, market);
  await signIn(page, shop.locale, await createMemberLike(demoMember));
  await fillCart(page, shop.locale, club);
  await openPage(page, shop.path('checkout'));
  await shop.completeSteps();
  const answers = await watchAnswers(page);
  const cartId = await shop.fetchCartId();
  for (let declines = 0; declines < 2; declines += 1) {
    await expect(getCaptcha(page, shop)).toHaveCount(0);
    await shop.pay(cards.declined);
    await closeFailure(page, shop);
  }
  await expect(getCaptcha(page, shop)).toBeChecked();
  await expectAccessible(page);
  await shop.pay(cards.approved);
  const orderNumber = await shop.readOrderNumber();
  expect(answers.sent.map(({ kind }) => kind)).toEqual(['ALTCHA']);
  expect(await auditCart(stack, cartId)).toMatchObject({ captured: 1, orderNumbers: [orderNumber] });
});

/** Closes the modal of a declined payment. */
async function closeFailure(page: Page, shop: Shop): Promise<void> {
  const modal = page.getByRole('dialog');
  await modal.getByRole('button', { name: shop.translate('Back to payment') }).click();
  await expect(modal).toBeHidden();
}

/** Expects the notice that the answer was refused, with the focus. */
async function expectRefusal(page: Page, shop: Shop): Promise<void> {
  const notice = page.getByRole('alert').filter({ hasText: shop.translate('Complete the security check') });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText(refusedTexts[shop.locale.language]);
  await expectAccessible(page);
}

/** Texts of the store, not of the shop's catalogues. */
const refusedTexts = {
  es: 'No pudimos comprobar que usted es una persona. No se le cobró nada',
  en: 'We couldn’t check that you’re a person. You haven’t been charged',
};
