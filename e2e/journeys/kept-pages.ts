import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale, type Locale } from '@tarima/markets/locale';
import type { Language } from '@tarima/markets/table';
import { translateMessage } from './translations.ts';

export const markets = {
  es: { locale: getLocale('es', 'CR'), club: '6401' },
  en: { locale: getLocale('en', 'JM'), club: '7201' },
};
export const demoMembers = { es: 'ana', en: 'marcus' } as const;
const offlineErrors = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|NetworkError|could not be/;
/** Messages of a browser whose requests get no response of the shop. */
export const lostConnection =
  /ERR_EMPTY_RESPONSE|ERR_ABORTED|ERR_FAILED|status of (?:404|503)|^503 |Failed to fetch|NetworkError|could not be|imported module/;

export const getLines = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('group') });
export const getQuantities = (page: Page) => getLines(page).getByRole('group').getByRole('status');

/** Increases the quantity of a line of the cart page. */
export const increase = (page: Page, line: number, locale: Locale) =>
  getLines(page)
    .nth(line)
    .getByRole('button', { name: translateMessage(locale.language, 'Increase quantity') })
    .click();

/** Waits until the service worker has kept the page of the cart. */
export async function waitForKeptCart(page: Page, locale: Locale): Promise<void> {
  const isKept = `caches.match('${pathTo('cart', locale)}?offline').then((found) => found !== undefined)`;
  await expect.poll(() => page.evaluate<boolean>(isKept), { timeout: 20_000 }).toBe(true);
}

export async function goOffline(context: BrowserContext, watch: { allow: (pattern: RegExp) => void }): Promise<void> {
  watch.allow(offlineErrors);
  await context.setOffline(true);
  // `setOffline` changes `navigator.onLine` of a worker late, or not at all when the browser runs it in another process.
  for (const worker of context.serviceWorkers()) {
    await worker.evaluate("Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })");
  }
}

/** Expects the offline page of a browser without a connection (OFFLINE-18). */
export async function expectOfflinePage(page: Page, language: Language): Promise<void> {
  const heading = language === 'es' ? 'Sin conexión' : 'You’re offline';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

/** The texts of the pages that are kept in IndexedDB, by their paths. */
const readPagesScript = `(async () => {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'tarima-pages')) return [];
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('tarima-pages');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const pages = opening.result.transaction('pages').objectStore('pages').getAll();
      pages.onsuccess = () => resolve(pages.result.map((page) => ({ path: page.path, text: JSON.stringify(page) })));
    };
  });
})()`;
export const readPages = (page: Page) => page.evaluate<{ path: string; text: string }[]>(readPagesScript);
export const listPaths = async (page: Page) => (await readPages(page)).map(({ path }) => path);
