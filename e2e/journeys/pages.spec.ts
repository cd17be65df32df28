import { pathTo } from '@tarima/client/paths';
import { locales } from '@tarima/markets/locale';
import { expectAccessible } from './accessibility.ts';
import { maxLayoutShift, measureLayoutShift, observeLayoutShift } from './layout-shift.ts';
import { checkOperationsPages } from './operations-pages.ts';
import { checkLargeText, checkOrderPages, checkPages, readers } from './page-checks.ts';
import { memberViews, sitePages } from './site.ts';
import { expect, test } from './test.ts';

test.describe('every page (NATIVE-17)', () => {
  checkPages([...sitePages, ...memberViews]);
  checkOrderPages();
  checkOperationsPages();
});

checkLargeText([
  'product',
  'clubs',
  'empty cart',
  'cart',
  'checkout',
  'checkout of a member',
  'my account',
  'renewal',
  'renewal payment',
]);

/** Tests per language over which the department pages are divided; both languages have the same departments, in the same order. */
const departmentParts = 3;

for (const [readerIndex, { locale }] of readers.entries()) {
  for (let part = 0; part < departmentParts; part += 1) {
    test(`keeps the layout of department pages in ${locale.code} stable, part ${part + 1} of ${departmentParts}`, async ({
      page,
    }) => {
      await page.goto(pathTo('categories', locale));
      const departments = page.getByRole('main').locator(`a[href^="${pathTo('category', locale)}/"]`);
      await expect(departments.first()).toBeAttached();
      const links = await departments.all();
      const paths = await Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
      const departmentPaths = [...new Set(paths)].filter((path) => path.split('/').length === 5);
      expect(departmentPaths.length).toBeGreaterThan(10);
      await observeLayoutShift(page);
      const total = readers.length * departmentParts;
      const index = readerIndex * departmentParts + part;
      for (const path of departmentPaths.filter((_, pathIndex) => pathIndex % total === index)) {
        await page.goto(path);
        const { score, moved } = await measureLayoutShift(page);
        expect.soft(score, `${path}\n${moved.join('\n')}`).toBeLessThan(maxLayoutShift);
      }
    });
  }

  test(`shows an error page with status 404 for an unknown path in ${locale.code} (ERRORS-5)`, async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 404/);
    const response = await page.goto(`/${locale.code}/no-such-page`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });

  test(`redirects guests from members' pages in ${locale.code} to sign-in with a return path (ROUTING-46)`, async ({
    page,
  }) => {
    await page.goto(pathTo('recent-purchases', locale));
    await expect(page).toHaveURL(
      (url) =>
        url.pathname === pathTo('login', locale) &&
        url.searchParams.get('pageTo') === pathTo('recent-purchases', locale),
    );
  });
}

test('serves a home page with language, canonical URL and alternates for every locale (ROUTING-4, ROUTING-6, ROUTING-27)', async ({
  page,
  stack,
}) => {
  for (const locale of locales) {
    const response = await page.request.get(pathTo('home', locale));
    expect(response.status(), locale.code).toBe(200);
    const html = await response.text();
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${locale.language}`));
    expect(html).toContain(`<link rel="canonical" href="${stack.shopUrl}/${locale.code}"/>`);
    expect(html.match(/<link rel="alternate"/g)).toHaveLength(locales.length + 1);
  }
});

test('redirects a path in the other language to the path in the language of the prefix (ROUTING-20)', async ({
  page,
}) => {
  await page.goto('/en-JM/carrito');
  await expect(page).toHaveURL(/\/en-JM\/cart$/);
});
