import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMembers } from '../../seeds/members.ts';
import { seedCommerce } from '../seed.ts';
import { seeders } from '../seeders.ts';
import { type CommerceFixture, startCommerce } from '../testing/commerce-fixture.ts';

let commerce: CommerceFixture;
beforeAll(async () => {
  commerce = await startCommerce();
  await seedCommerce(commerce.context, seeders);
});
afterAll(() => commerce.close());

describe('the seeds', () => {
  it('fill an empty sandbox once and are idempotent', async () => {
    const count = async () =>
      (
        await commerce.database.execute(`select
          (select count(*)::int from commerce.product) as products,
          (select count(*)::int from commerce.customer) as customers,
          (select count(*)::int from commerce.orders) as orders,
          (select count(*)::int from commerce.resource where kind = 'shipping-method') as methods`)
      ).rows[0];
    const before = await count();
    expect(before?.products).toBeGreaterThanOrEqual(240);
    expect(before?.customers).toBe(buildMembers(new Date()).length);
    expect(await seedCommerce(commerce.context, seeders)).toBe(false);
    for (const seeder of seeders) await seeder.run(commerce.context, () => {});
    expect(await count()).toEqual(before);
  });

  it("create the members' past orders with prices and taxes", async () => {
    const [ana] = buildMembers(new Date());
    const queryArgs = { where: `customerId="${ana?.id}"`, sort: 'createdAt desc' };
    const { results } = (await commerce.api('manage_project').orders().get({ queryArgs }).execute()).body;
    expect(results.map(({ orderNumber }) => orderNumber).sort()).toEqual(
      ana?.orders.map(({ orderNumber }) => orderNumber).sort(),
    );
    for (const order of results) {
      expect(order.totalPrice.centAmount).toBeGreaterThan(0);
      expect(order.taxedPrice?.totalGross.centAmount).toBe(order.totalPrice.centAmount);
      expect(order.store?.key).toBe(ana?.country);
    }
  });
});
