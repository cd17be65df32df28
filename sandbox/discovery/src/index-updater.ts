import { toDocument } from './document.ts';
import { DiscoveryError } from './errors.ts';
import type { Platform } from './platform.ts';
import { advanceCursor, type Cursor, isSettled, type Position, readFrom } from './position.ts';
import { decodeIndex, encodeIndex, UnreadableIndexError } from './saved-index.ts';
import { createSearchIndex, type IndexSource, type SearchIndex } from './search-index.ts';
import type { IndexState, IndexStore, ProductChanges } from './store/index-store.ts';
import type { Synonyms } from './synonyms.ts';

/** A position is written this often although nothing changed, so that it does not seem older than it is. */
const quietPositionMs = 3_600_000;
const beginningOfTime = '1970-01-01T00:00:00.000Z';

export interface UpdaterParts {
  readonly platform: Platform;
  readonly store: IndexStore;
  readonly synonyms: Synonyms;
  /** Of `indexVersion`. */
  readonly version: string;
  /** How long this process stays the updater without a heartbeat. */
  readonly leaseMs: number;
  /** Changed stock entries that are read one by one; after more, all products are read. */
  readonly stockChangesLimit: number;
  /** Changed products in the store after which the snapshot is written again. */
  readonly storedChangesLimit: number;
  readonly now: () => Date;
}

/** Keeps the index up to date. Its calls do not overlap. */
export interface IndexUpdater extends IndexSource {
  readonly isReady: boolean;
  /** Loads the persisted index; says what it found. */
  open(): Promise<'loaded' | 'missing' | 'unreadable'>;
  /**
   * Reads what changed since: what another process has stored, then, as the one updater, the platform. True when the
   * platform had nothing new and no later read is needed to be sure of that.
   */
  update(): Promise<boolean>;
  /** Lets another process update. */
  close(): Promise<void>;
}

interface Loaded {
  readonly index: SearchIndex;
  /** The stored revision that the index has. */
  revision: number;
  position: Position;
}

