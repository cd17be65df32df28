import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ByProjectKeyRequestBuilder } from '@commercetools/platform-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommerceFixture, startCommerce } from '../testing/commerce-fixture.ts';
import { runScript } from '../testing/run-script.ts';

let commerce: CommerceFixture;
let api: ByProjectKeyRequestBuilder;
let token: string;
const folder = mkdtempSync(join(tmpdir(), 'feed-'));

beforeAll(async () => {
  commerce = await startCommerce();
  api = commerce.api('manage_project');
  const basic = Buffer.from('tarima-store:tarima-store-sandbox-secret-0000000').toString('base64');
  const response = await commerce.app.inject({
    method: 'POST',
    url: '/oauth/token?grant_type=client_credentials',
    headers: { authorization: `Basic ${basic}` },
  });
  token = response.json().access_token;
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await commerce.close();
});

async function post(path: string, payload: object) {
  const headers = { authorization: `Bearer ${token}` };
  const response = await commerce.app.inject({ method: 'POST', url: `/tarima${path}`, headers, payload });
  return { status: response.statusCode, body: response.json() };
}

const category = (key: string, parent?: string) => ({
  key,
  name: { en: key },
  slug: { en: key },
  ...(parent ? { parent: { typeId: 'category', key: parent } } : {}),
});
const product = (key: string, more = {}) => ({
  key,
  productType: { typeId: 'product-type', key: 'club-product' },
  name: { en: key },
  slug: { en: key },
  publish: true,
  masterVariant: { sku: `${key}-1`, attributes: [{ name: 'brand', type: 'text', value: 'Jade' }] },
  ...more,
});
const states = (response: { body: { operationStatus: { state: string }[] } }) =>
  response.body.operationStatus.map(({ state }) => state);

