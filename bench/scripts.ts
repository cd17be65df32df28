import { type Browser, chromium } from '@playwright/test';
import type { Locale } from '@tarima/markets/locale';
import { getPageAddress, type SitePage, sitePages } from '../e2e/journeys/site.ts';
import { fillCart } from '../e2e/journeys/visitors.ts';
import { findBrowser } from '../e2e/stack/browser.ts';
import { type LoadedScript, openAndListScripts } from '../e2e/stack/loaded-scripts.ts';
import { type PageScripts, sumScripts } from './script-sizes.ts';
import type { ScriptPage } from './size.ts';

interface ScriptOptions {
  readonly shopUrl: string;
  readonly locale: Locale;
  /** Club of the cart. */
  readonly clubKey: string;
}

/** Loads each page as a phone of a new visitor and lists its JavaScript. */
export async function measureScripts(pages: readonly ScriptPage[], options: ScriptOptions): Promise<PageScripts[]> {
  if (pages.length === 0) return [];
  const browser = await chromium.launch(await findBrowser());
  try {
    const measured: PageScripts[] = [];
    for (const page of sitePages.filter(({ name }) => pages.some((selected) => selected === name))) {
      measured.push(sumScripts(page.name, await loadScripts(browser, page, options)));
    }
    return measured;
  } finally {
    await browser.close();
  }
}

async function loadScripts(
  browser: Browser,
  sitePage: SitePage,
  { shopUrl, locale, clubKey }: ScriptOptions,
): Promise<readonly LoadedScript[]> {
  const context = await browser.newContext({
    baseURL: shopUrl,
    viewport: { width: 360, height: 740 },
    // The service worker is loaded once for all pages.
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    if (sitePage.needsCart) await fillCart(page, locale, clubKey);
    return await openAndListScripts(page, getPageAddress(sitePage, locale));
  } finally {
    await context.close();
  }
}
