import { createListColumn, growArray, type ListColumn } from '../../../columns/list-column.ts';
import type { MarketPrice } from '../products/tables.ts';

export type AttributeValue = string | number | boolean;

/** The data of a product that searches need, apart from its texts and its stock. */
export interface SearchRow {
  readonly id: string;
  readonly key: string | null;
  readonly version: number;
  readonly published: boolean;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
  readonly nameEs: string;
  readonly nameEn: string;
  readonly rating: number | null;
  readonly skus: readonly string[];
  readonly categoryIds: readonly string[];
  /** The product's categories and all their ancestors. */
  readonly treeIds: readonly string[];
  readonly attributes: Readonly<Record<string, readonly AttributeValue[]>>;
  readonly marketPrices: Readonly<Record<string, MarketPrice>>;
}

/** A product without the values that are in the columns of the table. */
export type TableProduct = Omit<SearchRow, 'categoryIds' | 'treeIds' | 'attributes' | 'marketPrices' | 'rating'>;

/**
 * The products of the project in memory, each in a slot: a number that stays the same while the product exists, and that
 * no other product gets.
 */
export interface ProductTable {
  readonly categories: ListColumn<string>;
  readonly trees: ListColumn<string>;
  /** Ratings by slot; NaN without one. */
  readonly ratings: Float64Array;
  /** Values of a searchable attribute by slot; empty lists when no product has it. */
  getAttribute(name: string): ListColumn<AttributeValue>;
  /** Prices of a market (`{country} {currency}`) by slot. */
  getPrices(market: string): readonly (MarketPrice | undefined)[];
  get(slot: number): TableProduct;
  findSlot(id: string): number | undefined;
  /** Slots of the published products, ascending. */
  listPublished(): readonly number[];
  /** Slots of the published products in a category or below it, ascending. */
  listInTree(categoryId: string): readonly number[];
  /** Adds a product, or replaces its data. */
  put(row: SearchRow): void;
  remove(id: string): void;
}

export function createProductTable(): ProductTable {
  const products: TableProduct[] = [];
  const slots = new Map<string, number>();
  const categories = createListColumn<string>();
  const trees = createListColumn<string>();
  const attributes = new Map<string, ListColumn<AttributeValue>>();
  const prices = new Map<string, (MarketPrice | undefined)[]>();
  const noValues = createListColumn<AttributeValue>();
  let ratings = new Float64Array(0);
  let published: readonly number[] | undefined;
  let publishedByTree: Map<string, number[]> | undefined;

  function setAttributes(slot: number, values: SearchRow['attributes']): void {
    for (const name of Object.keys(values)) {
      if (!attributes.has(name)) attributes.set(name, createListColumn<AttributeValue>());
    }
    for (const [name, column] of attributes) column.set(slot, values[name] ?? []);
  }

  function setPrices(slot: number, values: SearchRow['marketPrices']): void {
    for (const market of Object.keys(values)) if (!prices.has(market)) prices.set(market, []);
    for (const [market, column] of prices) column[slot] = values[market];
  }

  function setRating(slot: number, rating: number | null): void {
    ratings = growArray(ratings, slot, (length) => new Float64Array(length));
    ratings[slot] = rating ?? Number.NaN;
  }

  function listPublished(): readonly number[] {
    published ??= [...slots.values()].filter((slot) => products[slot]?.published);
    return published;
  }

  function groupByTree(): Map<string, number[]> {
    const groups = new Map<string, number[]>();
    for (const slot of listPublished()) {
      for (const id of trees.lists[trees.codes[slot] ?? 0] ?? []) {
        const group = groups.get(id);
        if (group) group.push(slot);
        else groups.set(id, [slot]);
      }
    }
    return groups;
  }

  function forgetLists(): void {
    published = undefined;
    publishedByTree = undefined;
  }

  return {
    categories,
    trees,
    get ratings() {
      return ratings;
    },
    getAttribute: (name) => attributes.get(name) ?? noValues,
    getPrices: (market) => prices.get(market) ?? [],
    get(slot) {
      const product = products[slot];
      if (!product) throw new Error(`No product has the slot ${slot}.`);
      return product;
    },
    findSlot: (id) => slots.get(id),
    listPublished,
    listInTree(categoryId) {
      publishedByTree ??= groupByTree();
      return publishedByTree.get(categoryId) ?? [];
    },
    put({ categoryIds, treeIds, attributes: attributeValues, marketPrices, rating, ...product }) {
      const slot = slots.get(product.id) ?? products.length;
      slots.set(product.id, slot);
      products[slot] = product;
      categories.set(slot, categoryIds);
      trees.set(slot, treeIds);
      setAttributes(slot, attributeValues);
      setPrices(slot, marketPrices);
      setRating(slot, rating);
      forgetLists();
    },
    remove(id) {
      slots.delete(id);
      forgetLists();
    },
  };
}
