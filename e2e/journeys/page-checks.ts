import type { Page, TestInfo } from '@playwright/test';
import { getLocale, type Locale, locales } from '@tarima/markets/locale';
import { createMemberShopper } from '../graph/shopper.ts';
import type { RunningStack } from '../stack/running.ts';
import { findViolations } from './accessibility.ts';
import { findHtmlErrors } from './html-validity.ts';
import { openPage, waitUntilInteractive } from './interactive.ts';
import { maxLayoutShift, measureLayoutShift, observeLayoutShift, scrollToEnd } from './layout-shift.ts';
import { editorialPages, getPageAddress, memberViews, type SitePage, sitePages } from './site.ts';
import { type BrowserMessages, expect, type JourneyFixtures, test } from './test.ts';
import { fillCart, signIn } from './visitors.ts';

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };
/** The narrowest supported width, which equals 400 % zoom on a desktop. */
const narrowest = { width: 320, height: 640 };

/**
 * Readers in both languages, each with a locale, a club, the demo member whose data their member has, and the widths at
 * which pages are checked: a page is loaded at the first width and then resized to the second.
 */
export const readers = [
  { locale: getLocale('es', 'CR'), club: '6401', demoMember: 'sofia', widths: [phone, desktop] },
  { locale: getLocale('en', 'JM'), club: '7201', demoMember: 'delroy', widths: [desktop, phone] },
] as const;
type Reader = (typeof readers)[number];

/**
 * Renders all text with glyphs a quarter wider than those of the shop's font, wider than any system font, through a
 * user style sheet. The result is the same on every machine.
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

/** Script that returns the elements beyond the right edge if the page scrolls horizontally. */
const findOverflow = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth)
    .map((element) => element.tagName.toLowerCase() + ' "' + element.textContent.trim().slice(0, 40) + '"');
})()`;

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate<string[]>(findOverflow), 'elements that cause horizontal scrolling').toEqual([]);
}

/**
 * Script that returns the links and fields of the header that cover one another. The button of the search is in its field.
 */
const findCoveredControls = `(() => {
  const controls = [...document.querySelectorAll('body > header :is(a, input)')].filter((element) => element.checkVisibility());
  const boxes = controls.map((element) => element.getBoundingClientRect());
  const areOverlapping = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return controls
    .filter((_, index) => boxes.some((box, other) => other !== index && areOverlapping(box, boxes[index])))
    .map((element) => element.ariaLabel ?? element.textContent);
})()`;

async function expectHead(page: Page, { isIndexed }: SitePage, locale: Locale, shopUrl: string): Promise<void> {
  await expect(page).toHaveTitle(/.+ · Tarima$/);
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale.language}`));
  const canonical = page.locator('link[rel=canonical]');
  if (!isIndexed) return expect(canonical).toHaveCount(0);
  await expect(canonical).toHaveAttribute('href', `${shopUrl}${new URL(page.url()).pathname}`);
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(locales.length + 1);
}

/** Findings of the crawl on a page at one width; the reporter prints them as a table (e2e/crawl-reporter.ts). */
export interface PageFindings {
  readonly width: number;
  readonly accessibility: number;
  readonly console: number;
  /** Findings of the page load, only at the first width. */
  readonly load?: { readonly layoutShift: number; readonly html: number };
}

/** A document to check. */
interface CheckedDocument {
  readonly address: string;
  readonly widths: readonly [typeof phone, typeof phone];
  readonly status?: number;
  /** Waits until the page is complete, at both widths. */
  readonly waitUntilReady?: (page: Page) => Promise<void>;
}

/** Opens a document at one width, resizes it to the other and to the narrowest, and runs all checks that need no client code. */
export async function checkDocument(
  { page, watch }: { page: Page; watch: BrowserMessages },
  { annotations }: TestInfo,
  { address, widths: [loaded, changed], status = 200, waitUntilReady = async () => undefined }: CheckedDocument,
): Promise<void> {
  const checkAtWidth = async ({ width }: typeof phone, load?: PageFindings['load']) => {
    const violations = await findViolations(page);
    const findings: PageFindings = {
      width,
      accessibility: violations.length,
      console: watch.listUnexpected().length,
      ...(load && { load }),
    };
    annotations.push({ type: 'page', description: JSON.stringify(findings) });
    expect.soft(violations, `axe at ${width} px`).toEqual([]);
    await expectNoSidewaysScroll(page);
  };
  await observeLayoutShift(page);
  await page.setViewportSize(loaded);
  const response = await page.goto(address);
  expect(response?.status()).toBe(status);
  const html = await findHtmlErrors((await response?.text()) ?? '');
  expect.soft(html, 'server-rendered HTML').toEqual([]);
  await waitUntilReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const { score, moved } = await measureLayoutShift(page);
  expect.soft(score, `layout shift at ${loaded.width} px\n${moved.join('\n')}`).toBeLessThan(maxLayoutShift);
  await checkAtWidth(loaded, { layoutShift: score, html: html.length });

  await page.setViewportSize(changed);
  await waitUntilReady(page);
  await scrollToEnd(page);
  await checkAtWidth(changed);

  await page.setViewportSize(narrowest);
  await expectNoSidewaysScroll(page);
}

