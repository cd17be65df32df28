/**
 * `npm run screenshots [-- NAME...]`: every page at 360, 820 and 1440 px in es-CR and en-JM, into .tarima/screenshots/.
 * `--quick` takes them at 360 px in es-CR alone.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale, type Locale } from '@tarima/markets/locale';
import { whenInteractive } from './journeys/interactive.ts';
import { readToEnd } from './journeys/layout-shift.ts';
import { addressOf, type SitePage, sitePages, writtenPages } from './journeys/site.ts';
import { fillCart, signIn } from './journeys/visitors.ts';
import { findBrowser } from './stack/browser.ts';
import { useStack } from './stack/stack.ts';

const folder = fileURLToPath(new URL('../.tarima/screenshots/', import.meta.url));
const widths = [
  { width: 360, height: 740 },
  { width: 820, height: 1100 },
  { width: 1440, height: 900 },
];
/** `renewing` are members who may renew and upgrade: over the pages for it the others would see why not. */
const visitors = [
  {
    locale: getLocale('es', 'CR'),
    club: '6401',
    member: { login: 'ana@tarima.test' },
    renewing: { login: 'sofia@tarima.test' },
  },
  {
    locale: getLocale('en', 'JM'),
    club: '7201',
    member: { login: 'marcus@tarima.test' },
    renewing: { login: 'delroy@tarima.test' },
  },
];
const say = (line: string) => process.stdout.write(`${line}\n`);

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
});
const unknown = wanted.filter((name) => ![...sitePages, ...writtenPages].some((page) => page.name === name));
if (unknown.length > 0) throw new Error(`There is no page ${unknown.join(', ')}.`);
mkdirSync(folder, { recursive: true });
const stack = await useStack();
const browser = await chromium.launch(await findBrowser());
try {
  for (const visitor of values.quick ? visitors.slice(0, 1) : visitors) {
    for (const viewport of values.quick ? widths.slice(0, 1) : widths) {
      for (const sitePage of [...sitePages, ...writtenPages]) {
        if (wanted.length > 0 && !wanted.includes(sitePage.name)) continue;
        await take(browser, sitePage, visitor, viewport);
      }
    }
  }
} finally {
  await browser.close();
  await stack.stop();
}

async function take(
  browser: Browser,
  sitePage: SitePage,
  { locale, club, member, renewing }: (typeof visitors)[number],
  viewport: (typeof widths)[number],
): Promise<void> {
  const context = await browser.newContext({ viewport, baseURL: stack.shopUrl, reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'tarima.club', value: club, url: stack.shopUrl }]);
  const page = await context.newPage();
  const isForRenewing = /^(renew|upgrade)-/.test(sitePage.pageId ?? '');
  if (sitePage.isForMembers) await signIn(page, locale, isForRenewing ? renewing : member);
  if (sitePage.needsCart) await fillCart(page, locale, club);
  await page.goto(addressOf(sitePage, locale));
  await settle(page);
  await shoot(page, locale, viewport.width, sitePage.name);
  if (sitePage.pageId === 'recent-purchases') await shootFirstOrder(page, locale, viewport.width);
  await context.close();
}

/** Order details and the thank-you page want an order: the newest of the member's. */
async function shootFirstOrder(page: Page, locale: Locale, width: number): Promise<void> {
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/(detalles-orden|order-details)\/./);
  await settle(page);
  await shoot(page, locale, width, 'order details');
  const order = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto(pathTo('thank-you', locale, {}, { order }));
  await settle(page);
  await shoot(page, locale, width, 'thank you with an order');
}

/** What is shown late comes when its controls work and when it is scrolled to. */
async function settle(page: Page): Promise<void> {
  await whenInteractive(page);
  await readToEnd(page);
}

/** The whole page in one viewport, so that bars that are fixed to the window's edge stand where they belong. */
async function shoot(page: Page, locale: Locale, width: number, name: string): Promise<void> {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  const viewport = page.viewportSize();
  await page.setViewportSize({ width, height });
  const file = `${name.replaceAll(' ', '-')}-${locale.code}-${width}.png`;
  await page.screenshot({ path: `${folder}${file}` });
  if (viewport) await page.setViewportSize(viewport);
  say(file);
}