describe('import requests', () => {
  beforeAll(async () => {
    expect(await post('/import-containers', { key: 'feed' })).toMatchObject({ status: 201 });
  });

  it('require their container, their type and at most the maximum number of resources', async () => {
    const request = { type: 'category', resources: [category('one')] };
    expect(await post('/categories/import-containers/none', request)).toMatchObject({ status: 404 });
    expect(await post('/inventories/import-containers/feed', request)).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'InvalidInput' }] },
    });
    const many = { type: 'category', resources: Array.from({ length: 21 }, (_, index) => category(`many-${index}`)) };
    expect(await post('/categories/import-containers/feed', many)).toMatchObject({ status: 400 });
  });

  it('accept parents and children in any order and reject cycles and orphans individually', async () => {
    const resources = [
      category('leaf', 'branch'),
      category('branch', 'root'),
      category('root'),
      category('orphan', 'nobody'),
      category('a', 'b'),
      category('b', 'a'),
      { key: 'x' },
    ];
    const response = await post('/categories/import-containers/feed', { type: 'category', resources });
    const [fine, rejected] = ['imported', 'validationFailed'];
    expect(states(response)).toEqual([fine, fine, fine, rejected, rejected, rejected, rejected]);
    const { body } = await api
      .categories()
      .withKey({ key: 'leaf' })
      .get({ queryArgs: { expand: 'ancestors[*]' } })
      .execute();
    expect(body.ancestors.map(({ obj }) => obj?.key)).toEqual(['root', 'branch']);
  });

  it('create products, replace them by key, and reject invalid ones individually', async () => {
    const resources = [
      product('p1'),
      product('p2', { masterVariant: { sku: 'p1-1' } }),
      product('p1'),
      product('p3', { masterVariant: { sku: 'p3-1', attributes: [{ name: 'nope', value: 1 }] } }),
      product('p4'),
    ];
    const response = await post('/product-drafts/import-containers/feed', { type: 'product-draft', resources });
    expect(states(response)).toEqual([
      'imported',
      'validationFailed',
      'validationFailed',
      'validationFailed',
      'imported',
    ]);
    expect(response.body.operationStatus[1].errors).toMatchObject([{ code: 'DuplicateField', field: 'sku' }]);

    const find = async () => (await api.productProjections().withKey({ key: 'p1' }).get().execute()).body;
    const before = await find();
    await post('/product-drafts/import-containers/feed', {
      type: 'product-draft',
      resources: [product('p1', { name: { en: 'renamed' } })],
    });
    expect(await find()).toMatchObject({
      id: before.id,
      version: before.version + 1,
      createdAt: before.createdAt,
      name: { en: 'renamed' },
    });
  });

  it('create products in concurrent requests, each with its own outcomes', async () => {
    const requests = [
      [product('q1'), product('q2', { masterVariant: { sku: 'q1-1' } })],
      [product('q3', { masterVariant: { sku: 'q1-1' } }), product('q4')],
      // Replaces the product of the request before.
      [product('q4', { name: { en: 'renamed' } })],
    ];
    const responses = await Promise.all(
      requests.map((resources) => post('/product-drafts/import-containers/feed', { type: 'product-draft', resources })),
    );
    expect(responses.map(states)).toEqual([
      ['imported', 'validationFailed'],
      ['validationFailed', 'imported'],
      ['imported'],
    ]);
    const { body } = await api
      .productProjections()
      .get({ queryArgs: { where: 'key in ("q1", "q4")', sort: 'key asc' } })
      .execute();
    expect(body.results.map(({ key, version, name }) => [key, version, name.en])).toEqual([
      ['q1', 1, 'q1'],
      ['q4', 2, 'renamed'],
    ]);
  });

  it('set stock by channel', async () => {
    const stock = (quantityOnStock: number, channel: string) => ({
      key: `p1-1_${channel}`,
      sku: 'p1-1',
      quantityOnStock,
      supplyChannel: { typeId: 'channel', key: channel },
    });
    const request = { type: 'inventory', resources: [stock(5, '6401'), stock(1, 'none'), stock(-1, '6402')] };
    const response = await post('/inventories/import-containers/feed', request);
    expect(states(response)).toEqual(['imported', 'validationFailed', 'validationFailed']);
    const { body } = await api
      .inventory()
      .get({ queryArgs: { where: 'sku = "p1-1"' } })
      .execute();
    expect(body.results).toMatchObject([{ quantityOnStock: 5, availableQuantity: 5, key: 'p1-1_6401' }]);
  });

  it('set stock in concurrent requests, each with its own outcomes', async () => {
    const stock = (sku: string, quantityOnStock: number, channel: string) => ({
      key: `${sku}_${channel}`,
      sku,
      quantityOnStock,
      supplyChannel: { typeId: 'channel', key: channel },
    });
    const requests = [
      [stock('c1-1', 1, '6401'), stock('c1-1', 2, 'none')],
      // The database cannot store a null character.
      [{ ...stock('c2-1', 1, '6401'), sku: 'c2-1\0' }],
      [stock('c3-1', 3, '6401'), stock('c3-1', 4, '6402')],
      [stock('c1-1', 5, '6401')],
    ];
    const responses = await Promise.all(
      requests.map((resources) => post('/inventories/import-containers/feed', { type: 'inventory', resources })),
    );
    expect(responses.map(({ status }) => status)).toEqual([201, 400, 201, 201]);
    expect(responses.filter(({ status }) => status === 201).map(states)).toEqual([
      ['imported', 'validationFailed'],
      ['imported', 'imported'],
      ['imported'],
    ]);
    const { body } = await api
      .inventory()
      .get({ queryArgs: { where: 'sku in ("c1-1", "c3-1")', sort: 'quantityOnStock asc' } })
      .execute();
    expect(body.results.map(({ key, quantityOnStock }) => [key, quantityOnStock])).toEqual([
      ['c3-1_6401', 3],
      ['c3-1_6402', 4],
      ['c1-1_6401', 5],
    ]);
  });
});

