import type { Locator, Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { getBox } from './box.ts';
import { openPage, openPageWithLazyCode } from './interactive.ts';
import { expect, test } from './test.ts';
import { translateMessage } from './translations.ts';

const locale = getLocale('es', 'CR');
const translate = (message: string, values?: Record<string, string>) =>
  translateMessage(locale.language, message, values);
const clothing = pathTo('category', locale, { catID: 'clothing' });

/** Variants of one shirt: white in S, black in S, black in M. */
const [whiteS, blackS, blackM] = ['260101-1', '260101-5', '260101-6'] as const;

test.beforeEach(async ({ context, stack }) => {
  await context.addCookies([{ name: 'tarima.club', value: '6401', url: stack.shopUrl }]);
});

async function chooseBlackInM(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await page.goto(pathTo('pdp-slug-sku', locale, { sku: whiteS }));
  const name = await main.getByRole('heading', { level: 1 }).innerText();
  const options = main.getByRole('navigation', { name: translate('Options for {0}').replace('{0}', name) });
  await options.getByRole('link', { name: 'Negro' }).click();
  await page.waitForURL(`**/${blackS}`);
  await expect(options.locator('[aria-current=true]')).toHaveText(['Negro', 'S']);
  await options.getByRole('link', { name: 'M', exact: true }).click();
  await page.waitForURL(`**/${blackM}`);
  await expect(options.locator('[aria-current=true]')).toHaveText(['Negro', 'M']);
  await expect(main.getByRole('row', { name: 'Negro' })).toBeVisible();
  await expect(main.getByText(blackM)).toBeVisible();
}

test('selects a variant by colour and size, each at its own URL (CATALOG-36, CATALOG-41)', async ({ page }) => {
  await chooseBlackInM(page);
});

test('selects a variant and shows all details without JavaScript (CATALOG-36)', async ({ browser, stack }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.shopUrl });
  const page = await context.newPage();
  await chooseBlackInM(page);
  await expect(page.getByText(translate('Home delivery'), { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: translate('Ratings') })).toBeVisible();
  await context.close();
});

test('shows promotion tags on the picture, and below the name from 1024 px (CATALOG-43)', async ({ page }) => {
  await page.goto(pathTo('pdp-slug-sku', locale, { sku: whiteS }));
  const name = page.getByRole('heading', { level: 1 });
  const tags = page.getByRole('list', { name: translate('Deals') });
  const pictures = page.getByRole('list', { name: translate('Images of {name}', { name: await name.innerText() }) });
  const isDesktop = (page.viewportSize()?.width ?? 0) >= 1024;
  for (const width of isDesktop ? [1024, 1440] : [360, 1023]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(tags).toHaveCount(1);
    const [tag, picture, title] = await Promise.all([getBox(tags), getBox(pictures), getBox(name)]);
    if (isDesktop) {
      expect(tag.left, `${width} px: next to the picture`).toBeGreaterThan(picture.right);
      expect(tag.top, `${width} px: below the name`).toBeGreaterThan(title.bottom);
    } else {
      expect(tag.top, `${width} px: over the picture`).toBeGreaterThan(picture.top);
      expect(tag.bottom, `${width} px: over the picture`).toBeLessThan(picture.bottom);
    }
  }
});

test('loads related products when they are scrolled into view, and keeps them (CATALOG-48)', async ({ page }) => {
  await openPage(page, pathTo('pdp-slug-sku', locale, { sku: whiteS }));
  const relatedProducts = page.getByRole('region', { name: translate('Similar items') });
  await expect(relatedProducts).toBeHidden();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(relatedProducts.getByRole('listitem')).toHaveCount(10);
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect(relatedProducts.getByRole('listitem')).toHaveCount(10);
});

test('loads a lazy section after the connection is restored', async ({ page, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await openPageWithLazyCode(page, pathTo('pdp-slug-sku', locale, { sku: whiteS }));
  const relatedProducts = page.getByRole('region', { name: translate('Similar items') });
  await context.setOffline(true);
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/more-like-this-'));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await refused;
  await expect(
    page.getByText(translate('You’re offline. What you see may be out of date, but your cart is saved.')),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: translate('Zoom in') })).toBeAttached();
  await context.setOffline(false);
  await expect(relatedProducts.getByRole('listitem')).toHaveCount(10);
});

