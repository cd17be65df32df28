import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { operations } from '../graph/operations.ts';
import { expectAccessible } from './accessibility.ts';
import { getBox } from './box.ts';
import { openPage } from './interactive.ts';
import { findVisible } from './shop.ts';
import { expect, test } from './test.ts';
import { translateMessage } from './translations.ts';
import { runShopOperation } from './visitors.ts';

const locale = getLocale('es', 'CR');
const translate = (message: string, values?: Record<string, string>) => translateMessage('es', message, values);
const currentClub = { key: '6401', name: 'Escazú' };
const otherClub = { key: '6408', name: 'Liberia' };
/** Items that are cheaper, scarce (four in stock) and sold out at Liberia; prices and stock are from the seeds. */
const items = { cheaper: ['110102-1', 2], scarce: ['110105-1', 6], soldOut: ['120201-1', 1] } as const;

/** Fills the cart of a guest at Escazú and opens a product list. */
async function openListWithCart(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'tarima.club', value: currentClub.key, url: page.url() }]);
  for (const [sku, quantity] of Object.values(items)) {
    const input = { commandId: randomUUID(), sku, quantity, clubKey: currentClub.key };
    const { addToCart } = await runShopOperation(page, locale, operations.addToCart, { input });
    expect(addToCart.__typename).toBe('AddToCartSuccess');
  }
  await openPage(page, pathTo('search', locale, {}, { q: 'arroz' }));
}

async function previewOtherClub(page: Page) {
  await findVisible(page.getByText(currentClub.name, { exact: true })).click();
  await page.getByRole('button', { name: translate('Choose another club') }).click();
  const dialog = page.getByRole('dialog', { name: translate('Where will you pick up?') });
  await expect(dialog.getByRole('radio').first()).toBeChecked();
  await dialog.getByRole('radio', { name: otherClub.name }).check();
  await expect(
    dialog.getByRole('heading', { name: translate('If you pick up at {0}', { 0: otherClub.name }) }),
  ).toBeVisible();
  return dialog;
}

const fetchQuantities = async (page: Page) => {
  const { cart } = await runShopOperation(page, locale, operations.cart, {});
  return Object.fromEntries((cart?.lines ?? []).map(({ variant, quantity }) => [variant.sku, quantity]));
};

test('previews the changes of another club without changing the cart (CART-39, DELIVERY-47, DELIVERY-95, DELIVERY-97, DELIVERY-102)', async ({
  page,
}) => {
  await page.goto(pathTo('home', locale));
  await openListWithCart(page);
  const dialog = await previewOtherClub(page);
  const listHas = translate('{0} has {1} of the {2} products in this list.', {
    0: otherClub.name,
    1: '\\d+',
    2: '\\d+',
  });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expect(
    dialog.getByText(translate('Only {quantity} of your {0} available', { quantity: '4', 0: '6' })),
  ).toBeVisible();
  await expect(
    dialog.getByText(translate('Out of stock at that club. It will be removed from your cart.')),
  ).toBeVisible();
  await expect(dialog.getByText(translate('Items ({0} of {1})', { 0: '6', 1: '9' }))).toBeVisible();
  await expect(dialog.getByText(new RegExp(listHas))).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole('button', { name: translate('Keep {0}', { 0: currentClub.name }) }).click();
  await expect(dialog).toBeHidden();
  await expect(findVisible(page.getByText(currentClub.name, { exact: true }))).toBeVisible();
  expect(await fetchQuantities(page)).toEqual({ '110102-1': 2, '110105-1': 6, '120201-1': 1 });
});

test('applies the previewed changes when another club is chosen (CART-43, DELIVERY-47, DELIVERY-98)', async ({
  page,
}) => {
  await page.goto(pathTo('home', locale));
  await openListWithCart(page);
  const dialog = await previewOtherClub(page);
  await dialog.getByRole('button', { name: translate('Continue and update cart') }).click();
  await expect(dialog).toBeHidden();
  await expect(findVisible(page.getByText(otherClub.name, { exact: true }))).toBeVisible();
  expect(await fetchQuantities(page)).toEqual({ '110102-1': 2, '110105-1': 4 });
});

test('shows the delivery selector in the desktop header, below the phone header, and above the facets (DELIVERY-46)', async ({
  page,
  isMobile,
}) => {
  await openPage(page, pathTo('search', locale, {}, { q: 'arroz' }));
  const header = page.getByRole('banner');
  const selector = page.locator(`a[aria-haspopup=dialog][href="${pathTo('clubsAndLocations', locale)}"]`);
  const selectors = selector.filter({ visible: true });
  if (isMobile) {
    await expect(header.locator(selector)).toBeHidden();
    await expect(selectors).toHaveCount(1);
    expect((await getBox(selectors)).top).toBeGreaterThanOrEqual((await getBox(header)).bottom);
    await page.getByRole('button', { name: translate('Filters'), exact: true }).click();
  } else {
    await expect(header.locator(selector)).toBeVisible();
    await expect(selectors).toHaveCount(2);
  }
  const facets = isMobile ? page.getByRole('dialog') : page.getByRole('complementary', { name: translate('Filters') });
  const aboveFacets = facets.locator(selector);
  await expect(aboveFacets).toBeVisible();
  const firstFacet = facets.locator('summary').first();
  // On a phone the filters are animated.
  await expect.poll(async () => (await getBox(aboveFacets)).top < (await getBox(firstFacet)).top).toBe(true);
});

test('reopens the club choice on Back below desktop width (ROUTING-43)', async ({ page, watch, isMobile }) => {
  const clubsPath = pathTo('clubsAndLocations', locale);
  watch.allow(/404/);
  await openPage(page, clubsPath);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const trail = () => page.evaluate<string>("sessionStorage.getItem('tarima.trail') ?? ''");
  await expect.poll(trail).toContain(clubsPath);
  await openPage(page, `${pathTo('home', locale)}/no/such/page/at/all`);
  await page.getByRole('button', { name: translate('Back') }).click();
  await page.waitForURL(`**${clubsPath}`);
  const choice = page.getByRole('dialog', { name: translate('Where will you pick up?') });
  if (isMobile) await expect(choice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
  if (!isMobile) await expect(choice).toHaveCount(0);
});
