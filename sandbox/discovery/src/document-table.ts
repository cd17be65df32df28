import type { Localized } from '@tarima/markets/table';
import { createListColumn, growArray, type ListColumn } from '../../columns/list-column.ts';
import { type PackedDocument, pricedMarkets, type StockColumns } from './packed-document.ts';

/** A price column's number for a product that is not sold in the market. */
export const notSold = -1;
/** A price column's number for a product whose price depends on the time or the variant. */
export const variablePrice = -2;

/** Fields whose values are texts. */
export type ListField = 'brand' | 'category' | 'size' | 'color';

/**
 * The documents, each in a slot: a small number that stays the same while the document's text does. Columns have the
 * values that filters and facets read of many documents, in the order of the slots.
 */
export interface DocumentTable {
  /** Channels of the documents' stock. */
  readonly stock: StockColumns;
  /** Texts by field; categories and colors by id and key. */
  readonly lists: Readonly<Record<ListField, ListColumn<string>>>;
  /** Ratings; NaN without one. */
  readonly ratings: Float64Array;
  /** Prices in cents of each market, in the order of `pricedMarkets`; `notSold` or `variablePrice`. */
  readonly prices: readonly Int32Array[];
  /** Names of the documents' categories by id. */
  readonly categoryNames: ReadonlyMap<string, Localized>;
  /** Adds a document, or replaces the one with its pid in the same slot. */
  put(document: PackedDocument): void;
  remove(document: PackedDocument): void;
  /** @throws Error when the slot is empty */
  get(slot: number): PackedDocument;
  findSlot(pid: string): number | undefined;
  findSlotOfSku(sku: string): number | undefined;
  findByPid(pid: string): PackedDocument | undefined;
  findByProductId(id: string): PackedDocument | undefined;
  /** Slots of all documents, sorted by pid. */
  listSlots(): Uint32Array;
  /** All documents in the order in which they were added. */
  listDocuments(): PackedDocument[];
}

export function createDocumentTable(stock: StockColumns, documents: readonly PackedDocument[] = []): DocumentTable {
  const slots: (PackedDocument | undefined)[] = [];
  const freeSlots: number[] = [];
  const slotsByPid = new Map<string, number>();
  const pidsByProductId = new Map<string, string>();
  const pidsBySku = new Map<string, string>();
  const lists = {
    brand: createListColumn<string>(),
    category: createListColumn<string>(),
    size: createListColumn<string>(),
    color: createListColumn<string>(),
  };
  const categoryNames = new Map<string, Localized>();
  let ratings = new Float64Array(0);
  const prices = pricedMarkets.map(() => new Int32Array(0));
  let sortedSlots: Uint32Array | undefined;

  function setIdentifiers({ id, pid, skus }: PackedDocument): void {
    pidsByProductId.set(id, pid);
    for (const sku of skus) pidsBySku.set(sku.toLowerCase(), pid);
  }

  function removeIdentifiers({ id, skus }: PackedDocument): void {
    pidsByProductId.delete(id);
    for (const sku of skus) pidsBySku.delete(sku.toLowerCase());
  }

  function setColumns(slot: number, document: PackedDocument): void {
    lists.brand.set(slot, document.brand === null ? [] : [document.brand]);
    lists.category.set(
      slot,
      document.categories.map(({ id }) => id),
    );
    lists.size.set(slot, document.sizes);
    lists.color.set(
      slot,
      document.colors.map(({ key }) => key),
    );
    for (const { id, name } of document.categories) categoryNames.set(id, name);
    ratings = growArray(ratings, slot, (length) => new Float64Array(length));
    ratings[slot] = document.rating ?? Number.NaN;
    for (const [row, price] of document.prices.entries()) {
      const column = growArray(prices[row] ?? new Int32Array(0), slot, (length) => new Int32Array(length));
      prices[row] = column;
      column[slot] = typeof price === 'number' ? price : price === null ? notSold : variablePrice;
    }
  }

  function put(document: PackedDocument): void {
    const existing = slotsByPid.get(document.pid);
    const slot = existing ?? freeSlots.pop() ?? slots.length;
    const old = slots[slot];
    if (old) removeIdentifiers(old);
    slots[slot] = document;
    slotsByPid.set(document.pid, slot);
    setIdentifiers(document);
    setColumns(slot, document);
    if (existing === undefined) sortedSlots = undefined;
  }

  for (const document of documents) put(document);

  const findByPid = (pid: string) => slots[slotsByPid.get(pid) ?? -1];
  return {
    stock,
    lists,
    categoryNames,
    prices,
    get ratings() {
      return ratings;
    },
    put,
    remove(document) {
      const slot = slotsByPid.get(document.pid);
      if (slot === undefined) return;
      removeIdentifiers(document);
      slotsByPid.delete(document.pid);
      slots[slot] = undefined;
      freeSlots.push(slot);
      sortedSlots = undefined;
    },
    get(slot) {
      const document = slots[slot];
      if (!document) throw new Error(`Slot ${slot} is empty.`);
      return document;
    },
    findSlot: (pid) => slotsByPid.get(pid),
    findSlotOfSku: (sku) => slotsByPid.get(pidsBySku.get(sku.toLowerCase()) ?? ''),
    findByPid,
    findByProductId: (id) => findByPid(pidsByProductId.get(id) ?? ''),
    listSlots() {
      sortedSlots ??= Uint32Array.from(
        [...slotsByPid].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, slot]) => slot),
      );
      return sortedSlots;
    },
    listDocuments: () => [...slotsByPid.values()].flatMap((slot) => slots[slot] ?? []),
  };
}
