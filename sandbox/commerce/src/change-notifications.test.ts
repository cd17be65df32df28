import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CommerceFixture, startCommerce } from './testing/commerce-fixture.ts';

let changeCount = 0;
let commerce: CommerceFixture;
beforeAll(async () => {
  commerce = await startCommerce({
    onChange: () => {
      changeCount += 1;
    },
  });
});
afterAll(() => commerce.close());

it('reports a change after a write and none after a read', async () => {
  const api = commerce.api('manage_project');
  const before = changeCount;
  await api.inventory().get().execute();
  expect(changeCount).toBe(before);
  await api
    .inventory()
    .post({ body: { sku: '600001-1', quantityOnStock: 3 } })
    .execute();
  expect(changeCount).toBe(before + 1);
});
