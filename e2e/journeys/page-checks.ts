import type { Page, TestInfo } from '@playwright/test';
import { getLocale, type Locale, locales } from '@tarima/markets/locale';
import { memberOf } from '../graph/shopper.ts';
import type { RunningStack } from '../stack/running.ts';
import { findViolations } from './accessibility.ts';
import { htmlErrors } from './html-validity.ts';
import { whenInteractive } from './interactive.ts';
import { greatestLayoutShift, measureLayoutShift, observeLayoutShift, readToEnd } from './layout-shift.ts';
import { addressOf, type SitePage } from './site.ts';
import { expect, test, type Watch } from './test.ts';
import { fillCart, signIn } from './visitors.ts';

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };
/** The narrowest width that pages hold; zooming in to 400 % on a desktop comes to it. */
const narrowest = { width: 320, height: 640 };

/**
 * Readers in both languages, with a club of their market, the demo member that theirs is like, and the widths at which they
 * look at pages: the first one loads them, the other one is changed to.
 */
export const readers = [
  { locale: getLocale('es', 'CR'), club: '6401', like: 'sofia', widths: [phone, desktop] },
  { locale: getLocale('en', 'JM'), club: '7201', like: 'delroy', widths: [desktop, phone] },
] as const;
type Reader = (typeof readers)[number];

/**
 * Shows all text wider than any system's own font would, on every machine by the same measure: the shop's font, a quarter
 * larger in its glyphs, in a style sheet as readers may have one.
 */
async function useWideFont(page: Page): Promise<void> {
  const address = await page.locator('link[rel=preload][as=font]').first().getAttribute('href');
  await page.evaluate(`(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(\`
      @font-face { font-family: Wide; src: url(${address}); size-adjust: 125%; font-weight: 200 800; }
      :root { --font-sans: Wide !important; --font-display: Wide !important; }\`);
    document.adoptedStyleSheets = [sheet];
    await document.fonts.load('1rem Wide');
  })()`);
}

/** What reaches beyond the page's right edge, when the page scrolls sideways. */
const findOverflow = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth)
    .map((element) => element.tagName.toLowerCase() + ' "' + element.textContent.trim().slice(0, 40) + '"');
})()`;

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate<string[]>(findOverflow), 'what makes the page scroll sideways').toEqual([]);
}

async function expectHead(page: Page, { isIndexed }: SitePage, locale: Locale, shopUrl: string): Promise<void> {
  await expect(page).toHaveTitle(/.+ · Tarima$/);
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale.language}`));
  const canonical = page.locator('link[rel=canonical]');
  if (!isIndexed) return expect(canonical).toHaveCount(0);
  await expect(canonical).toHaveAttribute('href', `${shopUrl}${new URL(page.url()).pathname}`);
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(locales.length + 1);
}

/** What the crawl found on a page at one width; its reporter makes a table of them (e2e/crawl-reporter.ts). */
export interface PageFindings {
  readonly width: number;
  readonly accessibility: number;
  readonly console: number;
  /** Of the page's load: at the first width alone. */
  readonly load?: { readonly layoutShift: number; readonly html: number };
}

/** Opens a page at one width, changes to the other, and looks at all that must hold on every page. */
async function checkPage(
  { page, stack, watch }: { page: Page; stack: RunningStack; watch: Watch },
  { annotations }: TestInfo,
  sitePage: SitePage,
  { locale, widths: [loaded, changed] }: Reader,
): Promise<void> {
  const lookAt = async ({ width }: typeof phone, load?: PageFindings['load']) => {
    const violations = await findViolations(page);
    const findings: PageFindings = {
      width,
      accessibility: violations.length,
      console: watch.complaints().length,
      ...(load && { load }),
    };
    annotations.push({ type: 'page', description: JSON.stringify(findings) });
    expect.soft(violations, `axe at ${width} px`).toEqual([]);
    await expectNoSidewaysScroll(page);
  };
  await observeLayoutShift(page);
  await page.setViewportSize(loaded);
  const response = await page.goto(addressOf(sitePage, locale));
  expect(response?.status()).toBe(200);
  const html = await htmlErrors((await response?.text()) ?? '');
  expect.soft(html, 'HTML of the server').toEqual([]);
  await whenInteractive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectHead(page, sitePage, locale, stack.shopUrl);
  const { score, moved } = await measureLayoutShift(page);
  expect.soft(score, `layout shift at ${loaded.width} px\n${moved.join('\n')}`).toBeLessThan(greatestLayoutShift);
  await lookAt(loaded, { layoutShift: score, html: html.length });

  await page.setViewportSize(changed);
  await whenInteractive(page);
  await readToEnd(page);
  await lookAt(changed);

  await page.setViewportSize(narrowest);
  await expectNoSidewaysScroll(page);
  await useWideFont(page);
  await expectNoSidewaysScroll(page);
}

/** A test for each page and reader: its head, HTML, accessibility, layout, nothing to complain about. */
export function checkPages(pages: readonly SitePage[]): void {
  for (const reader of readers) {
    const { locale, club, like } = reader;
    for (const sitePage of pages) {
      const title = `${sitePage.name} in ${locale.code}: head, HTML, accessibility, stable layout, no sideways scroll (NATIVE-17)`;
      test(title, async ({ page, stack, watch, memberLike }, info) => {
        const isMember = sitePage.isForMembers || sitePage.isSignedIn;
        if (isMember) await signIn(page, locale, await memberLike(like));
        if (sitePage.needsCart) await fillCart(page, locale, club);
        await checkPage({ page, stack, watch }, info, sitePage, reader);
      });
    }
  }
}

/** The same for the pages of a member's order. */
export function checkOrderPages(): void {
  for (const reader of readers) {
    const { locale, club, like } = reader;
    const place = { market: locale.market.code, language: locale.language, club };
    for (const pageId of ['recent-purchases', 'order-details', 'thank-you'] as const) {
      const title = `${pageId} of an order in ${locale.code}: head, HTML, accessibility, stable layout, no sideways scroll`;
      test(title, async ({ page, stack, watch, memberLike }, info) => {
        const member = await memberLike(like);
        const order = await (await memberOf(stack, member, place)).buy(['110101-1', '110103-1']);
        const [params, query] = pageId === 'order-details' ? [{ orderID: order }, {}] : [{}, { order }];
        await signIn(page, locale, member);
        await checkPage({ page, stack, watch }, info, { name: title, pageId, params, query }, reader);
      });
    }
  }
}
