import type { ByProjectKeyRequestBuilder, InventoryEntry } from '@commercetools/platform-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommerceFixture, startCommerce } from '../testing/commerce-fixture.ts';
import { takeAvailable } from './stock.ts';

let commerce: CommerceFixture;
let api: ByProjectKeyRequestBuilder;
beforeAll(async () => {
  commerce = await startCommerce();
  api = commerce.api('manage_project');
});
afterAll(() => commerce.close());

async function findEntry(sku: string): Promise<InventoryEntry> {
  const channel = await commerce.channelId('6401');
  const { body } = await api
    .inventory()
    .get({ queryArgs: { where: `sku = "${sku}" and supplyChannel(id = "${channel}")` } })
    .execute();
  const [entry] = body.results;
  if (!entry) throw new Error('no entry');
  return entry;
}

describe('inventory', () => {
  it('keeps the reserved quantity when the stock changes', async () => {
    const sku = await commerce.addProduct({ key: '100001', colones: 1_000, stock: 10, club: '6401' });
    const channelId = await commerce.channelId('6401');
    await takeAvailable({ sku, channelId, quantity: 4 }).execute(commerce.context.db);
    const entry = await findEntry(sku);
    expect(entry).toMatchObject({ quantityOnStock: 10, availableQuantity: 6 });

    const add = () =>
      api
        .inventory()
        .withId({ ID: entry.id })
        .post({ body: { version: entry.version, actions: [{ action: 'addQuantity', quantity: 5 }] } })
        .execute();
    expect((await add()).body).toMatchObject({ quantityOnStock: 15, availableQuantity: 11 });
    await expect(add()).rejects.toMatchObject({
      statusCode: 409,
      body: { errors: [{ currentVersion: entry.version + 1 }] },
    });
  });

  it('is part of the variant by channel', async () => {
    const sku = await commerce.addProduct({ key: '100002', colones: 1_000, stock: 0, club: '6401' });
    const channel = await commerce.channelId('6401');
    const { body } = await api.productProjections().withKey({ key: '100002' }).get().execute();
    expect(body.masterVariant.sku).toBe(sku);
    expect(body.masterVariant.availability?.channels?.[channel]).toMatchObject({
      isOnStock: false,
      availableQuantity: 0,
    });
  });

  it('has one entry per SKU and channel', async () => {
    const sku = await commerce.addProduct({ key: '100003', colones: 1_000, stock: 1, club: '6401' });
    const body = { sku, quantityOnStock: 3, supplyChannel: { typeId: 'channel' as const, key: '6401' } };
    await expect(api.inventory().post({ body }).execute()).rejects.toMatchObject({
      body: { errors: [{ code: 'DuplicateField', field: 'sku' }] },
    });
    await expect(
      api
        .inventory()
        .post({ body: { ...body, supplyChannel: { typeId: 'channel', key: 'none' } } })
        .execute(),
    ).rejects.toMatchObject({ body: { errors: [{ code: 'ReferencedResourceNotFound' }] } });
  });
});