/** Checks a page of the shop: its document, its head, and its layout in a wide font. */
async function checkPage(
  { page, stack, watch }: { page: Page; stack: RunningStack; watch: BrowserMessages },
  info: TestInfo,
  sitePage: SitePage,
  { locale, widths }: Reader,
): Promise<void> {
  const address = getPageAddress(sitePage, locale);
  await checkDocument({ page, watch }, info, { address, widths, waitUntilReady: waitUntilInteractive });
  await expectHead(page, sitePage, locale, stack.shopUrl);
  await useWideFont(page);
  await expectNoSidewaysScroll(page);
}

/** Signs a member in and fills the cart where the page needs it. */
async function preparePage(
  page: Page,
  { isForMembers, isSignedIn, needsCart }: SitePage,
  { locale, club, demoMember }: Reader,
  createMemberLike: JourneyFixtures['createMemberLike'],
): Promise<void> {
  if (isForMembers || isSignedIn) await signIn(page, locale, await createMemberLike(demoMember));
  if (needsCart) await fillCart(page, locale, club);
}

/**
 * Defines a test for each of these pages and readers: on a phone with text of twice the size, no horizontal scroll, and no
 * control of the header covers another.
 */
export function checkLargeText(names: readonly string[]): void {
  const pages = [...sitePages, ...memberViews, ...editorialPages].filter(({ name }) => names.includes(name));
  for (const reader of readers) {
    const { locale } = reader;
    for (const sitePage of pages) {
      const title = `${sitePage.name} in ${locale.code}: no horizontal scroll, no covered control with text at 200 %`;
      test(title, async ({ page, createMemberLike }) => {
        await preparePage(page, sitePage, reader, createMemberLike);
        await page.setViewportSize(phone);
        await openPage(page, getPageAddress(sitePage, locale));
        await page.evaluate('document.documentElement.style.fontSize = "200%"');
        await scrollToEnd(page);
        expect(await page.evaluate<string[]>(findCoveredControls), 'covered controls of the header').toEqual([]);
        await expectNoSidewaysScroll(page);
      });
    }
  }
}

/** Defines a test for each page and reader: head, HTML, accessibility, layout and console messages. */
export function checkPages(pages: readonly SitePage[]): void {
  for (const reader of readers) {
    const { locale } = reader;
    for (const sitePage of pages) {
      const title = `${sitePage.name} in ${locale.code}: head, HTML, accessibility, stable layout, no horizontal scroll`;
      test(title, async ({ page, stack, watch, createMemberLike }, info) => {
        await preparePage(page, sitePage, reader, createMemberLike);
        await checkPage({ page, stack, watch }, info, sitePage, reader);
      });
    }
  }
}

/** Defines the same tests for the pages of a member's order. */
export function checkOrderPages(): void {
  for (const reader of readers) {
    const { locale, club, demoMember } = reader;
    const place = { market: locale.market.code, language: locale.language, club };
    for (const pageId of ['recent-purchases', 'order-details', 'thank-you'] as const) {
      const title = `${pageId} of an order in ${locale.code}: head, HTML, accessibility, stable layout, no horizontal scroll`;
      test(title, async ({ page, stack, watch, createMemberLike }, info) => {
        const member = await createMemberLike(demoMember);
        const order = await (await createMemberShopper(stack, member, place)).buy(['110101-1', '110103-1']);
        const [params, query] = pageId === 'order-details' ? [{ orderID: order }, {}] : [{}, { order }];
        await signIn(page, locale, member);
        await checkPage({ page, stack, watch }, info, { name: title, pageId, params, query }, reader);
      });
    }
  }
}
