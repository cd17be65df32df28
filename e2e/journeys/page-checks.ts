import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale, type Locale, locales } from '@tarima/markets/locale';
import { addressOf, type SitePage } from './site.ts';
import { expect, test } from './test.ts';
import { fillCart, signIn } from './visitors.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Readers in both languages, with a club and a member of their market. */
export const readers = [
  { locale: getLocale('es', 'CR'), club: '6401', login: 'sofia@tarima.test' },
  { locale: getLocale('en', 'JM'), club: '7201', login: 'delroy@tarima.test' },
] as const;

/** What moves into its place is looked at there; what moves for ever is not waited for. */
const comesToRest = `Promise.allSettled(
  document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity).map(({ finished }) => finished),
).then(() => undefined)`;

/** The page has no fault that axe can find (WCAG 2.2 AA). */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(comesToRest);
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

/** A test for each page and reader: its head, accessibility, no sideways scroll, nothing to complain about. */
export function checkPages(pages: readonly SitePage[]): void {
  for (const { locale, club, login } of readers) {
    for (const sitePage of pages) {
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
  }
}
