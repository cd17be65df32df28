import type { Page } from '@playwright/test';
import type { Language } from '@tarima/markets/table';
import { cards } from '../graph/cards.ts';
import { readLedgerOfAttempt } from '../graph/ledger.ts';
import { waitForMail } from '../graph/mailbox.ts';
import { readInvoiceType, readMembershipTransaction } from '../graph/membership-transactions.ts';
import { expectAccessible } from './accessibility.ts';
import { openPage, waitUntilInteractive } from './interactive.ts';
import { getMembershipPayButton, payWith, readAttempt } from './membership-page.ts';
import { costaRica, createShop, jamaica, type Shop } from './shop.ts';
import { expect, type JourneyFixtures, test } from './test.ts';
import { signIn } from './visitors.ts';

/** Members whose memberships can be renewed and upgraded (docs/sandbox/membership.md). */
const markets = {
  es: { market: costaRica, member: 'sofia', upgraded: 'Platinum', invoiceType: 'ID' },
  en: { market: jamaica, member: 'delroy', upgraded: 'Business-Platinum', invoiceType: undefined },
} as const;

/** Opens a checkout as a new member of the language's market. */
async function openCheckout(
  page: Page,
  pageId: 'renew-checkout' | 'upgrade-checkout',
  language: Language,
  createMemberLike: JourneyFixtures['createMemberLike'],
): Promise<Shop> {
  const { market, member } = markets[language];
  const shop = createShop(page, market);
  await signIn(page, shop.locale, await createMemberLike(member));
  await openPage(page, shop.path(pageId));
  return shop;
}

/** A membership that ends in 30 days, ISO dates in UTC, and its last day after a renewal. */
function createLastDays() {
  const lastDay = new Date(Date.now() + 30 * 86_400_000);
  const expiresOn = lastDay.toISOString().slice(0, 10);
  lastDay.setUTCFullYear(lastDay.getUTCFullYear() + 1);
  return { expiresOn, renewedUntil: lastDay.toISOString().slice(0, 10) };
}

/** Asks for an electronic invoice in Costa Rica. */
async function requestInvoice(page: Page, shop: Shop): Promise<void> {
  const invoice = page.getByRole('region', { name: shop.translate('Invoice') });
  const field = (name: string) => invoice.locator(`#invoice-${name}`);
  await invoice.getByRole('radio', { name: shop.translate('Electronic invoice') }).check();
  await field('idType').selectOption('ID');
  await field('identification').fill('106130584');
  await field('name').fill('Sofía Chaves Mora');
  await field('email').fill('facturas@tarima.test');
  await invoice.getByRole('searchbox').fill('restaurantes');
  await field('economicActivity').selectOption('5610');
  await invoice.getByRole('button', { name: shop.translate('Save invoice details') }).click();
  await expect(invoice.getByText('Sofía Chaves Mora')).toBeVisible();
}

