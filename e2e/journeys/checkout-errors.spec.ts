import type { Page } from '@playwright/test';
import type { Language } from '@tarima/markets/table';
import { messages } from '../../subgraphs/payments/src/messages.ts';
import { errorCauses } from '../errors/catalogue.ts';
import { endedAttempts, type PageError, pageErrors } from '../errors/page-errors.ts';
import { removeStock } from '../errors/staff.ts';
import { matchPost } from '../faults/kill-points.ts';
import { auditCart } from '../graph/audit.ts';
import { cards } from '../graph/cards.ts';
import { createMember } from '../graph/members.ts';
import { operations } from '../graph/operations.ts';
import { createMemberShopper } from '../graph/shopper.ts';
import { fillCardForm, getCardFields } from './card-form.ts';
import { test } from './fault-test.ts';
import { openPage } from './interactive.ts';
import { costaRica, createShop, getPayButton, type Shop } from './shop.ts';
import { expect } from './test.ts';
import { fillCart, runShopOperation, signIn } from './visitors.ts';

// The tests run in sequence, because they share the stack.
test.describe.configure({ mode: 'default', timeout: 180_000 });

const openShop = (page: Page, language: Language) => createShop(page, { ...costaRica, language });

/** Opens the payment step for a guest's cart and accepts the terms. */
async function openPayment(page: Page, language: Language): Promise<Shop> {
  const shop = openShop(page, language);
  await fillCart(page, shop.locale, '6401', ['110101-1']);
  await openPage(page, shop.path('checkout'));
  await shop.fillContactDetails();
  await shop.completeSteps();
  await shop.acceptTerms();
  return shop;
}

const getNotice = (page: Page, shop: Shop, title: string) =>
  page.getByRole('alert').filter({ has: page.getByRole('heading', { name: shop.translate(title), exact: true }) });

