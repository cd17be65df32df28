import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommerceFixture, startCommerce } from '../testing/commerce-fixture.ts';
import { startEngines } from '../testing/engines.ts';
import { recordProductChanges } from './product-changes.ts';
import { createProductIndex } from './product-index.ts';

const { engines, stop } = await startEngines();
afterAll(stop);

describe.each(engines)('the product index on $name', ({ name, databaseUrl }) => {
  let commerce: CommerceFixture;
  beforeAll(async () => {
    commerce = await startCommerce({ databaseUrl: await databaseUrl() });
  });
  afterAll(() => commerce.close());

  /** Starts the index of another process, to which all changes of the app are those of others. */
  function startIndex() {
    const index = createProductIndex(commerce.context);
    return {
      index,
      async findPublished(sku: string) {
        const products = await index.read();
        const slot = products.listPublished().find((each) => products.get(each).skus.includes(sku));
        return slot === undefined ? undefined : { ...products.get(slot), price: products.getPrices('CR CRC')[slot] };
      },
    };
  }

  const update = async (key: string, ...actions: object[]) => {
    const products = commerce.api('manage_project').products().withKey({ key });
    const { version } = (await products.get().execute()).body;
    return (await products.post({ body: { version, actions: actions as never } }).execute()).body;
  };

  it('reads what other processes create, change and delete', async () => {
    const { findPublished } = startIndex();
    expect(await findPublished('220001-1')).toBeUndefined();

    const sku = await commerce.addProduct({ key: '220001', colones: 1_000 });
    expect(await findPublished(sku)).toMatchObject({ key: '220001', nameEn: 'Product 220001', price: 100_000 });

    await update('220001', { action: 'changeName', name: { es: 'Otro nombre', en: 'Another name' }, staged: false });
    expect(await findPublished(sku)).toMatchObject({ nameEn: 'Another name', version: 2 });

    const { version } = await update('220001', { action: 'unpublish' });
    await commerce
      .api('manage_project')
      .products()
      .withKey({ key: '220001' })
      .delete({ queryArgs: { version } })
      .execute();
    expect(await findPublished(sku)).toBeUndefined();
  });

  it('keeps a product in its slot, and gives the slot of a deleted product to no other', async () => {
    const { index } = startIndex();
    await commerce.addProduct({ key: '220002', colones: 1_000 });
    const products = await index.read();
    const id = products.get(products.listPublished()[0] ?? -1).id;
    const slot = products.findSlot(id);
    await update('220002', { action: 'changeName', name: { es: 'Otro nombre' }, staged: false });
    expect((await index.read()).findSlot(id)).toBe(slot);

    products.remove(id);
    const sku = await commerce.addProduct({ key: '220003', colones: 1_000 });
    const added = (await index.read()).listPublished().find((each) => products.get(each).skus.includes(sku));
    expect(added).toEqual(expect.any(Number));
    expect(added).not.toBe(slot);
  });

  // The embedded database has one connection, and thus one transaction at a time.
  it.skipIf(name !== 'PostgreSQL')(
    'reads a change that was made before another one and committed after it',
    async () => {
      const { findPublished } = startIndex();
      const sku = await commerce.addProduct({ key: '220004', colones: 1_000 });
      const id = (await findPublished(sku))?.id ?? '';
      await commerce.context.db.transaction().execute(async (trx) => {
        await trx.updateTable('product_search').set({ name_en: 'Late' }).where('product_id', '=', id).execute();
        await recordProductChanges(trx, [id]);
        const otherSku = await commerce.addProduct({ key: '220005', colones: 1_000 });
        expect(await findPublished(otherSku)).toMatchObject({ key: '220005' });
        expect(await findPublished(sku)).toMatchObject({ nameEn: 'Product 220004' });
      });
      expect(await findPublished(sku)).toMatchObject({ nameEn: 'Late' });
    },
  );
});
