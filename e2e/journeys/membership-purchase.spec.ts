import type { Page } from '@playwright/test';
import { openPage } from './interactive.ts';
import { costaRica, createShop, type Market } from './shop.ts';
import { expect, test } from './test.ts';

const trinidad: Market = { ...costaRica, language: 'en', code: 'TT' };

/** The shopper of a language: es-CR and en-TT. */
const shoppers = {
  es: { market: costaRica, phone: '8821 4512' },
  en: { market: trinidad, phone: '868 622 1234' },
} as const;

const openShop = (page: Page, language: 'es' | 'en') => createShop(page, shoppers[language].market);

/** Opens the registration for a Diamond membership from the page that compares the types. */
async function openRegistration(page: Page, language: 'es' | 'en') {
  const shop = openShop(page, language);
  const { translate } = shop;
  await openPage(page, shop.path('membership-info'));
  await page.getByRole('link', { name: translate('Buy {name}', { name: 'Diamond' }), exact: true }).click();
  const field = (label: string) => page.getByLabel(translate(label), { exact: true });
  await field('First name').waitFor();
  return { ...shop, field };
}

test('a guest goes from the comparison through the registration to the payment (MEMBERSHIP-154, MEMBERSHIP-158)', async ({
  page,
  language,
}) => {
  const { field, translate } = await openRegistration(page, language);
  await field('First name').fill('Nora');
  await field('Last name').fill('Prado');
  await field('ID number').fill('102340567');
  await field('Date of birth').pressSequentially('05041990');
  await expect(field('Date of birth')).toHaveValue('05/04/1990');
  await field('Email').fill(`nora-${Date.now()}-${language}@tarima.test`);
  await field('Phone').fill(shoppers[language].phone);
  await page.locator('#province').selectOption({ index: 1 });
  await expect(page.locator('#city')).toBeEnabled();
  await page.locator('#city').selectOption({ index: 1 });
  await field('Address').fill('Calle 5');
  await field('Password').fill('Club.2026x');
  await page.getByRole('button', { name: translate('Continue to payment') }).click();
  await page.waitForURL(/attempt=[0-9a-f-]{36}/);
  await expect(page.getByText('Diamond').first()).toBeVisible();
});

test('refuses a person under 18 and a document number with letters (MEMBERSHIP-60, MEMBERSHIP-64)', async ({
  page,
  language,
}) => {
  const { field, translate } = await openRegistration(page, language);
  await field('ID number').fill('A123');
  await field('Date of birth').pressSequentially('01012020');
  await page.getByRole('button', { name: translate('Continue to payment') }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toContainText(translate('You need to be 18 or older to buy a membership.'));
  await expect(summary).toContainText(translate('Enter the number of your ID with digits only, without letters.'));
});
