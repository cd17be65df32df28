import { execFileSync } from 'node:child_process';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { consentCookie, serializeConsent } from '@tarima/client/consent';
import { defaultLocale } from '@tarima/markets/locale';
import { openPageWithLazyCode } from '../e2e/journeys/interactive.ts';
import { getPageAddress, sitePages } from '../e2e/journeys/site.ts';
import { translateMessage } from '../e2e/journeys/translations.ts';
import { findBrowser } from '../e2e/stack/browser.ts';
import { useStack } from '../e2e/stack/stack.ts';
import { readCatalogue } from './catalogue.ts';
import { createGraphClient } from './graph-client.ts';
import { alignColumns } from './report.ts';
import { quickSize } from './size.ts';
import { median } from './statistics.ts';

const budgetMs = 100;
/** The phone's processor is this many times slower than the machine's. */
const slowdown = 4;

interface Interaction {
  readonly name: string;
  /** Name of the page in `site.ts`. */
  readonly page: string;
  /** Prepares the page, and returns what is tapped. */
  readonly prepare: (page: Page) => Promise<Locator> | Locator;
  /** Resolves when the page shows the result of the tap. */
  readonly isShown: (page: Page) => Promise<unknown>;
}

const translate = (message: string) => translateMessage(defaultLocale.language, message);
const getButton = (page: Page, message: string) => page.getByRole('button', { name: translate(message) });
const openFilters = async (page: Page) => {
  await getButton(page, 'Filters').tap();
  return page.getByRole('dialog').getByRole('link', { name: translate('In stock at my club') });
};

const interactions: readonly Interaction[] = [
  {
    name: 'add to cart',
    page: 'product',
    prepare: (page) => getButton(page, 'Add to cart').filter({ visible: true }).first(),
    isShown: (page) => page.getByText(/: 1 × /).waitFor(),
  },
  {
    name: 'open the filters',
    page: 'category',
    prepare: (page) => getButton(page, 'Filters'),
    isShown: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'choose a filter',
    page: 'category',
    prepare: openFilters,
    isShown: (page) => page.waitForURL((url) => url.search !== ''),
  },
  {
    name: 'open the menu',
    page: 'home',
    prepare: (page) => page.getByRole('link', { name: translate('Menu'), exact: true }),
    isShown: (page) => page.waitForURL((url) => url.pathname.includes('menu')),
  },
];

/** Records the longest event of each interaction (Event Timing API); shorter events than 16 ms are not reported. */
const recordEvents = `
  globalThis.interactionMs = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) interactionMs.set(interactionId, Math.max(duration, interactionMs.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16 });
`;
const forgetEvents = 'interactionMs.clear()';
/** Entries arrive after the frame that shows the result. */
const readLongestMs = `new Promise((resolve) => {
  requestAnimationFrame(() => setTimeout(() => resolve(Math.max(0, ...interactionMs.values())), 1_000));
})`;

/**
 * Measures the time from a tap to the next paint (INP) on a phone whose processor is four times slower than this machine,
 * each in a new browser context. `isQuick` taps once, to check that the benchmark works.
 */
export async function benchInteractions(isQuick: boolean, print: (line: string) => void): Promise<void> {
  const rounds = isQuick ? 1 : 7;
  const stack = await useStack();
  const { clubKey } = await readCatalogue(createGraphClient([new URL(stack.graphUrl).origin]), quickSize);
  const visit = { shopUrl: stack.shopUrl, clubKey };
  const browser = await chromium.launch(await findBrowser());
  try {
    const rows: string[][] = [];
    for (const interaction of interactions) {
      // The first page compiles code on the server, and is not measured.
      if (!isQuick) await measureOnce(browser, visit, interaction);
      const durations: number[] = [];
      while (durations.length < rounds) durations.push(await measureOnce(browser, visit, interaction));
      const figures = [median(durations), Math.max(...durations)].map((ms) => (ms === 0 ? 'under 16' : ms.toFixed(0)));
      rows.push([interaction.name, ...figures, String(budgetMs)]);
    }
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
    print(`\nFrom tap to next paint, processor ${slowdown} times slower, ${rounds} rounds, commit ${commit}\n`);
    print(alignColumns([['', 'median ms', 'longest ms', 'budget'], ...rows]).join('\n'));
  } finally {
    await browser.close();
    await stack.stop();
  }
}

interface Visit {
  readonly shopUrl: string;
  /** The club that the visitor has chosen; without one, the shop opens its choice when a product is added. */
  readonly clubKey: string;
}

/** @returns milliseconds; 0 when no event of the tap took 16 ms */
async function measureOnce(
  browser: Browser,
  { shopUrl, clubKey }: Visit,
  { page: name, prepare, isShown }: Interaction,
): Promise<number> {
  const context = await browser.newContext({
    baseURL: shopUrl,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  try {
    const cookies = { [consentCookie]: serializeConsent('declined'), 'tarima.club': clubKey };
    await context.addCookies(Object.entries(cookies).map(([cookie, value]) => ({ name: cookie, value, url: shopUrl })));
    const page = await context.newPage();
    await page.addInitScript(recordEvents);
    const sitePage = sitePages.find((candidate) => candidate.name === name);
    if (!sitePage) throw new Error(`There is no page ${name}.`);
    await openPageWithLazyCode(page, getPageAddress(sitePage, defaultLocale));
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const target = await prepare(page);
    await target.scrollIntoViewIfNeeded();
    await page.evaluate(readLongestMs);
    await page.evaluate(forgetEvents);
    const box = await target.boundingBox();
    if (!box) throw new Error(`The page ${name} does not show what is tapped.`);
    // `target.tap()` would run code of Playwright inside the measured events, and `isShown` before the paint.
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    const longestMs = await page.evaluate<number>(readLongestMs);
    await isShown(page);
    return longestMs;
  } finally {
    await context.close();
  }
}