/** Expects the modal with message and code, closes it, and expects the notice with the same message. */
async function expectFailure(page: Page, shop: Shop, { code, title, modalTitle, nextStep }: PageError) {
  const message = messages[code][shop.locale.language];
  const modal = page.getByRole('dialog', { name: shop.translate(modalTitle ?? title), exact: true });
  await expect(modal).toBeVisible({ timeout: 20_000 });
  await expect(modal).toContainText(code);
  if (modalTitle === undefined) await expect(modal).toContainText(message);
  else {
    await expect(modal).toContainText(shop.translate('Your cart is saved. Reload the page to see the latest status.'));
    await expect(modal.getByRole('button', { name: shop.translate('Reload'), exact: true })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  const notice = getNotice(page, shop, title);
  await expect(notice).toBeFocused();
  await expect(notice).toContainText(message);
  if (nextStep) await expect(notice.getByText(shop.translate(nextStep), { exact: true })).toBeVisible();
  return notice;
}

test('shows each failure of a payment with its text, keeps the card, and takes the next payment (CHECKOUT-61, CHECKOUT-315, CHECKOUT-451)', async ({
  page,
  scene,
  language,
}) => {
  const shop = await openPayment(page, language);
  const cartId = await shop.fetchCartId();
  for (const error of pageErrors) {
    await test.step(error.code, async () => {
      await fillCardForm(page, language, cards[error.card ?? 'approved']);
      const restore = error.arrange?.(scene, cartId);
      await getPayButton(page, language).click();
      const notice = await expectFailure(page, shop, error);
      await restore?.();
      expect(await auditCart(scene.stack, cartId)).toMatchObject({ netCapturedCents: 0, orderNumbers: [] });
      if (error.code === 'ERROR_TAXES_LINE_ITEM_PROCESS_ORDER') return;
      await expect(getCardFields(page, language).number, 'keeps the card').not.toHaveValue('');
      if (error.code !== 'ERROR_WITH_TAX_CALCULATOR') return;
      // The next error may not refuse this calculation.
      const calculation = page.waitForResponse(
        (response) => response.request().postData()?.includes('CartTaxes') ?? false,
      );
      await notice.getByRole('button', { name: shop.translate('Calculate again') }).click();
      await calculation;
    });
  }
  // The quantity has changed: the shopper reviews the items and accepts the terms again (CHECKOUT-313).
  await shop.completeSteps();
  await shop.pay(cards.approved);
  const orderNumber = await shop.readOrderNumber();
  expect(await auditCart(scene.stack, cartId)).toMatchObject({ orderNumbers: [orderNumber], orderPayments: 1 });
});

test('shows card details that the payments API refuses, a changed total and missing stock (CHECKOUT-451, PAYMENTS-62)', async ({
  page,
  scene,
  language,
}) => {
  const shop = await openPayment(page, language);
  const refuseCard = async (errorCode: string, text: string) => {
    await fillCardForm(page, language, cards.approved);
    const restore = scene.interceptor.refuseCalls(matchPost(/\/v1\/transactions$/), errorCode);
    await getPayButton(page, language).click();
    const notice = getNotice(page, shop, 'Check your details');
    await expect(notice.getByText(shop.translate(text))).toBeVisible();
    await expect(notice).toContainText(shop.translate('You haven’t been charged.'));
    restore();
  };
  await refuseCard(
    'CARD_DATA_UNREADABLE',
    'We couldn’t read the card details. Check the number, expiry date and security code.',
  );
  await refuseCard(
    'CARD_VELOCITY_EXCEEDED',
    'This card was declined too many times. Use another card, or try this one again later.',
  );

  // Another session of the shopper adds an item.
  await fillCart(page, shop.locale, '6401', ['110103-1']);
  await getPayButton(page, language).click();
  await expect(getNotice(page, shop, 'The total has changed')).toBeVisible();
  // The payment step stays open until the page has loaded the changed cart (CHECKOUT-313).
  await expect(
    page.getByText(shop.translate('Your cart or its delivery changed. Check your order before you pay.')),
  ).toBeVisible();
  await shop.completeSteps();
  await shop.acceptTerms();
  await fillCardForm(page, language, cards.approved);

  const { cart } = await runShopOperation(page, shop.locale, operations.cart, {});
  const [line] = cart?.lines ?? [];
  if (!line) throw new Error('The cart has no lines.');
  const restoreStock = await removeStock(scene.stack, '6401', line.variant.sku);
  await getPayButton(page, language).click();
  const notice = getNotice(page, shop, 'Some items are no longer available');
  await expect(notice.getByRole('listitem')).toHaveCount(1);
  await restoreStock();
  await notice.getByRole('link', { name: shop.translate('Edit cart') }).click();
  await page.waitForURL(`**${shop.path('cart')}`);
});

test('tells a shopper whose payment is reviewed not to pay again (CHECKOUT-62, CHECKOUT-451)', async ({
  page,
  scene,
  language,
}) => {
  const shop = await openPayment(page, language);
  const cartId = await shop.fetchCartId();
  await fillCardForm(page, language, cards.challenged);
  await getPayButton(page, language).click();
  await expect(page.frameLocator('dialog iframe').locator('input[name=otp]')).toBeVisible();
  const restore = scene.interceptor.refuseCalls(matchPost(/\/void$/));
  const cancel = page.getByRole('dialog').getByRole('button', { name: shop.translate('Cancel payment') });
  await cancel.click();
  const question = page.getByRole('dialog', { name: shop.translate('Cancel this payment?') });
  await question.getByRole('button', { name: shop.translate('Cancel payment') }).click();
  await expect(
    page.getByRole('heading', { name: shop.translate('We’re checking your payment with your bank') }),
  ).toBeVisible({ timeout: 20_000 });
  await expect(getPayButton(page, language)).toBeHidden();
  restore();
  expect(await auditCart(scene.stack, cartId)).toMatchObject({ captured: 0, orderNumbers: [] });
});

test('shows how an attempt ended while its shopper was elsewhere (CHECKOUT-315, CHECKOUT-322, CHECKOUT-451)', async ({
  page,
  scene,
  language,
}) => {
  const shop = openShop(page, language);
  const member = await createMember(scene.stack, 'ana');
  const shopper = await createMemberShopper(scene.stack, member);
  const attempts: (readonly [PageError, string])[] = [];
  for (const error of endedAttempts) {
    const { attemptId } = await errorCauses[error.code].produce({ ...scene, shopper });
    attempts.push([error, attemptId ?? '']);
  }
  await signIn(page, shop.locale, member);
  for (const [error, attempt] of attempts) {
    await test.step(error.code, async () => {
      await openPage(page, shop.path('checkout', {}, { step: 'payment', attempt }));
      await expectFailure(page, shop, error);
    });
  }
  await shop.acceptTerms();
  await fillCardForm(page, language, cards.approved);
  await getPayButton(page, language).click();
  await shop.readOrderNumber();
});
