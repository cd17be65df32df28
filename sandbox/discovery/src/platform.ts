import type { CommerceApi } from '@tarima/commerce-client/client';
import { everything } from '@tarima/commerce-client/everything';
import { localizedTextSchema } from '@tarima/markets/localized-text';
import { z } from 'zod';
import { type Directory, type Projection, projectionWire } from './document.ts';

/** The platform's largest page. */
const pageSize = 500;
/** Products are large: reading so many of them leaves other work its turn. */
const productPageSize = 100;
/** Values in one predicate, which travels in an address; no more products answer to them than a page holds. */
const valuesAtOnce = 100;
const dayMs = 86_400_000;

const categoryWire = z.object({
  id: z.string(),
  name: localizedTextSchema,
  ancestors: z.array(z.object({ id: z.string() })).default([]),
});
const channelWire = z.object({ id: z.string(), key: z.string() });
const changedWire = z.object({ id: z.string(), lastModifiedAt: z.string() });
const inventoryWire = z.object({ sku: z.string() });
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

/** What the index reads of the commerce platform. */
export type Platform = ReturnType<typeof createPlatform>;

export function createPlatform(api: CommerceApi['api']) {
  async function projectionsWhere(where: string | string[], sort?: string): Promise<Projection[]> {
    const queryArgs = { where, limit: productPageSize, withTotal: false, ...(sort ? { sort } : {}) };
    const { body } = await api.productProjections().get({ queryArgs }).execute();
    return body.results.map((product) => projectionWire.parse(product));
  }

  return {
    /** Categories and channels, to which products refer by id. */
    async directory(): Promise<Directory> {
      const [categories, channels] = await Promise.all([
        everything(async (page) => {
          const queryArgs = { ...page, sort: 'id asc' };
          return (await api.categories().get({ queryArgs }).execute()).body.results;
        }),
        everything(async (page) => {
          const queryArgs = { ...page, sort: 'id asc' };
          return (await api.channels().get({ queryArgs }).execute()).body.results;
        }),
      ]);
      return createDirectory(
        categories.map((category) => categoryWire.parse(category)),
        channels.map((channel) => channelWire.parse(channel)),
      );
    },

    /** All published products in pages, by the last id seen: offsets end at the platform's 10,000th product. */
    async *products(): AsyncGenerator<Projection[]> {
      for (let lastId = ''; ; ) {
        const products = await projectionsWhere(`id > "${lastId}"`, 'id asc');
        if (products.length > 0) yield products;
        if (products.length < productPageSize) return;
        lastId = products.at(-1)?.id ?? lastId;
      }
    },

    /** Of these ids the published products. */
    async productsById(ids: readonly string[]): Promise<Projection[]> {
      const found: Projection[] = [];
      for (const list of quotedLists(ids)) found.push(...(await projectionsWhere(`id in (${list})`)));
      return found;
    },

    /** Published products that have any of these skus. */
    async productsBySku(skus: readonly string[]): Promise<Projection[]> {
      const found: Projection[] = [];
      for (const list of quotedLists(skus)) {
        found.push(...(await projectionsWhere(`masterVariant(sku in (${list})) or variants(sku in (${list}))`)));
      }
      return found;
    },

    /** When the newest message was written; undefined when there is none. */
    async newestMessageTime(): Promise<string | undefined> {
      const queryArgs = { sort: 'createdAt desc', limit: 1, withTotal: false };
      const { body } = await api.messages().get({ queryArgs }).execute();
      return body.results[0]?.createdAt;
    },

    /** Messages about products that were written after a time, oldest first, in pages. */
    async *messagesAfter(time: string): AsyncGenerator<ChangeMessage[]> {
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

    /** How many stock entries changed after a time, and when the newest of them did. */
    async stockChangesAfter(time: string): Promise<{ count: number; newest: string | undefined }> {
      const queryArgs = { where: `lastModifiedAt > "${time}"`, sort: 'lastModifiedAt desc', limit: 1, withTotal: true };
      const { body } = await api.inventory().get({ queryArgs }).execute();
      return { count: body.total ?? body.count, newest: body.results[0]?.lastModifiedAt };
    },

    /** Skus whose stock entries changed after a time. */
    async skusWithStockChangedAfter(time: string): Promise<string[]> {
      const entries = await everything(async (page) => {
        const queryArgs = { ...page, where: `lastModifiedAt > "${time}"`, sort: 'id asc' };
        return (await api.inventory().get({ queryArgs }).execute()).body.results;
      });
      return [...new Set(entries.map((entry) => inventoryWire.parse(entry).sku))];
    },

    /** Categories that changed after a time. */
    async categoriesChangedAfter(time: string): Promise<z.output<typeof changedWire>[]> {
      const changed = await everything(async (page) => {
        const queryArgs = { ...page, where: `lastModifiedAt > "${time}"`, sort: 'id asc' };
        return (await api.categories().get({ queryArgs }).execute()).body.results;
      });
      return changed.map((category) => changedWire.parse(category));
    },

    /** How long the project keeps messages. */
    async messageRetentionMs(): Promise<number> {
      const { messages } = projectWire.parse((await api.get().execute()).body);
      return (messages?.deleteDaysAfterCreation ?? 0) * dayMs;
    },
  };
}

function* quotedLists(values: readonly string[]): Generator<string> {
  for (let start = 0; start < values.length; start += valuesAtOnce) {
    yield values
      .slice(start, start + valuesAtOnce)
      .map((value) => JSON.stringify(value))
      .join(',');
  }
}

function createDirectory(
  categories: readonly z.output<typeof categoryWire>[],
  channels: readonly z.output<typeof channelWire>[],
): Directory {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const keys = new Map(channels.map(({ id, key }) => [id, key]));
  return {
    channelKey: (id) => keys.get(id),
    categoryPath(id) {
      const own = byId.get(id);
      if (!own) return [];
      return [...own.ancestors.map((ancestor) => byId.get(ancestor.id)), own].flatMap((category) => {
        if (!category) return [];
        const { es, en } = category.name;
        return [{ id: category.id, name: { es: es || en || '', en: en || es || '' } }];
      });
    },
  };
}
