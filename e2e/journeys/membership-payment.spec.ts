import type { Locator, Page } from '@playwright/test';
import { cards } from '../graph/cards.ts';
import { readMembershipTransaction } from '../graph/membership-transactions.ts';
import { expectAccessible } from './accessibility.ts';
import { fillCardForm } from './card-form.ts';
import { openPage, waitUntilInteractive } from './interactive.ts';
import { costaRica, createShop, jamaica, type Shop } from './shop.ts';
import { expect, test } from './test.ts';
import { signIn } from './visitors.ts';

/** Members whose memberships can be renewed and upgraded (docs/sandbox/membership.md). */
const markets = {
  es: { market: costaRica, member: 'sofia' },
  en: { market: jamaica, member: 'delroy' },
} as const;

const getPayButton = (page: Page, shop: Shop): Locator =>
  page.getByRole('button', { name: new RegExp(`^${shop.translate('Pay {amount}').split(' ')[0]} `) });

/** Enters a card, accepts the terms and presses the button, which is disabled before. */
async function payWith(page: Page, shop: Shop, card: (typeof cards)[keyof typeof cards]): Promise<void> {
  const button = getPayButton(page, shop);
  await fillCardForm(page, shop.locale.language, card);
  await page.getByRole('checkbox', { name: shop.translate('I accept the terms and conditions.') }).check();
  await expect(button).toBeEnabled();
  await button.click();
}

/** Waits for the thank-you page. @returns the attempt in its address */
async function readAttempt(page: Page, shop: Shop, pageId: 'renew-thank-you' | 'upgrade-thank-you'): Promise<string> {
  await page.waitForURL(`**${shop.path(pageId)}?attempt=*`);
  return new URL(page.url()).searchParams.get('attempt') ?? '';
}

test('a member renews after a declined card, and only they see the thank-you page (MEMBERSHIP-74, MEMBERSHIP-79, MEMBERSHIP-172, MEMBERSHIP-175, MEMBERSHIP-176)', async ({
  page,
  browser,
  stack,
  language,
  createMemberLike,
}) => {
  const { market, member } = markets[language];
  const shop = createShop(page, market);
  await signIn(page, shop.locale, await createMemberLike(member));
  await openPage(page, shop.path('renew-welcome'));
  await page.getByRole('link', { name: shop.translate('Renew and pay') }).click();
  await page.waitForURL(`**${shop.path('renew-checkout')}?attempt=*`);
  await waitUntilInteractive(page);
  await expect(getPayButton(page, shop)).toBeDisabled();
  await expectAccessible(page);

  await payWith(page, shop, cards.declined);
  const modal = page.getByRole('dialog', { name: shop.translate('Your payment was declined') });
  await modal.getByRole('button', { name: shop.translate('Back to payment') }).click();
  await payWith(page, shop, cards.approved);
  const attempt = await readAttempt(page, shop, 'renew-thank-you');
  const title = page.getByRole('heading', { level: 1, name: shop.translate('Your membership is renewed') });
  await expect(title).toBeVisible();
  expect(await readMembershipTransaction(stack, `${attempt}.1`)).toMatchObject({ status: 'SUCCESS' });
  await page.reload();
  await expect(title).toBeVisible();
  await expectAccessible(page);

  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const otherPage = await other.newPage();
  await signIn(otherPage, shop.locale, await createMemberLike(member));
  const notFound = shop.translate('We couldn’t find this purchase');
  for (const query of [{ attempt }, { attempt: 'unknown' }]) {
    await otherPage.goto(shop.path('renew-thank-you', {}, query));
    await expect(otherPage.getByRole('heading', { level: 1, name: notFound })).toBeVisible();
  }
  await other.close();
});

test('a member upgrades after confirming at the bank, also after a reload (MEMBERSHIP-74, MEMBERSHIP-172, MEMBERSHIP-173)', async ({
  page,
  stack,
  language,
  createMemberLike,
}) => {
  const { market, member } = markets[language];
  const shop = createShop(page, market);
  await signIn(page, shop.locale, await createMemberLike(member));
  await openPage(page, shop.path('upgrade-checkout'));
  await payWith(page, shop, cards.challenged);
  const frame = page.frameLocator('dialog iframe').locator('input[name=otp]');
  await expect(frame).toBeVisible();
  await page.reload();
  await shop.passChallenge();
  const attempt = await readAttempt(page, shop, 'upgrade-thank-you');
  await expect(
    page.getByRole('heading', { level: 1, name: shop.translate('Your membership is upgraded') }),
  ).toBeVisible();
  expect(await readMembershipTransaction(stack, `${attempt}.1`)).toMatchObject({ status: 'SUCCESS' });
});

test('a member cancels at the bank, and renews at PayPal (MEMBERSHIP-170, MEMBERSHIP-171)', async ({
  page,
  stack,
  language,
  createMemberLike,
}) => {
  const { market, member } = markets[language];
  const shop = createShop(page, market);
  await signIn(page, shop.locale, await createMemberLike(member));
  await openPage(page, shop.path('renew-checkout'));
  await payWith(page, shop, cards.challenged);
  await page.getByRole('button', { name: shop.translate('Cancel payment') }).click();
  const question = page.getByRole('dialog', { name: shop.translate('Cancel this payment?') });
  await question.getByRole('button', { name: shop.translate('Cancel payment') }).click();
  const modal = page.getByRole('dialog', { name: shop.translate('You cancelled the payment') });
  await modal.getByRole('button', { name: shop.translate('Back to payment') }).click();

  await page.getByRole('radio', { name: /^PayPal/ }).check();
  await page.getByRole('button', { name: /PayPal$/ }).click();
  await page.locator('button[value=approve]').click();
  const attempt = await readAttempt(page, shop, 'renew-thank-you');
  await expect(
    page.getByRole('heading', { level: 1, name: shop.translate('Your membership is renewed') }),
  ).toBeVisible();
  expect(await readMembershipTransaction(stack, `${attempt}.1`)).toMatchObject({ status: 'SUCCESS' });
});