function importFile(name: string, content: string, ...options: string[]) {
  const file = join(folder, name);
  writeFileSync(file, content);
  return runScript('catalog-import', [file, ...options], { COMMERCE_API_URL: commerce.url });
}

describe('a product feed', () => {
  const header = 'id\ttitle\tproduct_type\tbrand\tprice\tsale_price\tavailability\trating';

  it('creates categories, products, prices in every market and stock, and reports invalid lines (CATALOG-4, CATALOG-7)', async () => {
    const result = await importFile(
      'feed.tsv',
      [
        header,
        'G-1\tGreen Tea 8" tin\tDrinks > Hot > Tea\tJade\t2.65 USD\t2.00 USD\tin_stock\t4.1',
        'G2\tNo price\tDrinks\tJade\tcheap\t\tin_stock\t',
        'G-1\tAgain\tDrinks\tJade\t1.00 USD\t\tin_stock\t',
        'G3\tToo few',
        'G4\tMug\tHome\t\t3 USD\t\tout_of_stock\t',
        '',
      ].join('\n'),
      '--ratings',
    );
    expect(result).toMatchObject({ code: 2 });
    expect(result.err).toMatch(/line 3: price: 'cheap' is not a price/);
    expect(result.err).toMatch(/line 4: id: 'G-1' is on line 2 already/);
    expect(result.err).toMatch(/line 5: /);
    expect(result.out).toMatch(/Imported 2 products and 4 new categories in .* 3 bad lines/);

    const { body: tea } = await api
      .productProjections()
      .withKey({ key: 'G_2d1' })
      .get({ queryArgs: { priceCurrency: 'JMD', priceCountry: 'JM', expand: 'categories[*].ancestors[*]' } })
      .execute();
    expect(tea.masterVariant.sku).toBe('G_2d1-1');
    expect(tea.name).toEqual({ es: 'Green Tea 8" tin', en: 'Green Tea 8" tin' });
    expect(tea.masterVariant.prices).toHaveLength(13);
    const price = tea.masterVariant.price;
    expect(price?.discounted?.value.centAmount).toBeLessThan(price?.value.centAmount ?? 0);
    expect(tea.masterVariant.images?.[0]?.url).toBe('http://media.test/categories/drinks--hot--tea/640.webp');
    expect(tea.categories[0]?.obj?.ancestors.map(({ obj }) => obj?.name.es)).toEqual(['Drinks', 'Hot']);
    expect(tea.reviewRatingStatistics?.averageRating).toBe(4.1);

    const { body: mug } = await api.productProjections().withKey({ key: 'G4' }).get().execute();
    const channels = Object.values(mug.masterVariant.availability?.channels ?? {});
    expect(channels.length).toBeGreaterThan(50);
    expect(channels.every(({ isOnStock }) => isOnStock === false)).toBe(true);
  });

  it('updates a product that is imported again, also from CSV, and keeps its rating', async () => {
    const feed = (title: string) =>
      `id,title,product_type,price,image_link,rating\nG9,"${title}, large",Home,1.50 USD,https://cdn.test/g9.jpg,4.5\n`;
    expect(await importFile('first.csv', feed('Bowl'), '--ratings')).toMatchObject({ code: 0, err: '' });
    const second = await importFile('second.csv', feed('Deep bowl'));
    expect(second.out).toMatch(/Imported 1 products and 0 new categories/);
    const { body } = await api.productProjections().withKey({ key: 'G9' }).get().execute();
    expect(body).toMatchObject({ name: { en: 'Deep bowl, large' }, version: 2 });
    expect(body.reviewRatingStatistics?.averageRating).toBe(4.5);
    expect(body.masterVariant.images?.[0]?.url).toBe('https://cdn.test/g9.jpg');
  });

  it('is rejected with a clear message when its columns are missing', async () => {
    expect(await importFile('none.tsv', 'a\tb\n1\t2\n')).toMatchObject({
      code: 1,
      err: 'The feed has no column id, title, product_type, price.\n',
    });
  });
});
