import type { CommerceApi } from '@tarima/commerce-client/client';
import { fetchAllPages } from '@tarima/commerce-client/fetch-all-pages';
import { localizedTextSchema } from '@tarima/markets/localized-text';
import { z } from 'zod';
import { type Directory, type Projection, projectionWire } from './document.ts';

/** Maximum page size of the platform. */
const pageSize = 500;
/** Smaller pages of products, which are large, keep the event loop responsive. */
const productPageSize = 100;
/**
 * Maximum number of values in a predicate, which is part of the URL and must not match more products than a page
 * contains.
 */
const maxPredicateValues = 100;
const dayMs = 86_400_000;

export const categoryWire = z.object({
  id: z.string(),
  name: localizedTextSchema,
  ancestors: z.array(z.object({ id: z.string() })).default([]),
});
export const channelWire = z.object({ id: z.string(), key: z.string() });
const changedWire = z.object({ id: z.string(), lastModifiedAt: z.string() });
export const inventoryWire = z.object({ sku: z.string() });
const messageWire = z.object({
  id: z.string(),
  createdAt: z.string(),
  type: z.string(),
  resource: z.object({ typeId: z.string(), id: z.string() }),
  sku: z.string().optional(),
});
const projectWire = z.object({ messages: z.object({ deleteDaysAfterCreation: z.number().default(15) }).optional() });

/** A message about a product or a deleted stock entry. */
export type ChangeMessage = z.output<typeof messageWire>;

const isAboutProducts = '(resource(typeId = "product") or type = "InventoryEntryDeleted")';

/** Client for the data that the index reads from the commerce platform. */
export type Platform = ReturnType<typeof createPlatform>;

export function createPlatform(api: CommerceApi['api']) {
  async function queryProjections(where: string | string[], sort?: string): Promise<Projection[]> {
    const queryArgs = { where, limit: productPageSize, withTotal: false, ...(sort ? { sort } : {}) };
    const { body } = await api.productProjections().get({ queryArgs }).execute();
    return body.results.map((product) => projectionWire.parse(product));
  }

  return {
    /** Loads the categories and channels to which products refer by id. */
    async loadDirectory(): Promise<Directory> {
      const [categories, channels] = await Promise.all([
        fetchAllPages(async (page) => {
          const queryArgs = { ...page, sort: 'id asc' };
          return (await api.categories().get({ queryArgs }).execute()).body.results;
        }),
        fetchAllPages(async (page) => {
          const queryArgs = { ...page, sort: 'id asc' };
          return (await api.channels().get({ queryArgs }).execute()).body.results;
        }),
      ]);
      return createDirectory(
        categories.map((category) => categoryWire.parse(category)),
        channels.map((channel) => channelWire.parse(channel)),
      );
    },

    /** Reads all published products in pages by last id, because offsets end at 10,000. */
    async *readProducts(): AsyncGenerator<Projection[]> {
      for (let lastId = ''; ; ) {
        const products = await queryProjections(`id > "${lastId}"`, 'id asc');
        if (products.length > 0) yield products;
        if (products.length < productPageSize) return;
        lastId = products.at(-1)?.id ?? lastId;
      }
    },

    /** Reads the published products with these ids. */
    async findProductsById(ids: readonly string[]): Promise<Projection[]> {
      const found: Projection[] = [];
      for (const list of chunkQuoted(ids)) found.push(...(await queryProjections(`id in (${list})`)));
      return found;
    },

    /** Reads the published products with any of these SKUs. */
    async findProductsBySku(skus: readonly string[]): Promise<Projection[]> {
      const found: Projection[] = [];
      for (const list of chunkQuoted(skus)) {
        found.push(...(await queryProjections(`masterVariant(sku in (${list})) or variants(sku in (${list}))`)));
      }
      return found;
    },

    /** Time of the newest message; undefined when there is none. */
    async findNewestMessageTime(): Promise<string | undefined> {
      const queryArgs = { sort: 'createdAt desc', limit: 1, withTotal: false };
      const { body } = await api.messages().get({ queryArgs }).execute();
      return body.results[0]?.createdAt;
    },

    /** Reads messages about products created after a time in pages, oldest first. */
    async *readMessagesAfter(time: string): AsyncGenerator<ChangeMessage[]> {
      let where = `createdAt > "${time}"`;
      for (;;) {
        const queryArgs = {
          where: [where, isAboutProducts],
          sort: ['createdAt asc', 'id asc'],
          limit: pageSize,
          withTotal: false,
        };
        const { body } = await api.messages().get({ queryArgs }).execute();
        const messages = body.results.map((message) => messageWire.parse(message));
        if (messages.length > 0) yield messages;
        const last = messages.at(-1);
        if (!last || messages.length < pageSize) return;
        where = `createdAt > "${last.createdAt}" or (createdAt = "${last.createdAt}" and id > "${last.id}")`;
      }
    },

    /** Number of stock entries changed after a time, and time of the newest change. */
    async getStockChangesAfter(time: string): Promise<{ count: number; newest: string | undefined }> {
      const queryArgs = { where: `lastModifiedAt > "${time}"`, sort: 'lastModifiedAt desc', limit: 1, withTotal: true };
      const { body } = await api.inventory().get({ queryArgs }).execute();
      return { count: body.total ?? body.count, newest: body.results[0]?.lastModifiedAt };
    },

    /** SKUs with stock entries changed after a time. */
    async listSkusWithStockChangesAfter(time: string): Promise<string[]> {
      const entries = await fetchAllPages(async (page) => {
        const queryArgs = { ...page, where: `lastModifiedAt > "${time}"`, sort: 'id asc' };
        return (await api.inventory().get({ queryArgs }).execute()).body.results;
      });
      return [...new Set(entries.map((entry) => inventoryWire.parse(entry).sku))];
    },

    /** Categories changed after a time. */
    async listCategoriesChangedAfter(time: string): Promise<z.output<typeof changedWire>[]> {
      const changed = await fetchAllPages(async (page) => {
        const queryArgs = { ...page, where: `lastModifiedAt > "${time}"`, sort: 'id asc' };
        return (await api.categories().get({ queryArgs }).execute()).body.results;
      });
      return changed.map((category) => changedWire.parse(category));
    },

    /** Retention time of the project's messages. */
    async getMessageRetentionMs(): Promise<number> {
      const { messages } = projectWire.parse((await api.get().execute()).body);
      return (messages?.deleteDaysAfterCreation ?? 0) * dayMs;
    },
  };
}

function* chunkQuoted(values: readonly string[]): Generator<string> {
  for (let start = 0; start < values.length; start += maxPredicateValues) {
    yield values
      .slice(start, start + maxPredicateValues)
      .map((value) => JSON.stringify(value))
      .join(',');
  }
}

function createDirectory(
  categories: readonly z.output<typeof categoryWire>[],
  channels: readonly z.output<typeof channelWire>[],
): Directory {
  const categoriesById = new Map(categories.map((category) => [category.id, category]));
  const keys = new Map(channels.map(({ id, key }) => [id, key]));
  return {
    getChannelKey: (id) => keys.get(id),
    getCategoryPath(id) {
      const category = categoriesById.get(id);
      if (!category) return [];
      return [...category.ancestors.map((ancestor) => categoriesById.get(ancestor.id)), category].flatMap(
        (category) => {
          if (!category) return [];
          const { es, en } = category.name;
          return [{ id: category.id, name: { es: es || en || '', en: en || es || '' } }];
        },
      );
    },
  };
}
