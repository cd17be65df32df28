import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommerceFixture, startCommerce } from './testing/commerce-fixture.ts';

let commerce: CommerceFixture;
beforeAll(async () => {
  commerce = await startCommerce();
});
afterAll(() => commerce.close());

/** Creates a payment with this key and an optional fault. */
const createPayment = (key: string, fault?: string) => {
  const body = { key, amountPlanned: { centAmount: 100, currencyCode: 'CRC' } };
  return commerce
    .api('manage_project')
    .payments()
    .post({ body, headers: fault ? { 'x-sandbox-fault': fault } : {} })
    .execute();
};
const exists = async (key: string) => {
  const page = await commerce
    .api('manage_project')
    .payments()
    .get({ queryArgs: { where: `key="${key}"` } })
    .execute();
  return page.body.results.length === 1;
};

describe('requested faults', () => {
  it('lose the response of a processed request', async () => {
    await expect(createPayment('lost', 'lose-reply')).rejects.toThrow();
    expect(await exists('lost')).toBe(true);
  });

  it('return a status without processing the request', async () => {
    await expect(createPayment('busy', '503')).rejects.toMatchObject({ statusCode: 503 });
    expect(await exists('busy')).toBe(false);
  });

  it('delay a request, and are rejected when unknown', async () => {
    const order: string[] = [];
    await Promise.all([
      createPayment('late', 'delay=1000').then(() => order.push('late')),
      createPayment('soon').then(() => order.push('soon')),
    ]);
    expect(order).toEqual(['soon', 'late']);
    await expect(createPayment('odd', 'explode')).rejects.toMatchObject({ statusCode: 400 });
  });
});
