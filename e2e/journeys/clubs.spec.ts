import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { operations } from '../graph/operations.ts';
import { expectAccessible } from './accessibility.ts';
import { openPage } from './interactive.ts';
import { visible } from './shop.ts';
import { expect, test } from './test.ts';
import { askShop } from './visitors.ts';
import { wordsOf } from './words.ts';

const locale = getLocale('es', 'CR');
const words = (message: string, values?: Record<string, string>) => wordsOf('es', message, values);
const here = { key: '6401', name: 'Escazú' };
const there = { key: '6408', name: 'Liberia' };
/** What Liberia sells cheaper, has four of, and has none of; prices and shelves are the seeds'. */
const goods = { cheaper: ['110102-1', 2], scarce: ['110105-1', 6], soldOut: ['120201-1', 1] } as const;

/** A guest of Escazú with goods in the cart, who looks at a list. */
async function goShopping(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'tarima.club', value: here.key, url: page.url() }]);
  for (const [sku, quantity] of Object.values(goods)) {
    const input = { commandId: randomUUID(), sku, quantity, clubId: here.key };
    const { addToCart } = await askShop(page, locale, operations.addToCart, { input });
    expect(addToCart.__typename).toBe('AddToCartSuccess');
  }
  await openPage(page, pathTo('search', locale, {}, { q: 'arroz' }));
}

async function lookAtOtherClub(page: Page) {
  await visible(page.getByText(here.name, { exact: true })).click();
  await page.getByRole('button', { name: words('Choose another club') }).click();
  const dialog = page.getByRole('dialog', { name: words('Where will you pick up?') });
  await expect(dialog.getByRole('radio').first()).toBeChecked();
  await dialog.getByRole('radio', { name: there.name }).check();
  await expect(dialog.getByRole('heading', { name: words('If you pick up at {0}', { 0: there.name }) })).toBeVisible();
  return dialog;
}

const quantitiesOf = async (page: Page) => {
  const { cart } = await askShop(page, locale, operations.cart, {});
  return Object.fromEntries((cart?.lines ?? []).map(({ variant, quantity }) => [variant.sku, quantity]));
};

test('looking at another club tells what would change, and changes nothing (CART-39, DELIVERY-47, DELIVERY-95, DELIVERY-97, DELIVERY-102)', async ({
  page,
}) => {
  await page.goto(pathTo('home', locale));
  await goShopping(page);
  const dialog = await lookAtOtherClub(page);
  const listHas = words('{0} has {1} of the {2} products in this list.', { 0: there.name, 1: '\\d+', 2: '\\d+' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expect(
    dialog.getByText(words('Only {quantity} of your {0} available', { quantity: '4', 0: '6' })),
  ).toBeVisible();
  await expect(dialog.getByText(words('Out of stock at that club. It will be removed from your cart.'))).toBeVisible();
  await expect(dialog.getByText(words('Items ({0} of {1})', { 0: '6', 1: '9' }))).toBeVisible();
  await expect(dialog.getByText(new RegExp(listHas))).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole('button', { name: words('Keep {0}', { 0: here.name }) }).click();
  await expect(dialog).toBeHidden();
  await expect(visible(page.getByText(here.name, { exact: true }))).toBeVisible();
  expect(await quantitiesOf(page)).toEqual({ '110102-1': 2, '110105-1': 6, '120201-1': 1 });
});

test('choosing it makes of the cart what was told (CART-43, DELIVERY-47, DELIVERY-98)', async ({ page }) => {
  await page.goto(pathTo('home', locale));
  await goShopping(page);
  const dialog = await lookAtOtherClub(page);
  await dialog.getByRole('button', { name: words('Continue and update cart') }).click();
  await expect(dialog).toBeHidden();
  await expect(visible(page.getByText(there.name, { exact: true }))).toBeVisible();
  expect(await quantitiesOf(page)).toEqual({ '110102-1': 2, '110105-1': 4 });
});

test('the delivery selector stands in the header of a desktop, under that of a phone, and above the facets (DELIVERY-46)', async ({
  page,
  isMobile,
}) => {
  await openPage(page, pathTo('search', locale, {}, { q: 'arroz' }));
  const header = page.getByRole('banner');
  const selector = page.locator(`a[aria-haspopup=dialog][href="${pathTo('clubsAndLocations', locale)}"]`);
  const selectors = selector.filter({ visible: true });
  const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
  if (isMobile) {
    await expect(header.locator(selector)).toBeHidden();
    const { y = 0, height = 0 } = (await header.boundingBox()) ?? {};
    await expect(selectors).toHaveCount(1);
    expect(await topOf(selectors)).toBeGreaterThanOrEqual(y + height);
    await page.getByRole('button', { name: words('Filters'), exact: true }).click();
  } else {
    await expect(header.locator(selector)).toBeVisible();
    await expect(selectors).toHaveCount(2);
  }
  const facets = isMobile ? page.getByRole('dialog') : page.getByRole('complementary', { name: words('Filters') });
  const aboveFacets = facets.locator(selector);
  await expect(aboveFacets).toBeVisible();
  const firstFacet = facets.locator('summary').first();
  // The phone's filters slide in.
  await expect.poll(async () => (await topOf(aboveFacets)) < (await topOf(firstFacet))).toBe(true);
});

test('Back to the clubs reopens their choice below the desktop’s width (ROUTING-43)', async ({
  page,
  watch,
  isMobile,
}) => {
  const clubsPath = pathTo('clubsAndLocations', locale);
  watch.allow(/404/);
  await openPage(page, clubsPath);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const trail = () => page.evaluate<string>("sessionStorage.getItem('tarima.trail') ?? ''");
  await expect.poll(trail).toContain(clubsPath);
  await openPage(page, `${pathTo('home', locale)}/no/such/page/at/all`);
  await page.getByRole('button', { name: words('Back') }).click();
  await page.waitForURL(`**${clubsPath}`);
  const choice = page.getByRole('dialog', { name: words('Where will you pick up?') });
  if (isMobile) await expect(choice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
  if (!isMobile) await expect(choice).toHaveCount(0);
});
