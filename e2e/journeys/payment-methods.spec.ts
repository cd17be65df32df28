import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { auditCart } from '../graph/audit.ts';
import { cardCode, cardExpiry, cardHolder, cards } from '../graph/cards.ts';
import { operations } from '../graph/operations.ts';
import { createMemberShopper } from '../graph/shopper.ts';
import { expectAccessible } from './accessibility.ts';
import { openPage } from './interactive.ts';
import { costaRica, createShop, getPayButton, jamaica, type Market, type Shop } from './shop.ts';
import { expect, test } from './test.ts';
import { fillCart, signIn } from './visitors.ts';

const markets = { es: { market: costaRica, club: '6401' }, en: { market: jamaica, club: '7201' } } as const;

/** Opens the payment step for a guest's cart. */
async function openPayment(page: Page, { market, club }: { market: Market; club: string }): Promise<Shop> {
  const shop = createShop(page, market);
  await fillCart(page, shop.locale, club);
  await openPage(page, shop.path('checkout'));
  await shop.fillContactDetails();
  await shop.completeSteps();
  return shop;
}

const chooseMethod = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();

/** Chooses PayPal and continues to its page. */
async function continueToPayPal(page: Page, shop: Shop): Promise<void> {
  await chooseMethod(page, 'PayPal');
  await shop.acceptTerms();
  const note = 'You’ll confirm the payment at PayPal, then come back here. We’ll place your order when you return.';
  await expect(page.getByText(shop.translate(note))).toBeVisible();
  const [payWord] = shop.translate('Pay {amount} with PayPal').split(' ');
  await page.getByRole('button', { name: new RegExp(`^${payWord}.*PayPal$`) }).click();
  await expect(page.locator('button[value=approve]')).toBeVisible();
}

test('pays with PayPal, and places one order although the shopper comes back twice (CHECKOUT-302, CHECKOUT-303, CHECKOUT-322, PAYMENTS-5)', async ({
  page,
  stack,
  language,
}) => {
  const shop = await openPayment(page, markets[language]);
  await expectAccessible(page);
  const cartId = await shop.fetchCartId();
  await continueToPayPal(page, shop);
  const returned = page.waitForRequest((request) => request.url().includes('/payment-returns/'));
  await page.locator('button[value=approve]').click();
  const url = (await returned).url();
  const orderNumber = await shop.readOrderNumber();
  await page.goto(url);
  expect(await shop.readOrderNumber()).toBe(orderNumber);
  const audit = await auditCart(stack, cartId);
  expect(audit).toMatchObject({ captured: 1, voided: 0, orderNumbers: [orderNumber] });
});

