import type { Page } from '@playwright/test';
import type { Language, MarketCode } from '@tarima/markets/table';
import { operations } from '../graph/operations.ts';
import { openPage } from './interactive.ts';
import { costaRica, createShop, jamaica, type Market } from './shop.ts';
import { expect, test } from './test.ts';
import { fillCart, runShopOperation } from './visitors.ts';

const guatemala: Market = { ...costaRica, code: 'GT' };
const clubKeys: Partial<Record<MarketCode, string>> = { CR: '6401', GT: '6301', JM: '7201' };

/** Opens the billing step of a guest's checkout. */
async function openBilling(page: Page, market: Market, language: Language) {
  const shop = createShop(page, { ...market, language });
  await fillCart(page, shop.locale, clubKeys[market.code] ?? '', ['110101-1']);
  await openPage(page, shop.path('checkout'));
  await shop.fillContactDetails();
  const continueButton = page.getByRole('button', { name: shop.translate('Continue'), exact: true });
  await continueButton.click();
  await expect(page.getByRole('heading', { name: shop.translate('Review items') })).toBeVisible();
  const invoice = page.getByRole('region', { name: shop.translate('Invoice') });
  const field = (name: string) => invoice.locator(`#invoice-${name}`);
  return {
    ...shop,
    invoice,
    field,
    continueButton,
    choose: (label: string) => invoice.getByRole('radio', { name: label }).check(),
    save: () => invoice.getByRole('button', { name: shop.translate('Save invoice details') }).click(),
    async fetchDetails() {
      const variables = { cartId: await shop.fetchCartId() };
      const { invoiceDetails } = await runShopOperation(page, shop.locale, operations.cartInvoice, variables);
      return invoiceDetails?.details;
    },
  };
}

test('names a company on an electronic invoice in Costa Rica (INVOICING-8, INVOICING-9, INVOICING-16, INVOICING-100)', async ({
  page,
  language,
}) => {
  const { invoice, field, continueButton, choose, save, fetchDetails, translate } = await openBilling(
    page,
    costaRica,
    language,
  );
  await expect(invoice.getByRole('radio').first()).toBeChecked();
  await expect(continueButton).toBeEnabled();
  await choose(translate('Electronic invoice'));
  await expect(continueButton).toBeDisabled();

  await save();
  await expect(invoice.getByRole('alert')).toBeFocused();
  await field('idType').selectOption('CJ');
  await field('identification').fill('3999123456');
  await field('name').fill('Soda La Esquina S. A.');
  await field('email').fill('facturas@tarima.test');
  await invoice.getByRole('searchbox').fill('restaurantes');
  await field('economicActivity').selectOption('5610');
  await field('departmentType').selectOption({ label: 'San José' });
  await field('municipalityType').selectOption({ label: 'Escazú' });
  await save();
  await expect(field('identification')).toHaveAttribute('aria-invalid', 'true');
  await field('identification').fill('3101123456');
  await save();

  await expect(invoice.getByText('Soda La Esquina S. A.')).toBeVisible();
  await expect(continueButton).toBeEnabled();
  expect(await fetchDetails()).toMatchObject({ idType: 'CJ', identification: '3101123456', economicActivity: '5610' });
});

test('invoices to a final consumer in Guatemala, or to a NIT with a valid check digit (INVOICING-13, INVOICING-100)', async ({
  page,
  language,
}) => {
  const { invoice, field, choose, save, fetchDetails, translate } = await openBilling(page, guatemala, language);
  await choose(translate('Electronic invoice'));
  await field('idType').selectOption('NIT');
  await field('identification').fill('576937-1');
  await field('name').fill('Ana López');
  await field('email').fill('ana@tarima.test');
  await save();
  await expect(field('identification')).toHaveAttribute('aria-invalid', 'true');
  await field('identification').fill('576937-k');
  await save();
  await expect(invoice.getByText('576937K')).toBeVisible();
  expect(await fetchDetails()).toMatchObject({ idType: 'NIT', identification: '576937K' });

  await invoice.getByRole('radio').first().check();
  await expect(invoice.getByText('576937K')).toBeHidden();
  await expect(invoice.getByRole('status')).toHaveText(translate('Invoice details saved.'));
  expect(await fetchDetails()).toMatchObject({ idType: 'CF', identification: 'CF' });
});

test('asks for no invoice in Jamaica (INVOICING-1)', async ({ page, language }) => {
  const { invoice, continueButton } = await openBilling(page, jamaica, language);
  await expect(continueButton).toBeEnabled();
  await continueButton.click();
  await expect(page.locator('[aria-current=step] button').first()).toBeVisible();
  await expect(invoice).toHaveCount(0);
});
