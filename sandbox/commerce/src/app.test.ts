import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommerceFixture, startCommerce } from './testing/commerce-fixture.ts';

let commerce: CommerceFixture;
beforeAll(async () => {
  commerce = await startCommerce();
});
afterAll(() => commerce.close());

it('responds to an unknown address in the platform’s format', async () => {
  const response = await fetch(`${commerce.url}/other-project/carts`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({
    statusCode: 404,
    message: expect.any(String),
    errors: [{ code: 'ResourceNotFound' }],
  });
});

describe('x-correlation-id', () => {
  const request = async (headers: Record<string, string>) =>
    (await fetch(`${commerce.url}/tarima/carts`, { headers })).headers.get('x-correlation-id');

  it('is that of the request', async () => {
    expect(await request({ 'x-correlation-id': 'shop/01234567-89ab' })).toBe('shop/01234567-89ab');
  });

  it.each<Record<string, string>>([{}, { 'x-correlation-id': 'x' }])('is a new id for %j', async (headers) => {
    const ids = [await request(headers), await request(headers)];
    expect(ids).toEqual([expect.stringMatching(/^[\w-]{36}$/), expect.stringMatching(/^[\w-]{36}$/)]);
    expect(ids[0]).not.toBe(ids[1]);
  });
});