test('offers to continue at PayPal after Back, and shows a payment that was cancelled there (PAYMENTS-47, CHECKOUT-315)', async ({
  page,
  language,
}) => {
  const shop = await openPayment(page, markets[language]);
  await continueToPayPal(page, shop);
  await page.goBack();
  const modal = page.getByRole('dialog', { name: shop.translate('Finish your payment at PayPal') });
  const proceed = modal.getByRole('button', { name: shop.translate('Continue to PayPal') });
  await expect(proceed).toBeFocused();
  await proceed.press('Enter');
  await page.locator('button[value=cancel]').click();
  await page.waitForURL(`**${shop.path('checkout')}?*attempt=*`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: shop.translate('Back to payment') })
    .click();
  await expect(
    page.getByRole('alert').getByText(shop.translate('You cancelled the payment'), { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('radio', { name: /^PayPal/ })).toBeChecked();
});

/** Chooses the card page of a provider and continues to it. */
async function continueToCardPage(page: Page, shop: Shop): Promise<void> {
  await chooseMethod(page, shop.translate('Card on a separate secure page'));
  await shop.acceptTerms();
  const [payWord] = shop.translate('Continue to pay {amount}').split(' ');
  await page
    .getByRole('button', { name: new RegExp(`^${payWord}\\s`) })
    .last()
    .click();
  await expect(page.locator('input[name=number]')).toBeVisible();
}

/** Pays on the card page of a provider. */
async function payOnCardPage(page: Page, card: (typeof cards)[keyof typeof cards]): Promise<void> {
  await page.locator('input[name=number]').fill(card);
  await page.locator('input[name=holder]').fill(cardHolder);
  await page.locator('input[name=expiry]').fill(cardExpiry);
  await page.locator('input[name=code]').fill(cardCode);
  await page.locator('form button').first().click();
}

/** Waits for the checkout page with the failure of a payment on a card page, and closes the modal. */
async function expectFailure(page: Page, shop: Shop, title: string): Promise<void> {
  await page.waitForURL(`**${shop.path('checkout')}?*attempt=*`);
  const modal = page.getByRole('dialog', { name: shop.translate(title), exact: true });
  await modal.getByRole('button', { name: shop.translate('Back to payment') }).click();
  await expect(page.getByRole('alert').getByText(shop.translate(title), { exact: true })).toBeVisible();
}

/** Markets by the version of their hosted card page (sandbox/content/seeds/configuration.ts). */
const cardPages = {
  3: markets,
  2: {
    es: { market: { ...costaRica, code: 'DO' }, club: '6801' },
    en: { market: { ...jamaica, code: 'BB' }, club: '7001' },
  },
} as const;

for (const [version, places] of Object.entries(cardPages)) {
  test(`pays on the card page of a provider, version ${version}, after a declined card and a cancelled page (CHECKOUT-302, CHECKOUT-303, CHECKOUT-453, PAYMENTS-7)`, async ({
    page,
    stack,
    language,
  }) => {
    const shop = await openPayment(page, places[language]);
    const cartId = await shop.fetchCartId();
    await continueToCardPage(page, shop);
    await payOnCardPage(page, cards.declined);
    await expectFailure(page, shop, 'Your payment was declined');
    await continueToCardPage(page, shop);
    await page.locator('button[value=cancel]').click();
    await expectFailure(page, shop, 'You cancelled the payment');
    expect(await auditCart(stack, cartId)).toMatchObject({ captured: 0, orderNumbers: [] });

    await continueToCardPage(page, shop);
    await payOnCardPage(page, cards.approved);
    const orderNumber = await shop.readOrderNumber();
    expect(await auditCart(stack, cartId)).toMatchObject({ captured: 1, voided: 0, orderNumbers: [orderNumber] });
  });
}

test('pays with a card that needs no confirmation, after the device data collection in a hidden frame (CHECKOUT-320)', async ({
  page,
  stack,
  language,
}) => {
  const shop = await openPayment(page, markets[language]);
  const cartId = await shop.fetchCartId();
  const submitted = page.waitForRequest((request) => request.postData()?.includes('"SubmitDeviceData"') ?? false);
  await shop.pay(cards.frictionless);
  const { variables } = (await submitted).postDataJSON() as { variables: { input: { sessionId: string | null } } };
  expect(variables.input.sessionId).toEqual(expect.any(String));
  const orderNumber = await shop.readOrderNumber();
  expect(await auditCart(stack, cartId)).toMatchObject({ captured: 1, orderNumbers: [orderNumber] });
});

test('places one order from two tabs with one confirmation at the bank (CHECKOUT-23, CHECKOUT-321)', async ({
  page,
  context,
  stack,
  language,
}) => {
  const shop = await openPayment(page, markets[language]);
  const cartId = await shop.fetchCartId();
  await shop.pay(cards.challenged);
  await expect(page.frameLocator('dialog iframe').locator('input[name=otp]')).toBeVisible();
  const second = await context.newPage();
  await second.goto(shop.path('checkout', {}, { step: 'payment' }));
  const other = createShop(second, markets[language].market);
  await other.passChallenge();
  const orderNumber = await other.readOrderNumber();
  expect(await shop.readOrderNumber()).toBe(orderNumber);
  expect(await auditCart(stack, cartId)).toMatchObject({ captured: 1, orderNumbers: [orderNumber] });
});

test('asks for the terms before anything is sent, and keeps the step and the method after a reload (CHECKOUT-10, CHECKOUT-310, CHECKOUT-312)', async ({
  page,
  language,
}) => {
  const shop = await openPayment(page, markets[language]);
  await getPayButton(page, language).click();
  const message = shop.translate('Accept the terms and conditions to pay.');
  await expect(page.getByRole('alert').getByText(message)).toBeVisible();
  await chooseMethod(page, 'PayPal');
  const html = await (await page.reload())?.text();
  // The document has the step already, although only the browser knows the guest's details.
  expect(html?.match(/aria-current="step".*?<h2[^>]*>([^<]*)/)?.[1]).toBe(shop.translate('Payment'));
  await expect(page.getByRole('radio', { name: /^PayPal/ })).toBeChecked();
  const opening = page.context().waitForEvent('page');
  await page.getByRole('link', { name: new RegExp(`^${shop.translate('Read the terms')}`) }).click();
  const terms = await opening;
  await expect(terms.getByRole('heading', { level: 1 })).toBeVisible();
});

test('pays with the saved card of a member (PAYMENTS-70)', async ({ page, stack, language, createMemberLike }) => {
  const { market, club } = markets[language];
  const shop = createShop(page, market);
  const member = await createMemberLike({ es: 'ana', en: 'marcus' }[language]);
  const { graph, encryptCard } = await createMemberShopper(stack, member, { market: market.code, language, club });
  const commandId = randomUUID();
  await graph.run(operations.addCard, { input: { commandId, ...(await encryptCard(cards.approved, commandId)) } });
  await signIn(page, shop.locale, member);
  await fillCart(page, shop.locale, club);
  await openPage(page, shop.path('checkout', {}, { step: 'payment' }));
  await expect(page.getByRole('radio', { name: /1000/ })).toBeChecked();
  const cartId = await shop.fetchCartId();
  await shop.acceptTerms();
  await getPayButton(page, language).click();
  const orderNumber = await shop.readOrderNumber();
  expect(await auditCart(stack, cartId)).toMatchObject({ captured: 1, orderNumbers: [orderNumber] });
});
