import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale, type Locale, locales } from '@tarima/markets/locale';
import { addressOf, type SitePage, sitePages } from './site.ts';
import { expect, test } from './test.ts';
import { fillCart, signIn } from './visitors.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Readers in both languages, with a club and a member of their market. */
const readers = [
  { locale: getLocale('es', 'CR'), club: '6401', login: 'sofia@tarima.test' },
  { locale: getLocale('en', 'JM'), club: '7201', login: 'delroy@tarima.test' },
] as const;

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join(', ')})`,
  );
  expect(told).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect(await page.evaluate<number>(overflow)).toBeLessThanOrEqual(0);
}

async function expectHead(page: Page, { isIndexed }: SitePage, locale: Locale, shopUrl: string): Promise<void> {
  await expect(page).toHaveTitle(/.+ · Tarima$/);
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale.language}`));
  const canonical = page.locator('link[rel=canonical]');
  if (!isIndexed) return expect(canonical).toHaveCount(0);
  await expect(canonical).toHaveAttribute('href', `${shopUrl}${new URL(page.url()).pathname}`);
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(locales.length + 1);
}

for (const { locale, club, login } of readers) {
  for (const sitePage of sitePages) {
    test(`${sitePage.name} in ${locale.code}: head, accessibility, no sideways scroll`, async ({ page, stack }, {
      project,
    }) => {
      if (sitePage.isForMembers) await signIn(page, locale, login, pathTo('home', locale));
      if (sitePage.needsCart) await fillCart(page, locale, club);
      const response = await page.goto(addressOf(sitePage, locale));
      expect(response?.status()).toBe(200);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectHead(page, sitePage, locale, stack.shopUrl);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      if (project.name === 'phone') {
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoSidewaysScroll(page);
      }
    });
  }

  test(`an unknown address in ${locale.code} is a page of its own with status 404`, async ({ page, watch }) => {
    watch.allow(/status of 404/);
    const response = await page.goto(`/${locale.code}/no-such-page`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });

  test(`guests who open members' pages in ${locale.code} are led to sign in and back`, async ({ page }) => {
    await page.goto(pathTo('recent-purchases', locale));
    await expect(page).toHaveURL(
      (url) =>
        url.pathname === pathTo('login', locale) &&
        url.searchParams.get('pageTo') === pathTo('recent-purchases', locale),
    );
  });
}

test('every locale has a home page with its own language, title and addresses', async ({ page, stack }) => {
  for (const locale of locales) {
    const response = await page.request.get(pathTo('home', locale));
    expect(response.status(), locale.code).toBe(200);
    const html = await response.text();
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${locale.language}`));
    expect(html).toContain(`<link rel="canonical" href="${stack.shopUrl}/${locale.code}"/>`);
    expect(html.match(/<link rel="alternate"/g)).toHaveLength(locales.length + 1);
  }
});

test("a path in the other language leads to the reader's own", async ({ page }) => {
  await page.goto('/en-JM/carrito');
  await expect(page).toHaveURL(/\/en-JM\/cart$/);
});