const formatDay = (day: string, localeCode: string) =>
  new Intl.DateTimeFormat(localeCode, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

test('a member renews: welcome page, declined card, thank-you page, mail and my account show the new last day (MEMBERSHIP-74, MEMBERSHIP-79, MEMBERSHIP-172, MEMBERSHIP-175, MEMBERSHIP-176, MEMBERSHIP-300, INVOICING-10, ACCOUNT-265)', async ({
  page,
  browser,
  stack,
  language,
  createMemberLike,
}) => {
  const { market, member: like, invoiceType } = markets[language];
  const shop = createShop(page, market);
  const { expiresOn, renewedUntil } = createLastDays();
  const newDay = formatDay(renewedUntil, shop.locale.code);
  const member = await createMemberLike(like, { expiresOn });
  await signIn(page, shop.locale, member);
  await openPage(page, shop.path('mobile-menu'));
  const main = page.getByRole('main');
  const menuEntry = main.getByRole('link', { name: shop.translate('Renew your membership') });
  await menuEntry.click();
  await page.waitForURL(`**${shop.path('renew-welcome')}`);
  await expect(main).toContainText(formatDay(expiresOn, shop.locale.code));
  await expect(main).toContainText(newDay);
  await expectAccessible(page);
  await page.getByRole('link', { name: shop.translate('Renew and pay') }).click();
  await page.waitForURL(`**${shop.path('renew-checkout')}?attempt=*`);
  await waitUntilInteractive(page);
  await expect(main).toContainText(newDay);
  await expect(getMembershipPayButton(page, shop)).toBeDisabled();
  await expectAccessible(page);

  if (invoiceType) await requestInvoice(page, shop);
  await payWith(page, shop, cards.declined);
  const modal = page.getByRole('dialog', { name: shop.translate('Your payment was declined') });
  await modal.getByRole('button', { name: shop.translate('Back to payment') }).click();
  await payWith(page, shop, cards.approved);
  const attempt = await readAttempt(page, shop, 'renew-thank-you');
  const title = page.getByRole('heading', { level: 1, name: shop.translate('Your membership has been renewed') });
  await expect(title).toBeVisible();
  await expect(main).toContainText(newDay);
  expect(await readMembershipTransaction(stack, `${attempt}.1`)).toMatchObject({ status: 'SUCCESS' });
  expect(await readInvoiceType(stack, `${attempt}.1`), 'kept after the declined card').toBe(invoiceType);
  await page.reload();
  await expect(title).toBeVisible();
  await expectAccessible(page);
  const [mail] = await waitForMail(stack, member.login);
  expect(mail?.text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(newDay);

  await page.getByRole('link', { name: shop.translate('Go to my account') }).click();
  await page.waitForURL(`**${shop.path('my-account')}`);
  await expect(main).toContainText(newDay);
  await expect(menuEntry).toBeHidden();
  await openPage(page, shop.path('mobile-menu'));
  await expect(main.getByRole('link', { name: shop.translate('My account') })).toBeVisible();
  await expect(menuEntry).toBeHidden();

  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const otherPage = await other.newPage();
  await signIn(otherPage, shop.locale, await createMemberLike(like));
  const notFound = shop.translate('We couldn’t find this purchase');
  for (const query of [{ attempt }, { attempt: 'unknown' }]) {
    await otherPage.goto(shop.path('renew-thank-you', {}, query));
    await expect(otherPage.getByRole('heading', { level: 1, name: notFound })).toBeVisible();
  }
  await other.close();
});

test('a member upgrades after confirming at the bank, also after a reload; thank-you page, mail and my account show Platinum (MEMBERSHIP-74, MEMBERSHIP-172, MEMBERSHIP-173)', async ({
  page,
  stack,
  language,
  createMemberLike,
}) => {
  const { market, member: like, upgraded } = markets[language];
  const shop = createShop(page, market);
  const member = await createMemberLike(like);
  await signIn(page, shop.locale, member);
  await openPage(page, shop.path('upgrade-welcome'));
  await page.getByRole('link', { name: shop.translate('Upgrade and pay') }).click();
  await page.waitForURL(`**${shop.path('upgrade-checkout')}?attempt=*`);
  await payWith(page, shop, cards.challenged);
  const frame = page.frameLocator('dialog iframe').locator('input[name=otp]');
  await expect(frame).toBeVisible();
  await page.reload();
  await shop.passChallenge();
  const attempt = await readAttempt(page, shop, 'upgrade-thank-you');
  await expect(
    page.getByRole('heading', { level: 1, name: shop.translate('Your membership has been upgraded') }),
  ).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText(upgraded);
  expect(await readMembershipTransaction(stack, `${attempt}.1`)).toMatchObject({ status: 'SUCCESS' });
  const [mail] = await waitForMail(stack, member.login);
  expect(mail?.text).toContain(upgraded);
  await page.getByRole('link', { name: shop.translate('Go to my account') }).click();
  await page.waitForURL(`**${shop.path('my-account')}`);
  await expect(main).toContainText(upgraded);
  await expect(main.getByRole('link', { name: shop.translate('Upgrade to Platinum') })).toBeHidden();
});

test('a member saves the card of an upgrade, and renews with the saved card (MEMBERSHIP-70, PAYMENTS-70, PAYMENTS-82)', async ({
  page,
  stack,
  language,
  createMemberLike,
}) => {
  const shop = await openCheckout(page, 'upgrade-checkout', language, createMemberLike);
  await page.getByRole('checkbox', { name: shop.translate('Save this card') }).check();
  await payWith(page, shop, cards.approved);
  const upgrade = await readAttempt(page, shop, 'upgrade-thank-you');
  await openPage(page, shop.path('my-wallet'));
  const name = shop.translate('{network} ending in {lastDigits}', { network: 'Visa', lastDigits: '1000' });
  await expect(page.getByRole('article', { name, exact: true })).toBeVisible();

  await openPage(page, shop.path('renew-checkout'));
  await expect(page.getByRole('radio', { name: /1000/ })).toBeChecked();
  await expect(page.getByLabel(shop.translate('Card number'))).toBeHidden();
  await expectAccessible(page);
  await shop.acceptTerms();
  await getMembershipPayButton(page, shop).click();
  const renewal = await readAttempt(page, shop, 'renew-thank-you');
  for (const attempt of [upgrade, renewal]) {
    const movements = await readLedgerOfAttempt(stack, attempt);
    expect(movements.map(({ kind }) => kind)).toEqual(['AUTHORISE', 'CAPTURE']);
  }
});

test('a member cancels at the bank, and renews at PayPal (MEMBERSHIP-170, MEMBERSHIP-171)', async ({
  page,
  stack,
  language,
  createMemberLike,
}) => {
  const shop = await openCheckout(page, 'renew-checkout', language, createMemberLike);
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
    page.getByRole('heading', { level: 1, name: shop.translate('Your membership has been renewed') }),
  ).toBeVisible();
  expect(await readMembershipTransaction(stack, `${attempt}.1`)).toMatchObject({ status: 'SUCCESS' });
});