export function createIndexUpdater(parts: UpdaterParts): IndexUpdater {
  const { platform, store, synonyms, version, leaseMs, stockChangesLimit, storedChangesLimit, now } = parts;
  let loaded: Loaded | undefined;
  /** The stored revision at which the changes beside the snapshot were last counted. */
  let countedRevision: number | undefined;

  async function load(state: IndexState): Promise<Loaded> {
    if (state.version !== version) throw new UnreadableIndexError('The index is of another version.');
    const saved = await decodeIndex(store.parts(state));
    const index = createIndex(saved);
    apply(index, await store.changesAfter(state.snapshotRevision));
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
      const state = await store.state();
      if (!state) return 'missing';
      loaded = await load(state);
      return 'loaded';
    } catch (error) {
      if (error instanceof UnreadableIndexError) return 'unreadable';
      throw error;
    }
  }

  /** Takes over what another process has stored. @throws UnreadableIndexError */
  async function catchUp(current: Loaded): Promise<void> {
    const state = await store.state();
    if (!state) throw new UnreadableIndexError('The index is gone.');
    if (state.version !== version) throw new UnreadableIndexError('The index is of another version.');
    if (state.revision === current.revision) return;
    if (state.snapshotRevision > current.revision) {
      loaded = await load(state);
      return;
    }
    apply(current.index, await store.changesAfter(current.revision));
    current.revision = state.revision;
    current.position = state.position;
  }

  /** Whether the index in memory is now the stored one; while that cannot be read, the former one goes on answering. */
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

  /** Reads all products into a new index, which then takes the place of the old one. */
  async function rebuild(): Promise<void> {
    const startedAt = now().toISOString();
    const fromStart = (after: string): Cursor => ({ after, isSettled: false });
    const position: Position = {
      messages: fromStart((await platform.newestMessageTime()) ?? beginningOfTime),
      stock: fromStart(startedAt),
      categories: fromStart(startedAt),
      isStockBehind: false,
      readAt: startedAt,
    };
    const directory = await platform.directory();
    const index = createSearchIndex(synonyms);
    for await (const products of platform.products()) {
      index.put(products.flatMap((product) => toDocument(product, directory) ?? []));
      await store.takeLease(leaseMs);
    }
    const revision = await store.saveSnapshot(version, await encode(index), position);
    loaded = { index, revision, position };
  }

  /** Products by id, as they are now; undefined for those that are not published or stand on no shelf. */
  async function currentDocuments(
    ids: Iterable<string>,
    skus: Iterable<string>,
  ): Promise<Map<string, ReturnType<typeof documentOrNone>>> {
    const directory = await platform.directory();
    const wanted = [...new Set(ids)];
    const products = await platform.productsById(wanted);
    const ofSkus = await platform.productsBySku([...new Set(skus)]);
    return new Map([
      ...wanted.map((id) => [id, undefined] as const),
      ...[...products, ...ofSkus].map((product) => [product.id, documentOrNone(product, directory)] as const),
    ]);
  }

  async function write(current: Loaded, changes: ProductChanges, position: Position): Promise<void> {
    current.revision = await store.saveChanges(changes, position);
    current.position = position;
    apply(current.index, changes);
  }

  async function followMessages(current: Loaded): Promise<void> {
    const start = current.position.messages;
    let newest: string | undefined;
    for await (const messages of platform.messagesAfter(readFrom(start))) {
      newest = messages.at(-1)?.createdAt;
      const ids = messages.filter(({ resource }) => resource.typeId === 'product').map(({ resource }) => resource.id);
      const changes = await currentDocuments(
        ids,
        messages.flatMap(({ sku }) => sku ?? []),
      );
      const cursor = { ...advanceCursor(start, newest), isSettled: false };
      await write(current, changes, { ...current.position, messages: cursor, readAt: now().toISOString() });
    }
    await settle(current, 'messages', advanceCursor(start, newest));
  }

  async function followStock(current: Loaded): Promise<void> {
    const cursor = current.position.stock;
    const from = readFrom(cursor);
    const { count, newest } = await platform.stockChangesAfter(from);
    const stock = advanceCursor(cursor, newest);
    if (count > stockChangesLimit) {
      await write(current, new Map(), { ...current.position, stock, isStockBehind: true });
    } else if (current.position.isStockBehind) {
      await rebuild();
    } else if (count > 0) {
      const changes = await currentDocuments([], await platform.skusWithStockChangedAfter(from));
      await write(current, changes, { ...current.position, stock });
    } else await settle(current, 'stock', stock);
  }

  /** Names of categories are searched as parts of their products. */
  async function followCategories(current: Loaded): Promise<void> {
    const cursor = current.position.categories;
    const changed = await platform.categoriesChangedAfter(readFrom(cursor));
    const newest = changed
      .map(({ lastModifiedAt }) => lastModifiedAt)
      .sort()
      .at(-1);
    const ids = current.index.productsIn(new Set(changed.map(({ id }) => id)));
    const categories = advanceCursor(cursor, newest);
    if (ids.length === 0) return settle(current, 'categories', categories);
    await write(current, await currentDocuments(ids, []), { ...current.position, categories });
  }

  /** Stores a cursor behind which nothing changed in the index, unless it is stored already. */
  async function settle(current: Loaded, name: 'messages' | 'stock' | 'categories', cursor: Cursor): Promise<void> {
    const stored = current.position[name];
    if (stored.after === cursor.after && stored.isSettled === cursor.isSettled) return;
    await write(current, new Map(), { ...current.position, [name]: cursor });
  }

  /** Whether messages were deleted before they were read. */
  async function hasGap({ position }: Loaded): Promise<boolean> {
    const silentMs = now().getTime() - Date.parse(position.readAt);
    return silentMs > quietPositionMs && silentMs > (await platform.messageRetentionMs());
  }

  async function follow(current: Loaded): Promise<void> {
    if (await hasGap(current)) return rebuild();
    const begun = now();
    await followMessages(current);
    await followCategories(current);
    await followStock(current);
    if (loaded !== current) return;
    if (begun.getTime() - Date.parse(current.position.readAt) > quietPositionMs) {
      await write(current, new Map(), { ...current.position, readAt: begun.toISOString() });
    }
    // While stock is behind, all will be written soon.
    if (current.position.isStockBehind || current.revision === countedRevision) return;
    countedRevision = current.revision;
    if ((await store.countChanges()) < storedChangesLimit) return;
    current.revision = await store.saveSnapshot(version, await encode(current.index), current.position);
  }

  return {
    get isReady() {
      return loaded !== undefined;
    },
    current() {
      if (!loaded) throw new DiscoveryError(503, 'The index is being built.');
      return loaded.index;
    },
    open,
    async update() {
      const isUpdater = await store.takeLease(leaseMs);
      // After the lease: another process may have stored more before it gave it away.
      const isSynchronized = await synchronize();
      if (!isUpdater) return false;
      await (isSynchronized && loaded ? follow(loaded) : rebuild());
      return loaded !== undefined && isSettled(loaded.position);
    },
    close: () => store.releaseLease(),
  };
}

const documentOrNone = (...product: Parameters<typeof toDocument>) => toDocument(...product) ?? undefined;

function apply(index: SearchIndex, changes: ProductChanges): void {
  index.put([...changes.values()].filter((document) => document !== undefined));
  index.remove([...changes].filter(([, document]) => document === undefined).map(([id]) => id));
}

/** The index as texts; other work gets its turn between them. */
async function encode(index: SearchIndex): Promise<string[]> {
  const parts: string[] = [];
  for (const part of encodeIndex(index.save())) {
    parts.push(part);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return parts;
}
