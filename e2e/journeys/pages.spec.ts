import { pathTo } from '@tarima/client/paths';
import { locales } from '@tarima/markets/locale';
import { expectAccessible } from './accessibility.ts';
import { greatestLayoutShift, measureLayoutShift, observeLayoutShift } from './layout-shift.ts';
import { checkOrderPages, checkPages, readers } from './page-checks.ts';
import { memberViews, sitePages } from './site.ts';
import { expect, test } from './test.ts';

checkPages([...sitePages, ...memberViews]);
checkOrderPages();

for (const [turn, { locale }] of readers.entries()) {
  test(`the page of each second department in ${locale.code} keeps its layout`, async ({ page }) => {
    await page.goto(pathTo('categories', locale));
    const departments = page.getByRole('main').locator(`a[href^="${pathTo('category', locale)}/"]`);
    await expect(departments.first()).toBeAttached();
    const links = await departments.all();
    const paths = await Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
    const ofDepartments = [...new Set(paths)].filter((path) => path.split('/').length === 5);
    expect(ofDepartments.length).toBeGreaterThan(10);
    await observeLayoutShift(page);
    // Every other one: both languages have the same departments, in the same order.
    for (const path of ofDepartments.filter((_, place) => place % readers.length === turn)) {
      await page.goto(path);
      const { score, moved } = await measureLayoutShift(page);
      expect.soft(score, `${path}\n${moved.join('\n')}`).toBeLessThan(greatestLayoutShift);
    }
  });

  test(`an unknown address in ${locale.code} is a page of its own with status 404 (ERRORS-5)`, async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 404/);
    const response = await page.goto(`/${locale.code}/no-such-page`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });

  test(`guests who open members' pages in ${locale.code} are led to sign in and back (ROUTING-46)`, async ({
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

test('every locale has a home page with its own language, title and addresses (ROUTING-4, ROUTING-6, ROUTING-27)', async ({
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

test("a path in the other language leads to the reader's own (ROUTING-20)", async ({ page }) => {
  await page.goto('/en-JM/carrito');
  await expect(page).toHaveURL(/\/en-JM\/cart$/);
});
