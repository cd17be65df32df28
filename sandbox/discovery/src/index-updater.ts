import { toDocument } from './document.ts';
import { DiscoveryError } from './errors.ts';
import type { Platform } from './platform.ts';
import { advanceCursor, type Cursor, getReadStart, isSettled, type Position } from './position.ts';
import { decodeIndex, encodeIndex, UnreadableIndexError } from './saved-index.ts';
import { createSearchIndex, type IndexSource, type SearchIndex } from './search-index.ts';
import type { IndexState, IndexStore, ProductChanges } from './store/index-store.ts';
import type { Synonyms } from './synonyms.ts';

/** Interval at which an unchanged position is rewritten, so that it does not look outdated. */
const positionRewriteMs = 3_600_000;
/** How long a bulk change, e.g. an import, delays the read of changed products; afterwards they are read while it continues. */
const bulkDelayMs = 300_000;
const epoch = '1970-01-01T00:00:00.000Z';

export interface UpdaterDependencies {
  readonly platform: Platform;
  readonly store: IndexStore;
  readonly synonyms: Synonyms;
  /** Result of `computeIndexVersion`. */
  readonly version: string;
  /** Duration of the update lease without a heartbeat. */
  readonly leaseMs: number;
  /** Maximum number of changed stock entries to read one by one; after more changes, all products are read. */
  readonly stockChangesLimit: number;
  /** Number of stored changes after which the snapshot is rewritten. */
  readonly storedChangesLimit: number;
  readonly now: () => Date;
}

/** Keeps the index up to date. Its calls must not overlap. */
export interface IndexUpdater extends IndexSource {
  readonly isReady: boolean;
  /** Loads the persisted index and returns the outcome. */
  open(): Promise<'loaded' | 'missing' | 'unreadable'>;
  /**
   * Applies the changes that another process has stored and then, if this process holds the lease, those of the
   * platform. Returns true when the platform had no changes and no further read is needed to confirm that.
   */
  update(): Promise<boolean>;
  /** Releases the lease, so that another process can update. */
  close(): Promise<void>;
}

interface Loaded {
  readonly index: SearchIndex;
  /** Stored revision of the loaded index. */
  revision: number;
  position: Position;
}

