import { clear, createStore, delMany, entries, get, set } from 'idb-keyval';

/** A response of a public operation of the graph. */
export interface KeptResponse {
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A product or list page that this browser has shown, without data of a shopper (OFFLINE-12). */
export interface KeptPublicPage {
  /** Path and query: the key. */
  readonly path: string;
  readonly kind: 'product' | 'list';
  /** Code of the locale: pages are kept for each market and language. */
  readonly locale: string;
  /** Path of the cart, whose kept page opens this one. */
  readonly cartPath: string;
  readonly title: string;
  /** When its prices came from the network; milliseconds since 1970. */
  readonly savedAt: number;
  readonly responses: readonly KeptResponse[];
}

/** Limits of the kept pages for each locale and kind. Larger pages are not kept (OFFLINE-12). */
export const keptPageLimits = { product: 30, list: 10, pageCharacters: 150_000 } as const;
const maxAgeMs = 7 * 24 * 60 * 60 * 1_000;

/** The database is opened on first use: the server has none. */
const openPages = () => createStore('tarima-pages', 'pages');

/** Runs `work`; returns `fallback` in a browser that blocks storage. */
async function runSafely<Result>(work: () => Promise<Result>, fallback: Result): Promise<Result> {
  if (!('indexedDB' in globalThis)) return fallback;
  try {
    return await work();
  } catch (error) {
    console.info('Pages cannot be stored.', error);
    return fallback;
  }
}

const isRecent = ({ savedAt }: KeptPublicPage) => Date.now() - savedAt <= maxAgeMs;

/** All kept pages, the newest first. */
export async function readKeptPages(): Promise<readonly KeptPublicPage[]> {
  const pages = await runSafely(
    async () => (await entries<string, KeptPublicPage>(openPages())).map(([, page]) => page),
    [],
  );
  return pages.filter(isRecent).toSorted((a, b) => b.savedAt - a.savedAt);
}

/** A kept page by its path and query. */
export async function readKeptPage(path: string): Promise<KeptPublicPage | undefined> {
  const page = await runSafely(() => get<KeptPublicPage>(path, openPages()), undefined);
  return page && isRecent(page) ? page : undefined;
}

/** Keeps a page, and deletes the oldest pages above the limits and those that are too old. */
export async function saveKeptPage(page: KeptPublicPage): Promise<void> {
  if (JSON.stringify(page).length > keptPageLimits.pageCharacters) return;
  await runSafely(async () => {
    const pages = openPages();
    await set(page.path, page, pages);
    const kept = (await entries<string, KeptPublicPage>(pages)).map(([, other]) => other);
    const same = kept
      .filter(({ kind, locale }) => kind === page.kind && locale === page.locale)
      .toSorted((a, b) => b.savedAt - a.savedAt);
    const old = kept.filter((other) => !isRecent(other));
    await delMany(
      [...old, ...same.slice(keptPageLimits[page.kind])].map(({ path }) => path),
      pages,
    );
  }, undefined);
}

/** Deletes all kept pages. */
export const clearKeptPages = (): Promise<void> => runSafely(() => clear(openPages()), undefined);
