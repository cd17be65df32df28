import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshPrices } from '../../commerce/src/search/refresh-prices.ts';
import { startEngines } from '../../commerce/src/testing/engines.ts';
import { migrations } from '../migrations/all.ts';
import { synonymGroups } from '../seeds/synonyms.ts';
import { getStock } from './field-readers.ts';
import { createIndexUpdater, type IndexUpdater } from './index-updater.ts';
import { computeIndexVersion } from './index-version.ts';
import { listPricesAt } from './packed-document.ts';
import { createPlatform } from './platform.ts';
import type { SearchIndex } from './search-index.ts';
import { createIndexStore, type DiscoveryTables } from './store/index-store.ts';
import { buildSynonyms } from './synonyms.ts';
import { listFound } from './testing/list-found.ts';
import { type RecordedCall, recordCalls, startPlatform } from './testing/platform-fixture.ts';

const { engines, stop } = await startEngines();
afterAll(stop);

const synonyms = buildSynonyms(synonymGroups);
const minute = 60_000;
const day = 24 * 60 * minute;

describe.each(engines)('the search index on $name', ({ databaseUrl }) => {
  let platform: Awaited<ReturnType<typeof startPlatform>>;
  beforeAll(async () => {
    platform = await startPlatform(await databaseUrl());
    await platform.write({ key: '500001', name: 'Arroz blanco' }, { key: '500002', name: 'Frijoles negros' });
    await platform.setStock('500001', 5);
    platform.passTime(minute);
    const { updater } = await start();
    expect(await updater.update()).toBe(false);
    platform.passTime(minute);
    expect(await updater.update()).toBe(true);
    await updater.close();
  });
  afterAll(() => platform.commerce.close());

  /** Starts the updater and records its calls of the platform. */
  async function start(version = computeIndexVersion(synonyms, 'tarima'), limits = {}) {
    const { api, calls } = recordCalls(
      platform.commerce.api('view_products', 'view_categories', 'view_messages', 'view_project_settings'),
    );
    const db = await platform.commerce.database.schema<DiscoveryTables>('discovery', migrations);
    const store = createIndexStore(db, randomUUID());
    const updater = createIndexUpdater({
      ...{ platform: createPlatform(api), store, synonyms, version, leaseMs: 10 * minute, now: platform.now },
      ...{ stockChangesLimit: 2_000, storedChangesLimit: 1_000, ...limits },
    });
    return { updater, found: await updater.open(), calls, db };
  }

  const findPids = (updater: IndexUpdater, text: string) => listFound(updater.getIndex(), text).map(({ pid }) => pid);
  /** Stock of the first product found, at club 6401. */
  const getClubStock = (index: SearchIndex, text: string) => {
    const [document] = listFound(index, text);
    return document && getStock(document, '6401', index.table.stock);
  };
  const listProductReads = (calls: readonly RecordedCall[]) =>
    calls.filter(({ collection }) => collection === 'productProjections');
  const hasReadAll = (calls: readonly RecordedCall[]) =>
    listProductReads(calls).some(({ where }) => where.includes('id > ""'));

  it('loads after a restart without reading products and continues at the stored position', async () => {
    const { updater, found, calls, db } = await start();
    expect(found).toBe('loaded');
    expect(findPids(updater, 'arroz')).toEqual(['500001-1']);
    expect(calls).toEqual([]);
    await updater.update();
    await updater.close();
    expect(listProductReads(calls)).toEqual([]);
    const { position } = await db.selectFrom('index_state').select('position').executeTakeFirstOrThrow();
    const { messages } = position as { messages: { after: string } };
    expect(calls.find(({ collection }) => collection === 'messages')?.where[0]).toBe(`createdAt > "${messages.after}"`);
  });

  it('applies products that were added, changed, unpublished and deleted while it was stopped', async () => {
    await platform.write({ key: '500003', name: 'Lentejas' }, { key: '500004', name: 'Garbanzos' });
    platform.passTime(minute);
    const before = await start();
    await before.updater.update();
    await before.updater.close();
    expect(findPids(before.updater, 'lentejas')).toEqual(['500003-1']);

    await platform.write(
      { key: '500002', name: 'Avena', colones: 2_000 },
      { key: '500003', name: 'Lentejas', isPublished: false },
    );
    const api = platform.commerce.api('manage_project');
    const garbanzos = api.products().withKey({ key: '500004' });
    const { version } = (await garbanzos.get().execute()).body;
    const unpublished = await garbanzos.post({ body: { version, actions: [{ action: 'unpublish' }] } }).execute();
    await garbanzos.delete({ queryArgs: { version: unpublished.body.version } }).execute();
    platform.passTime(minute);

    const { updater, calls } = await start();
    await updater.update();
    await updater.close();
    expect(findPids(updater, 'avena')).toEqual(['500002-1']);
    const [oats] = listFound(updater.getIndex(), 'avena');
    expect(oats && listPricesAt(oats, 'CR', platform.now().toISOString())).toEqual([200_000]);
    for (const removed of ['frijoles', 'lentejas', 'garbanzos', '500003-1'])
      expect(findPids(updater, removed)).toEqual([]);
    expect(hasReadAll(calls)).toBe(false);
    expect(listFound((await start()).updater.getIndex(), 'avena')).toEqual([oats]);
  });

  it('applies changed stock and deleted stock entries', async () => {
    const { updater } = await start();
    const stock = () => getClubStock(updater.getIndex(), 'arroz');
    expect(stock()).toBe(5);
    await platform.setStock('500001', 2);
    platform.passTime(minute);
    await updater.update();
    expect(stock()).toBe(2);
    const api = platform.commerce.api('manage_project');
    const [entry] = (
      await api
        .inventory()
        .get({ queryArgs: { where: 'sku = "500001-1"' } })
        .execute()
    ).body.results;
    await api
      .inventory()
      .withId({ ID: entry?.id ?? '' })
      .delete({ queryArgs: { version: entry?.version ?? 0 } })
      .execute();
    platform.passTime(minute);
    await updater.update();
    await updater.close();
    expect(stock() ?? -1).toBe(-1);
  });

  it('applies a changed category name', async () => {
    const { updater } = await start();
    expect(findPids(updater, 'abarrotes')).toContain('500001-1');
    const shelf = platform.commerce.api('manage_project').categories().withKey({ key: 'shelf' });
    const { version } = (await shelf.get().execute()).body;
    await shelf.post({ body: { version, actions: [{ action: 'changeName', name: { es: 'Despensa' } }] } }).execute();
    platform.passTime(minute);
    await updater.update();
    await updater.close();
    expect(findPids(updater, 'despensa')).toContain('500001-1');
    expect(findPids(updater, 'abarrotes')).toEqual([]);
  });

  it('reads no products without changes, and a message that is read twice has no further effect', async () => {
    await platform.write({ key: '500001', name: 'Arroz integral' });
    platform.passTime(minute);
    const { updater, calls } = await start();
    await updater.update();
    const countAfterFirst = findPids(updater, 'arroz integral');
    await updater.update();
    expect(findPids(updater, 'arroz integral')).toEqual(countAfterFirst);
    calls.length = 0;
    await updater.update();
    await updater.close();
    expect(listProductReads(calls)).toEqual([]);
  });

  it('has one updating process, whose changes other processes load', async () => {
    const one = await start();
    await one.updater.update();
    const other = await start();
    await platform.write({ key: '500005', name: 'Miel de abeja' });
    platform.passTime(minute);
    other.calls.length = 0;
    await other.updater.update();
    expect(other.calls).toEqual([]);
    expect(findPids(other.updater, 'miel')).toEqual([]);
    await one.updater.update();
    await other.updater.update();
    expect(other.calls).toEqual([]);
    expect(findPids(other.updater, 'miel')).toEqual(['500005-1']);
    await one.updater.close();
    await other.updater.update();
    await other.updater.close();
    expect(other.calls).not.toEqual([]);
  });

  it('is rebuilt from all products when the stored index is corrupt', async () => {
    const { db } = await start();
    await db.updateTable('index_part').set({ content: '["x"]' }).where('number', '=', 1).execute();
    const { updater, found, calls } = await start();
    expect(found).toBe('unreadable');
    expect(() => updater.getIndex()).toThrow(expect.objectContaining({ status: 503 }));
    await updater.update();
    await updater.close();
    expect(hasReadAll(calls)).toBe(true);
    expect(findPids(updater, 'arroz')).toEqual(['500001-1']);
    expect((await start()).found).toBe('loaded');
  });

  it('is rebuilt for another version', async () => {
    const { updater, found } = await start('another version');
    expect(found).toBe('unreadable');
    await updater.update();
    await updater.close();
    expect((await start('another version')).found).toBe('loaded');
    const back = await start();
    await back.updater.update();
    await back.updater.close();
    expect((await start()).found).toBe('loaded');
  });

  it('is rebuilt while it still serves searches when messages expired before they were read', async () => {
    platform.passTime(16 * day);
    const { updater, found, calls } = await start();
    expect(found).toBe('loaded');
    const resultCounts: number[] = [];
    const updating = updater.update();
    resultCounts.push(findPids(updater, 'arroz').length);
    await updating;
    await updater.close();
    resultCounts.push(findPids(updater, 'arroz').length);
    expect(resultCounts).toEqual([1, 1]);
    expect(hasReadAll(calls)).toBe(true);
  });

  it('reads all products once when more stock entries changed than can be read one by one', async () => {
    const keys = Array.from({ length: 41 }, (_, at) => String(500_100 + at));
    await platform.write(...keys.map((key) => ({ key, name: `Pasta ${key}` })));
    const { context } = platform.commerce;
    const channels = await context.db.selectFrom('resource').select('id').where('kind', '=', 'channel').execute();
    await platform.setManyStocks(keys, channels);
    platform.passTime(minute);
    const { updater, calls } = await start();
    await updater.update();
    expect(listProductReads(calls)).toEqual([]);
    for (let reads = 0; reads < 2; reads += 1) await updater.update();
    expect(listProductReads(calls)[0]?.where).toEqual(['id > ""']);
    calls.length = 0;
    for (let reads = 0; reads < 3; reads += 1) await updater.update();
    expect(hasReadAll(calls)).toBe(false);
    await updater.close();
    const index = updater.getIndex();
    expect(getClubStock(index, '500140-1')).toBe(7);
  });

  it('reads changed products of a bulk change that goes on for five minutes', async () => {
    const keys = ['500501', '500502', '500503'];
    await platform.write(...keys.map((key) => ({ key, name: `Avellana ${key}` })));
    platform.passTime(minute);
    const { updater, calls } = await start(undefined, { stockChangesLimit: 2 });
    const updateInBulkChange = async (quantity: number) => {
      platform.passTime(minute);
      for (const key of keys) await platform.setStock(key, quantity);
      await updater.update();
    };
    for (let quantity = 1; quantity <= 5; quantity += 1) await updateInBulkChange(quantity);
    expect(listProductReads(calls)).toEqual([]);
    await updateInBulkChange(6);
    expect(hasReadAll(calls)).toBe(false);
    expect(findPids(updater, 'avellana')).toHaveLength(3);
    platform.passTime(minute);
    for (let reads = 0; reads < 2; reads += 1) await updater.update();
    await updater.close();
    expect(hasReadAll(calls)).toBe(true);
    const index = updater.getIndex();
    expect(getClubStock(index, '500501-1')).toBe(6);
  });

  it('reads all products once when more stock entries changed than the configured limit', async () => {
    const keys = ['500301', '500302', '500303'];
    await platform.write(...keys.map((key) => ({ key, name: `Harina ${key}` })));
    platform.passTime(minute);
    const { updater, calls } = await start(undefined, { stockChangesLimit: 2 });
    for (let reads = 0; reads < 3; reads += 1) await updater.update();
    calls.length = 0;
    for (const key of keys) await platform.setStock(key, 4);
    platform.passTime(minute);
    for (let reads = 0; reads < 3; reads += 1) await updater.update();
    await updater.close();
    expect(hasReadAll(calls)).toBe(true);
  });

  it('rewrites the snapshot when the configured number of products has changed', async () => {
    const before = await start(undefined, { storedChangesLimit: 1 });
    for (let reads = 0; reads < 3; reads += 1) await before.updater.update();
    await before.updater.close();
    const { updater, db } = await start(undefined, { storedChangesLimit: 2 });
    const storedChanges = async () => (await db.selectFrom('index_change').select('product_id').execute()).length;
    expect(await storedChanges()).toBe(0);
    await platform.write({ key: '500401', name: 'Sal' });
    platform.passTime(minute);
    await updater.update();
    const countAfterFirst = await storedChanges();
    await platform.write({ key: '500402', name: 'Pimienta' });
    platform.passTime(minute);
    await updater.update();
    await updater.close();
    expect([countAfterFirst, await storedChanges()]).toEqual([1, 0]);
    expect(findPids((await start()).updater, 'pimienta')).toEqual(['500402-1']);
  });

  it('applies the end of a discount', async () => {
    const api = platform.commerce.api('manage_project');
    const validUntil = new Date(platform.now().getTime() + 5 * minute).toISOString();
    const name = { es: 'Junio' };
    const discount = { key: 'june', name, value: { type: 'external' as const }, predicate: '1 = 1', sortOrder: '0.95' };
    await api
      .productDiscounts()
      .post({ body: { ...discount, isActive: true, validUntil } })
      .execute();
    await platform.write({ key: '500200', name: 'Chocolate', colones: 3_000, saleColones: 1_500 });
    platform.passTime(minute);
    const { updater } = await start();
    const prices = () =>
      listFound(updater.getIndex(), 'chocolate').flatMap((document) =>
        listPricesAt(document, 'CR', platform.now().toISOString()),
      );
    await updater.update();
    expect(prices()).toEqual([150_000]);
    platform.passTime(10 * minute);
    await refreshPrices(platform.commerce.context);
    platform.passTime(minute);
    await updater.update();
    await updater.close();
    expect(prices()).toEqual([300_000]);
  });
});