export function createIndexUpdater(dependencies: UpdaterDependencies): IndexUpdater {
  const { platform, store, synonyms, version, leaseMs, stockChangesLimit, storedChangesLimit, now } = dependencies;
  let loaded: Loaded | undefined;
  /** Stored revision at which the changes since the snapshot were last counted. */
  let countedRevision: number | undefined;
  /** When the present bulk change was first noticed: more stock changes than are read one by one. */
  let bulkSince: number | undefined;

  async function load(state: IndexState): Promise<Loaded> {
    if (state.version !== version) throw new UnreadableIndexError('The index has another version.');
    const saved = await decodeIndex(store.readParts(state));
    const index = createIndex(saved);
    applyChanges(index, await store.listChangesAfter(state.snapshotRevision));
    return { index, revision: state.revision, position: state.position };
  }

  function createIndex(saved: Parameters<typeof createSearchIndex>[1]): SearchIndex {
    try {
      return createSearchIndex(synonyms, saved);
    } catch (error) {
      throw new UnreadableIndexError('The engine cannot read its index.', { cause: error });
    }
  }

  async function open(): Promise<'loaded' | 'missing' | 'unreadable'> {
    try {
      const state = await store.readState();
      if (!state) return 'missing';
      loaded = await load(state);
      return 'loaded';
    } catch (error) {
      if (error instanceof UnreadableIndexError) return 'unreadable';
      throw error;
    }
  }

  /** Applies what another process has stored. @throws UnreadableIndexError */
  async function catchUp(current: Loaded): Promise<void> {
    const state = await store.readState();
    if (!state) throw new UnreadableIndexError('The stored index is missing.');
    if (state.version !== version) throw new UnreadableIndexError('The index has another version.');
    if (state.revision === current.revision) return;
    if (state.snapshotRevision > current.revision) {
      loaded = await load(state);
      return;
    }
    applyChanges(current.index, await store.listChangesAfter(current.revision));
    current.revision = state.revision;
    current.position = state.position;
  }

  /**
   * Synchronises the index in memory with the stored one and returns whether that succeeded; while the stored one is
   * unreadable, the previous index serves searches.
   */
  async function synchronize(): Promise<boolean> {
    try {
      if (loaded) await catchUp(loaded);
      else await open();
      return loaded !== undefined;
    } catch (error) {
      if (error instanceof UnreadableIndexError) return false;
      throw error;
    }
  }

  /** Reads all products into a new index, which then replaces the old one. */
  async function rebuild(): Promise<void> {
    const startedAt = now().toISOString();
    const createCursor = (after: string): Cursor => ({ after, isSettled: false });
    const position: Position = {
      messages: createCursor((await platform.findNewestMessageTime()) ?? epoch),
      stock: createCursor(startedAt),
      categories: createCursor(startedAt),
      isStockBehind: false,
      readAt: startedAt,
    };
    const directory = await platform.loadDirectory();
    const index = createSearchIndex(synonyms);
    for await (const products of platform.readProducts()) {
      index.put(products.flatMap((product) => toDocument(product, directory) ?? []));
      await store.takeLease(leaseMs);
    }
    const revision = await store.saveSnapshot(version, await encode(index), position);
    loaded = { index, revision, position };
  }

  /**
   * Reads the current documents of products by id; undefined for products that are not published or have no category.
   */
  async function readDocuments(
    ids: Iterable<string>,
    skus: Iterable<string>,
  ): Promise<Map<string, ReturnType<typeof toDocumentOrUndefined>>> {
    const directory = await platform.loadDirectory();
    const uniqueIds = [...new Set(ids)];
    const products = await platform.findProductsById(uniqueIds);
    const productsOfSkus = await platform.findProductsBySku([...new Set(skus)]);
    return new Map([
      ...uniqueIds.map((id) => [id, undefined] as const),
      ...[...products, ...productsOfSkus].map(
        (product) => [product.id, toDocumentOrUndefined(product, directory)] as const,
      ),
    ]);
  }

  async function write(current: Loaded, changes: ProductChanges, position: Position): Promise<void> {
    current.revision = await store.saveChanges(changes, position);
    current.position = position;
    applyChanges(current.index, changes);
  }

  async function followMessages(current: Loaded): Promise<void> {
    const start = current.position.messages;
    let newest: string | undefined;
    for await (const messages of platform.readMessagesAfter(getReadStart(start))) {
      newest = messages.at(-1)?.createdAt;
      const ids = messages.filter(({ resource }) => resource.typeId === 'product').map(({ resource }) => resource.id);
      const changes = await readDocuments(
        ids,
        messages.flatMap(({ sku }) => sku ?? []),
      );
      const cursor = { ...advanceCursor(start, newest), isSettled: false };
      await write(current, changes, { ...current.position, messages: cursor, readAt: now().toISOString() });
    }
    await storeCursor(current, 'messages', advanceCursor(start, newest));
  }

  /** Counts the changed stock entries and returns whether they are more than are read one by one. */
  async function readStockChanges({ position }: Loaded) {
    const from = getReadStart(position.stock);
    const { count, newest } = await platform.getStockChangesAfter(from);
    return { from, count, stock: advanceCursor(position.stock, newest), isBulk: count > stockChangesLimit };
  }

  async function followStock(
    current: Loaded,
    { from, count, stock }: Awaited<ReturnType<typeof readStockChanges>>,
  ): Promise<void> {
    if (count === 0) return storeCursor(current, 'stock', stock);
    const changes = await readDocuments([], await platform.listSkusWithStockChangesAfter(from));
    await write(current, changes, { ...current.position, stock });
  }

  /** Category names are part of the searchable text of products. */
  async function followCategories(current: Loaded): Promise<void> {
    const cursor = current.position.categories;
    const changed = await platform.listCategoriesChangedAfter(getReadStart(cursor));
    const newest = changed
      .map(({ lastModifiedAt }) => lastModifiedAt)
      .sort()
      .at(-1);
    const ids = current.index.listProductsIn(new Set(changed.map(({ id }) => id)));
    const categories = advanceCursor(cursor, newest);
    if (ids.length === 0) return storeCursor(current, 'categories', categories);
    await write(current, await readDocuments(ids, []), { ...current.position, categories });
  }

  /** Stores a cursor when it differs from the stored one and the index has not changed. */
  async function storeCursor(
    current: Loaded,
    name: 'messages' | 'stock' | 'categories',
    cursor: Cursor,
  ): Promise<void> {
    const stored = current.position[name];
    if (stored.after === cursor.after && stored.isSettled === cursor.isSettled) return;
    await write(current, new Map(), { ...current.position, [name]: cursor });
  }

  /** Whether messages may have expired before they were read. */
  async function hasGap({ position }: Loaded): Promise<boolean> {
    const sinceReadMs = now().getTime() - Date.parse(position.readAt);
    return sinceReadMs > positionRewriteMs && sinceReadMs > (await platform.getMessageRetentionMs());
  }

  async function follow(current: Loaded): Promise<void> {
    if (await hasGap(current)) return rebuild();
    const startedAt = now();
    const stockChanges = await readStockChanges(current);
    if (stockChanges.isBulk) {
      await write(current, new Map(), { ...current.position, stock: stockChanges.stock, isStockBehind: true });
      bulkSince ??= startedAt.getTime();
      if (startedAt.getTime() - bulkSince < bulkDelayMs) return;
    } else {
      bulkSince = undefined;
      if (current.position.isStockBehind) return rebuild();
    }
    await followMessages(current);
    await followCategories(current);
    if (!stockChanges.isBulk) await followStock(current, stockChanges);
    if (startedAt.getTime() - Date.parse(current.position.readAt) > positionRewriteMs) {
      await write(current, new Map(), { ...current.position, readAt: startedAt.toISOString() });
    }
    // A rebuild that is due for the stock rewrites the snapshot anyway.
    if (current.position.isStockBehind || current.revision === countedRevision) return;
    countedRevision = current.revision;
    if ((await store.countChanges()) < storedChangesLimit) return;
    current.revision = await store.saveSnapshot(version, await encode(current.index), current.position);
  }

  return {
    get isReady() {
      return loaded !== undefined;
    },
    getIndex() {
      if (!loaded) throw new DiscoveryError(503, 'The index is being built.');
      return loaded.index;
    },
    open,
    async update() {
      const isUpdater = await store.takeLease(leaseMs);
      // After taking the lease, because another process may have stored changes before it released it.
      const isSynchronized = await synchronize();
      if (!isUpdater) return false;
      await (isSynchronized && loaded ? follow(loaded) : rebuild());
      return loaded !== undefined && isSettled(loaded.position);
    },
    close: () => store.releaseLease(),
  };
}

const toDocumentOrUndefined = (...product: Parameters<typeof toDocument>) => toDocument(...product) ?? undefined;

function applyChanges(index: SearchIndex, changes: ProductChanges): void {
  index.put([...changes.values()].filter((document) => document !== undefined));
  index.remove([...changes].filter(([, document]) => document === undefined).map(([id]) => id));
}

/** Encodes the index as texts and yields to the event loop between them. */
async function encode(index: SearchIndex): Promise<string[]> {
  const dependencies: string[] = [];
  for (const part of encodeIndex(index.save())) {
    dependencies.push(part);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return dependencies;
}
