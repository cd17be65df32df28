/**
 * `npm run screenshots [-- NAME...]`: saves every page at 360, 820 and 1440 px in es-CR and en-JM to .tarima/screenshots/.
 * `--quick` saves them at 360 px in es-CR only.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { consentCookie, serializeConsent } from '@tarima/client/consent';
import { pathTo } from '@tarima/client/paths';
import { getLocale, type Locale } from '@tarima/markets/locale';
import { waitUntilInteractive } from './journeys/interactive.ts';
import { scrollToEnd } from './journeys/layout-shift.ts';
import { editorialPages, getPageAddress, type SitePage, sitePages } from './journeys/site.ts';
import { fillCart, signIn } from './journeys/visitors.ts';
import { findBrowser } from './stack/browser.ts';
import { useStack } from './stack/stack.ts';

const folder = fileURLToPath(new URL('../.tarima/screenshots/', import.meta.url));
const widths = [
  { width: 360, height: 740 },
  { width: 820, height: 1100 },
  { width: 1440, height: 900 },
];
/** `renewingMember` may renew and upgrade; other members would see a modal on those pages. */
const visitors = [
  {
    locale: getLocale('es', 'CR'),
    club: '6401',
    member: { login: 'ana@tarima.test' },
    renewingMember: { login: 'sofia@tarima.test' },
  },
  {
    locale: getLocale('en', 'JM'),
    club: '7201',
    member: { login: 'marcus@tarima.test' },
    renewingMember: { login: 'delroy@tarima.test' },
  },
];
const print = (line: string) => process.stdout.write(`${line}\n`);

const { values, positionals: selectedNames } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
});
const unknownNames = selectedNames.filter(
  (name) => ![...sitePages, ...editorialPages].some((page) => page.name === name),
);
if (unknownNames.length > 0) throw new Error(`Unknown page: ${unknownNames.join(', ')}.`);
mkdirSync(folder, { recursive: true });
const stack = await useStack();
const browser = await chromium.launch(await findBrowser());
try {
  for (const visitor of values.quick ? visitors.slice(0, 1) : visitors) {
    for (const viewport of values.quick ? widths.slice(0, 1) : widths) {
      for (const sitePage of [...sitePages, ...editorialPages]) {
        if (selectedNames.length > 0 && !selectedNames.includes(sitePage.name)) continue;
        await takeScreenshots(browser, sitePage, visitor, viewport);
      }
    }
  }
} finally {
  await browser.close();
  await stack.stop();
}

async function takeScreenshots(
  browser: Browser,
  sitePage: SitePage,
  { locale, club, member, renewingMember: renewing }: (typeof visitors)[number],
  viewport: (typeof widths)[number],
): Promise<void> {
  const context = await browser.newContext({ viewport, baseURL: stack.shopUrl, reducedMotion: 'reduce' });
  await context.addCookies([
    { name: 'tarima.club', value: club, url: stack.shopUrl },
    { name: consentCookie, value: serializeConsent('declined'), url: stack.shopUrl },
  ]);
  const page = await context.newPage();
  const isForRenewing = /^(renew|upgrade)-/.test(sitePage.pageId ?? '');
  if (sitePage.isForMembers) await signIn(page, locale, isForRenewing ? renewing : member);
  if (sitePage.needsCart) await fillCart(page, locale, club);
  await page.goto(getPageAddress(sitePage, locale));
  await waitUntilLoaded(page);
  await saveScreenshot(page, locale, viewport.width, sitePage.name);
  if (sitePage.pageId === 'recent-purchases') await saveFirstOrderScreenshots(page, locale, viewport.width);
  await context.close();
}

/** Saves order details and the thank-you page for the member's newest order. */
async function saveFirstOrderScreenshots(page: Page, locale: Locale, width: number): Promise<void> {
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/(detalles-orden|order-details)\/./);
  await waitUntilLoaded(page);
  await saveScreenshot(page, locale, width, 'order details');
  const order = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto(pathTo('thank-you', locale, {}, { order }));
  await waitUntilLoaded(page);
  await saveScreenshot(page, locale, width, 'thank you with an order');
}

/** Waits until controls are hydrated and lazy sections are loaded. */
async function waitUntilLoaded(page: Page): Promise<void> {
  await waitUntilInteractive(page);
  await scrollToEnd(page);
}

/** Captures the whole page in one viewport, so that fixed bars are at the right position. */
async function saveScreenshot(page: Page, locale: Locale, width: number, name: string): Promise<void> {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  const viewport = page.viewportSize();
  await page.setViewportSize({ width, height });
  const file = `${name.replaceAll(' ', '-')}-${locale.code}-${width}.png`;
  await page.screenshot({ path: `${folder}${file}` });
  if (viewport) await page.setViewportSize(viewport);
  print(file);
}