test('browses and enlarges product pictures by keyboard (CATALOG-46)', async ({ page }) => {
  await openPage(page, pathTo('pdp-slug-sku', locale, { sku: whiteS }));
  await page.getByRole('button', { name: translate('Zoom in') }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByText('1 de 2')).toBeVisible();
  await viewer.getByRole('img').locator('..').press('ArrowRight');
  await expect(viewer.getByText('2 de 2')).toBeVisible();
  await viewer.getByRole('button', { name: translate('Enlarge') }).click();
  await expect(viewer.getByRole('button', { name: translate('View full image') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});

test('has arrows of 12 px, 15 px on phones, that show the next and the previous picture (CATALOG-47)', async ({
  page,
  isMobile,
}) => {
  await openPage(page, pathTo('pdp-slug-sku', locale, { sku: whiteS }));
  const thumbnail = (number: string) => translate('Show image {0}', { 0: number });
  const shown = page.getByRole('button', { name: new RegExp(`^${thumbnail('\\d')}$`), pressed: true });
  await expect(shown).toHaveAccessibleName(thumbnail('1'));
  const size = isMobile ? 15 : 12;
  for (const [label, number] of [
    ['Next image', '2'],
    ['Previous image', '1'],
  ] as const) {
    const arrow = page.getByRole('main').getByRole('button', { name: translate(label) });
    await expect(arrow.locator('svg')).toHaveCSS('width', `${size}px`);
    await expect(arrow.locator('svg')).toHaveCSS('height', `${size}px`);
    await arrow.click();
    await expect(shown).toHaveAccessibleName(thumbnail(number));
  }
});

/** Returns the facets: the column next to the list, or the sheet, which is opened. */
async function openFacets(page: Page): Promise<Locator> {
  const open = page.getByRole('button', { name: translate('Filters') });
  const aside = page.getByRole('complementary', { name: translate('Filters') });
  await expect(aside.or(open)).toBeVisible();
  if (!(await open.isVisible())) return aside;
  await open.click();
  return page.getByRole('dialog', { name: translate('Filters') });
}

/** Selects a facet value. @returns the product count of the value */
async function selectFacetValue(page: Page, facets: Locator, label: string): Promise<number> {
  const value = facets.getByRole('link', { name: new RegExp(`^${label} \\d+$`) });
  const count = Number(/\d+$/.exec(await value.innerText())?.[0]);
  const before = page.url();
  await value.click();
  await page.waitForURL((url) => url.href !== before);
  return count;
}

const expectProducts = (page: Page, count: number) =>
  expect(page.getByRole('main').getByText(new RegExp(`^${count} productos? ·`))).toBeAttached();

test('combines values of one facet with OR and facets with AND, and Back removes them (SEARCH-18, SEARCH-31, SEARCH-42, CATALOG-37)', async ({
  page,
}) => {
  await openPage(page, `${clothing}?itemsPerPage=50`);
  const facets = await openFacets(page);
  const lists = facets.locator('details[open] ul');
  await expect(lists.first()).toBeVisible();
  for (const list of await lists.all()) {
    expect((await getBox(list)).height, 'height of a list of values').toBeLessThanOrEqual(190);
    await expect(list).toHaveCSS('overflow-y', 'auto');
  }
  const firstBrandCount = await selectFacetValue(page, facets, 'Algodonal');
  await expectProducts(page, firstBrandCount);
  const secondBrandCount = await selectFacetValue(page, facets, 'Costa Brisa');
  await expectProducts(page, firstBrandCount + secondBrandCount);
  const sizeCount = await selectFacetValue(page, facets, 'XL');
  await expectProducts(page, sizeCount);
  expect(sizeCount).toBeLessThan(firstBrandCount + secondBrandCount);
  expect(new URL(page.url()).searchParams.get('fq')).toBe('brand;"Algodonal"|brand;"Costa Brisa"|size;"XL"');
  expect(new URL(page.url()).searchParams.get('itemsPerPage')).toBe('50');

  // The card links to the selected size, in any colour.
  await expect(page.locator('article a[href*="/260101-"]')).toHaveAttribute('href', /\/260101-(4|8|12)$/);

  await page.goBack();
  await expectProducts(page, firstBrandCount + secondBrandCount);
});

test('shows the number of products in stock at the club before the filter is applied (SEARCH-40)', async ({ page }) => {
  await openPage(page, clothing);
  const inClub = await selectFacetValue(page, await openFacets(page), translate('In stock at my club'));
  await expectProducts(page, inClub);
});

test('searches within a category, and redirects a page beyond the last one to the last one (SEARCH-2, SEARCH-17)', async ({
  page,
}) => {
  await openPage(page, clothing);
  const search = page.getByRole('main').getByRole('search');
  await search.getByRole('searchbox').fill('camisetas');
  await search.getByRole('searchbox').press('Enter');
  await page.waitForURL('**?phrase=camisetas');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('camisetas');
  await expect(page.getByRole('article').first()).toContainText('Camisetas');

  await page.goto(`${clothing}?page=400`);
  await expect(page).not.toHaveURL(/page=400/);
  await expect(page.getByRole('article').first()).toBeVisible();
});
