import type { CommerceApi } from '@tarima/commerce-client/client';
import { expect, it, vi } from 'vitest';
import type { PayableCart } from '../../domain/cart.ts';
import { createCommerceUpstream } from './client.ts';

const cents = (centAmount: number) => ({ type: 'centPrecision', centAmount, currencyCode: 'CRC', fractionDigits: 2 });
const stored = { id: 'cart-1', version: 8, cartState: 'Active', totalPrice: cents(0), lineItems: [] };

/** Creates a fake platform whose only cart is `stored`. */
function createPlatform() {
  const get = vi.fn(() => ({ execute: async () => ({ body: stored }) }));
  const post = vi.fn(() => ({ execute: async () => ({ body: stored }) }));
  const api = { inStore: () => ({ carts: () => ({ withId: () => ({ get, post }) }) }) };
  return { get, post, commerce: createCommerceUpstream(api as unknown as CommerceApi) };
}

it.each(['', '../../x', 'x\u0000y', '\ud800', 'x'.repeat(5_000)])('does not request a cart %j', async (id) => {
  const { get, commerce } = createPlatform();
  expect(await commerce.findCart('CR', id)).toBeUndefined();
  expect(get).not.toHaveBeenCalled();
});

it('holds only the version of a cart that was checked', async () => {
  const { post, commerce } = createPlatform();
  const seen = { id: 'cart-1', version: 7 } as PayableCart;
  await expect(commerce.holdCart('CR', seen, { attemptId: 'a', minutes: 15 })).rejects.toMatchObject({
    reason: 'CART_CHANGED',
  });
  expect(post).not.toHaveBeenCalled();
});
