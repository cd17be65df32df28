import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CommerceFixture, startCommerce } from '../testing/commerce-fixture.ts';
import { createStoredProducts, getPriceAt, type ProductVersion } from './stored-products.ts';

let commerce: CommerceFixture;
beforeAll(async () => {
  commerce = await startCommerce();
});
afterAll(() => commerce.close());

const findVersion = (key: string): Promise<ProductVersion> =>
  commerce.context.db.selectFrom('product').select(['id', 'version']).where('key', '=', key).executeTakeFirstOrThrow();
const reprice = async (key: string, centAmount: number) => {
  const api = commerce.api('manage_project');
  const { body } = await api.products().withKey({ key }).get().execute();
  const priceId = body.masterData.current.masterVariant.prices?.[0]?.id ?? '';
  const price = { value: { centAmount, currencyCode: 'CRC' }, country: 'CR' };
  const actions = [{ action: 'changePrice' as const, priceId, price, staged: false }];
  await api
    .products()
    .withKey({ key })
    .post({ body: { version: body.version, actions } })
    .execute();
};

it('keeps a product in memory until its version changes, also when another process has changed it', async () => {
  await commerce.addProduct({ key: '210001', colones: 1_000 });
  // Not the reader of the app, so that all changes come from elsewhere.
  const products = createStoredProducts();
  const load = async (version: ProductVersion) => (await products.load(commerce.context.db, [version])).get(version.id);
  const readCents = async (version: ProductVersion) =>
    (await load(version))?.pricesByVariant.get(1)?.map((price) => getPriceAt(price, new Date()).value.centAmount);

  const first = await findVersion('210001');
  expect(await readCents(first)).toEqual([100_000]);
  expect(await load(first)).toBe(await load(first));

  await reprice('210001', 90_000);
  const second = await findVersion('210001');
  expect(second.version).toBe(first.version + 1);
  expect(await readCents(second)).toEqual([90_000]);
  // A caller that read the version before the change gets the product as it is now.
  expect(await readCents(first)).toEqual([90_000]);
});

it('leaves out a product that does not exist any more', async () => {
  await commerce.addProduct({ key: '210002', colones: 1_000 });
  const version = await findVersion('210002');
  await commerce.context.db.deleteFrom('product').where('id', '=', version.id).execute();
  expect([...(await createStoredProducts().load(commerce.context.db, [version])).keys()]).toEqual([]);
});
