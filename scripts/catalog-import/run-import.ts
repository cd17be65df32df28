import { categoryKey, categoryResource, inventoryResources, productResource } from './drafts.ts';
import { type FeedProduct, readFeed } from './feed.ts';
import type { Platform } from './platform.ts';

/** How an import went. */
export interface ImportResult {
  readonly products: number;
  /** New ones. */
  readonly categories: number;
  readonly badLines: number;
}

export interface ImportReporter {
  badLine(line: number, fault: string): void;
  progress(linesRead: number): void;
}

/** Products that are read before they are sent; the most that is held in memory, twice. */
const windowSize = 250;

type NumberedProduct = { readonly line: number; readonly product: FeedProduct };

/**
 * Streams a feed into the platform: categories, products, stock. A line that is wrong, or that the platform refuses, is
 * reported and passed over. The same id again updates the product.
 * @throws FeedError, UpstreamError
 */
export async function runImport(file: string, platform: Platform, report: ImportReporter): Promise<ImportResult> {
  await platform.prepare();
  const channels = await platform.supplyChannels();
  const categories = createCategorySender(platform);
  let products = 0;
  let badLines = 0;
  const refuse = (line: number, fault: string) => {
    badLines += 1;
    report.badLine(line, fault);
  };
  const flush = async (window: readonly NumberedProduct[]) => {
    await categories.ensure(window.map(({ product }) => product.categoryPath));
    const faults = await platform.send(
      'product-drafts',
      window.map(({ product }) => productResource(product)),
    );
    const accepted = window.filter(({ line }, index) => {
      const fault = faults[index];
      if (fault !== undefined) refuse(line, fault);
      return fault === undefined;
    });
    await platform.send(
      'inventories',
      accepted.flatMap(({ product }) => inventoryResources(product, channels)),
    );
    products += accepted.length;
    report.progress(products + badLines);
  };

  let window: NumberedProduct[] = [];
  // One window is sent while the next one is read and made into resources.
  let sending: Promise<void> = Promise.resolve();
  const send = async () => {
    const ready = window;
    window = [];
    await sending;
    sending = flush(ready);
    // A failure is thrown where it is awaited, also when that is a little later.
    sending.catch(() => {});
  };
  for await (const entry of readFeed(file)) {
    if ('fault' in entry) refuse(entry.line, entry.fault);
    else if (window.push(entry) === windowSize) await send();
  }
  if (window.length > 0) await send();
  await sending;
  return { products, categories: categories.count(), badLines };
}

/** Sends each category of the paths once; the ones that exist keep the names that they have. */
function createCategorySender(platform: Platform) {
  const settled = new Set<string>();
  let created = 0;
  return {
    count: () => created,
    async ensure(paths: readonly (readonly string[])[]) {
      const levels = paths.flatMap((path) => path.map((_, index) => path.slice(0, index + 1)));
      const missing = new Map(
        levels.map((path) => [categoryKey(path), path] as const).filter(([key]) => !settled.has(key)),
      );
      if (missing.size === 0) return;
      const known = await platform.knownCategories([...missing.keys()]);
      const fresh = [...missing].filter(([key]) => !known.has(key)).map(([, path]) => path);
      await platform.send(
        'categories',
        fresh.map((path, index) => categoryResource(path, created + index)),
      );
      created += fresh.length;
      for (const key of missing.keys()) settled.add(key);
    },
  };
}
