import {
  createCategoryKey,
  createCategoryResource,
  createInventoryResources,
  createProductResource,
} from './drafts.ts';
import { type FeedProduct, readFeed } from './feed.ts';
import type { Platform } from './platform.ts';

/** Counts of an import. */
export interface ImportResult {
  readonly products: number;
  /** Number of created categories. */
  readonly categories: number;
  readonly badLines: number;
}

export interface ImportOptions {
  /** Whether products get the feed's ratings, which only the sandbox accepts. */
  readonly withRatings: boolean;
  reportBadLine(line: number, error: string): void;
  reportProgress(linesRead: number): void;
}

/** Products per batch. At most two batches are in memory: one is sent while the next is read. */
const batchSize = 250;

type NumberedProduct = { readonly line: number; readonly product: FeedProduct };

/**
 * Streams a feed into the platform: categories, products, stock. A line that is invalid, or that the platform refuses, is
 * reported and skipped. A repeated import updates the products.
 * @throws FeedError, UpstreamError
 */
export async function runImport(file: string, platform: Platform, options: ImportOptions): Promise<ImportResult> {
  await platform.prepare();
  const channels = await platform.listSupplyChannels();
  const categories = createCategoryImporter(platform);
  let products = 0;
  let badLines = 0;
  const refuse = (line: number, error: string) => {
    badLines += 1;
    options.reportBadLine(line, error);
  };
  const flush = async (batch: readonly NumberedProduct[]) => {
    await categories.ensure(batch.map(({ product }) => product.categoryPath));
    const errors = await platform.send(
      'product-drafts',
      batch.map(({ product }) => createProductResource(product, { withRating: options.withRatings })),
    );
    const accepted = batch.filter(({ line }, index) => {
      const error = errors[index];
      if (error !== undefined) refuse(line, error);
      return error === undefined;
    });
    await platform.send(
      'inventories',
      accepted.flatMap(({ product }) => createInventoryResources(product, channels)),
    );
    products += accepted.length;
    options.reportProgress(products + badLines);
  };

  let batch: NumberedProduct[] = [];
  // One batch is sent while the next is read and converted.
  let sending: Promise<void> = Promise.resolve();
  const send = async () => {
    const ready = batch;
    batch = [];
    await sending;
    sending = flush(ready);
    // Avoids an unhandled rejection before the next await rethrows the error.
    sending.catch(() => {});
  };
  for await (const entry of readFeed(file)) {
    if ('error' in entry) refuse(entry.line, entry.error);
    else if (batch.push(entry) === batchSize) await send();
  }
  if (batch.length > 0) await send();
  await sending;
  return { products, categories: categories.count(), badLines };
}

/** Imports each category of the given paths once; existing categories keep their names. */
function createCategoryImporter(platform: Platform) {
  const ensuredKeys = new Set<string>();
  let created = 0;
  return {
    count: () => created,
    async ensure(paths: readonly (readonly string[])[]) {
      const levels = paths.flatMap((path) => path.map((_, index) => path.slice(0, index + 1)));
      const missing = new Map(
        levels.map((path) => [createCategoryKey(path), path] as const).filter(([key]) => !ensuredKeys.has(key)),
      );
      if (missing.size === 0) return;
      const existing = await platform.findExistingCategories([...missing.keys()]);
      const newPaths = [...missing].filter(([key]) => !existing.has(key)).map(([, path]) => path);
      await platform.send(
        'categories',
        newPaths.map((path, index) => createCategoryResource(path, created + index)),
      );
      created += newPaths.length;
      for (const key of missing.keys()) ensuredKeys.add(key);
    },
  };
}
