import type { CommerceClient } from '@tarima/commerce-client/client';
import { everything } from '@tarima/commerce-client/everything';
import { localizedTextSchema } from '@tarima/markets/localized-text';
import { z } from 'zod';
import { type Directory, type Projection, projectionWire, toDocument } from './document.ts';
import type { SearchIndex } from './search-index.ts';
import type { Documents } from './store/documents.ts';

/** The platform's largest page. */
const pageSize = 500;
/** Changed stock entries that are worth looking at one by one. */
const entriesAtOnce = 2_000;
/** Skus in one predicate. */
const skusAtOnce = 100;
/** What was written while the last page was being read is read again: documents are replaced, so that costs nothing else. */
const overlapMs = 2_000;

const categoryWire = z.object({
  id: z.string(),
  name: localizedTextSchema,
  ancestors: z.array(z.object({ id: z.string() })).default([]),
});
const channelWire = z.object({ id: z.string(), key: z.string() });
const inventoryWire = z.object({ sku: z.string() });

export interface Feed {
  /** Reads everything when nothing was read yet, else what has changed since; says how many documents it wrote. */
  read(): Promise<number>;
}

/** Brings the platform's published products into the documents and the index. One `read` at a time. */
export function createFeed(parts: { commerce: CommerceClient; documents: Documents; index: SearchIndex }): Feed {
  const { commerce, documents, index } = parts;
  const { api } = commerce;

  async function readDirectory(): Promise<Directory> {
    const [categories, channels] = await Promise.all([
      everything(
        async (page) =>
          (
            await api
              .categories()
              .get({ queryArgs: { ...page, sort: 'id asc' } })
              .execute()
          ).body.results,
      ),
      everything(
        async (page) =>
          (
            await api
              .channels()
              .get({ queryArgs: { ...page, sort: 'id asc' } })
              .execute()
          ).body.results,
      ),
    ]);
    const byId = new Map(categories.map((category) => categoryWire.parse(category)).map((one) => [one.id, one]));
    const keys = new Map(channels.map((channel) => channelWire.parse(channel)).map(({ id, key }) => [id, key]));
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

  async function take(products: readonly Projection[], directory: Directory): Promise<void> {
    const found = products.flatMap((product) => toDocument(product, directory) ?? []);
    const gone = products
      .filter((product) => !found.some(({ pid }) => pid === product.masterVariant.sku))
      .map((product) => product.masterVariant.sku);
    await documents.put(found);
    await documents.remove(gone);
    index.put(found);
    index.remove(gone);
  }

  /** Pages by the last id seen: offsets end at the platform's 10,000th product. */
  async function* productsWhere(...conditions: string[]): AsyncGenerator<Projection[]> {
    for (let lastId = ''; ; ) {
      const { body } = await api
        .productProjections()
        .get({
          queryArgs: { where: [...conditions, `id > "${lastId}"`], sort: 'id asc', limit: pageSize, withTotal: false },
        })
        .execute();
      const products = body.results.map((product) => projectionWire.parse(product));
      if (products.length > 0) yield products;
      if (products.length < pageSize) return;
      lastId = products.at(-1)?.id ?? lastId;
    }
  }

  async function skusWithOtherStock(where: string): Promise<string[]> {
    const entries = await everything(
      async (page) =>
        (
          await api
            .inventory()
            .get({ queryArgs: { ...page, where, sort: 'id asc' } })
            .execute()
        ).body.results,
    );
    return [...new Set(entries.map((entry) => inventoryWire.parse(entry).sku))];
  }

  async function* productsOfSkus(skus: readonly string[]): AsyncGenerator<Projection[]> {
    for (let start = 0; start < skus.length; start += skusAtOnce) {
      const list = skus
        .slice(start, start + skusAtOnce)
        .map((sku) => JSON.stringify(sku))
        .join(',');
      const where = `masterVariant(sku in (${list})) or variants(sku in (${list}))`;
      const { body } = await api
        .productProjections()
        .get({ queryArgs: { where, limit: pageSize, withTotal: false } })
        .execute();
      yield body.results.map((product) => projectionWire.parse(product));
    }
  }

  /** An import changes more entries than one wants to read: when it is over, all products are read again instead. */
  let isStockBehind = true;

  async function* changesSince(since: string): AsyncGenerator<Projection[]> {
    const where = `lastModifiedAt > "${since}"`;
    yield* productsWhere(where);
    const { body } = await api
      .inventory()
      .get({ queryArgs: { where, limit: 1, withTotal: true } })
      .execute();
    if ((body.total ?? 0) > entriesAtOnce) isStockBehind = true;
    else if (isStockBehind) {
      isStockBehind = false;
      yield* productsWhere();
    } else if (body.total) yield* productsOfSkus(await skusWithOtherStock(where));
  }

  return {
    async read() {
      const begun = new Date();
      const mark = await documents.readUntil();
      const since = mark && new Date(mark.getTime() - overlapMs).toISOString();
      let directory: Directory | undefined;
      let written = 0;
      if (!since) isStockBehind = false;
      for await (const products of since ? changesSince(since) : productsWhere()) {
        directory ??= await readDirectory();
        await take(products, directory);
        written += products.length;
      }
      await documents.markRead(begun);
      return written;
    },
  };
}
