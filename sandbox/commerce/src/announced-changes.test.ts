import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CommerceFixture, startCommerce } from './testing/commerce-fixture.ts';

let announced = 0;
let commerce: CommerceFixture;
beforeAll(async () => {
  commerce = await startCommerce({
    onChange: () => {
      announced += 1;
    },
  });
});
afterAll(() => commerce.close());

it('announces a change after a write and none after a read', async () => {
  const api = commerce.api('manage_project');
  const before = announced;
  await api.inventory().get().execute();
  expect(announced).toBe(before);
  await api
    .inventory()
    .post({ body: { sku: '600001-1', quantityOnStock: 3 } })
    .execute();
  expect(announced).toBe(before + 1);
});
