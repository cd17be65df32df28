import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { productDraft } from '../products/draft.ts';
import { upsertProducts } from '../products/product-repository.ts';
import { refreshPrices } from '../search/refresh-prices.ts';
import { type CommerceFixture, startCommerce } from '../testing/commerce-fixture.ts';
import { deleteOldMessages } from './message-retention.ts';

const day = 86_400_000;
let time = Date.parse('2026-06-01T12:00:00Z');
let commerce: CommerceFixture;
beforeAll(async () => {
  commerce = await startCommerce({ now: () => new Date(time) });
});
afterAll(() => commerce.close());

type PriceInput = NonNullable<NonNullable<z.input<typeof productDraft>['masterVariant']>['prices']>;

async function write(key: string, publish: boolean, prices: PriceInput = []): Promise<void> {
  const [outcome] = await upsertProducts(commerce.context, [
    productDraft.parse({
      key,
      productType: { key: 'club-product' },
      name: { es: key },
      slug: { es: key },
      publish,
      masterVariant: { sku: `${key}-1`, prices },
    }),
  ]);
  if (!outcome || 'error' in outcome) throw outcome?.error;
}

async function listMessages(key: string) {
  const where = `resource(typeId = "product") and resourceUserProvidedIdentifiers(key = "${key}")`;
  const sort = ['createdAt asc', 'sequenceNumber asc'];
  const { body } = await commerce
    .api('view_messages')
    .messages()
    .get({ queryArgs: { where, sort, limit: 500 } })
    .execute();
  return body.results.map(({ type, sequenceNumber }) => [type, sequenceNumber]);
}

describe('product messages', () => {
  it('describe the changes of a product in order', async () => {
    await write('600001', true);
    time += 1_000;
    await write('600001', false);
    time += 1_000;
    await write('600001', true);
    time += 1_000;
    const product = commerce.api('manage_project').products().withKey({ key: '600001' });
    const published = (await product.get().execute()).body;
    const remove = (version: number) => product.delete({ queryArgs: { version } }).execute();
    await expect(remove(published.version)).rejects.toMatchObject({ body: { errors: [{ code: 'InvalidOperation' }] } });
    const actions = [{ action: 'unpublish' as const }];
    const { body } = await product.post({ body: { version: published.version, actions } }).execute();
    await remove(body.version);
    expect(await listMessages('600001')).toEqual([
      ['ProductCreated', 1],
      ['ProductPublished', 2],
      ['ProductUnpublished', 3],
      ['ProductPublished', 4],
      ['ProductUnpublished', 5],
      ['ProductDeleted', 6],
    ]);
  });

  it('are available for 15 days, and keep the numbering after deletion', async () => {
    await write('600002', true);
    time += 16 * day;
    expect(await listMessages('600002')).toEqual([]);
    await deleteOldMessages(commerce.context.db, new Date(time));
    const { left } = await commerce.context.db
      .selectFrom('message')
      .select(({ fn }) => fn.countAll<string>().as('left'))
      .executeTakeFirstOrThrow();
    // The last one of each of the two products.
    expect(Number(left)).toBe(2);
    await write('600002', true);
    expect(await listMessages('600002')).toEqual([['ProductPublished', 3]]);
  });

  it('report the start and the end of a discount', async () => {
    const at = (inDays: number) => new Date(time + inDays * day).toISOString();
    await commerce
      .api('manage_project')
      .productDiscounts()
      .post({
        body: {
          ...{ key: 'weekend', name: { es: 'Fin de semana' }, value: { type: 'external' }, predicate: '1 = 1' },
          ...{ sortOrder: '0.95', isActive: true, validFrom: at(1), validUntil: at(3) },
        },
      })
      .execute();
    const colones = (centAmount: number) => ({ currencyCode: 'CRC', centAmount });
    const discounted = { value: colones(150_000), discount: { key: 'weekend' } };
    await write('600003', true, [{ value: colones(300_000), country: 'CR', discounted }]);
    const written = await listMessages('600003');
    await refreshPrices(commerce.context);
    expect(await listMessages('600003')).toEqual(written);
    for (const days of [2, 2]) {
      time += days * day;
      await refreshPrices(commerce.context);
    }
    expect((await listMessages('600003')).slice(written.length)).toEqual([
      ['ProductPriceDiscountsSet', 3],
      ['ProductPriceDiscountsSet', 4],
    ]);
  });

  it('exclude an unpublished product from projections unless the staged one is requested', async () => {
    await write('600003', false);
    const projections = commerce.api('view_products').productProjections();
    const where = 'key = "600003"';
    expect((await projections.get({ queryArgs: { where } }).execute()).body.results).toEqual([]);
    expect((await projections.get({ queryArgs: { where, staged: true } }).execute()).body.results).toHaveLength(1);
    const one = projections.withKey({ key: '600003' });
    await expect(one.get().execute()).rejects.toMatchObject({ statusCode: 404 });
    expect((await one.get({ queryArgs: { staged: true } }).execute()).body.published).toBe(false);
  });
});
