import type { CommerceApi } from '@tarima/commerce-client/client';
import { PlatformError } from '@tarima/commerce-client/errors';
import { describe, expect, it, vi } from 'vitest';
import type { CommercePort } from '../../application/ports.ts';
import type { PayableCart } from '../../domain/cart.ts';
import { createCommerceUpstream } from './client.ts';

const cents = (centAmount: number) => ({ type: 'centPrecision', centAmount, currencyCode: 'CRC', fractionDigits: 2 });
const stored = { id: 'cart-1', version: 8, cartState: 'Active', totalPrice: cents(0), lineItems: [] };

const held = { id: 'cart-1', version: 8 } as PayableCart;

/** Creates a fake platform whose only cart is `stored`, in this state; `refusal` is its response to changes and orders. */
function createPlatform(cartState = 'Active', refusal?: PlatformError) {
  const get = vi.fn(() => ({ execute: async () => ({ body: { ...stored, cartState } }) }));
  const post = vi.fn(() => ({ execute: async () => (refusal ? Promise.reject(refusal) : { body: stored }) }));
  const error = vi.fn();
  const api = { inStore: () => ({ carts: () => ({ withId: () => ({ get, post }) }), orders: () => ({ post }) }) };
  return { get, post, error, commerce: createCommerceUpstream(api as unknown as CommerceApi, { error }) };
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

describe.each([
  ['addPayment', (commerce: CommercePort) => commerce.addPayment('CR', held, 'payment-1')],
  ['createOrder', (commerce: CommercePort) => commerce.createOrder('CR', held, 'A1')],
])('InvalidOperation for %s', (_name, call) => {
  const refusal = new PlatformError(400, 'InvalidOperation', false);

  it.each(['Ordered', 'Merged'])('means that the cart is gone when its state is %s', async (state) => {
    const { commerce, error } = createPlatform(state, refusal);
    await expect(call(commerce)).rejects.toMatchObject({ reason: 'CART_ORDERED' });
    expect(error).not.toHaveBeenCalled();
  });

  it.each(['Active', 'Frozen'])('is a refusal for good and is logged when the state is %s', async (state) => {
    const { commerce, error } = createPlatform(state, refusal);
    await expect(call(commerce)).rejects.toMatchObject({ reason: 'REJECTED' });
    expect(error).toHaveBeenCalledExactlyOnceWith({ err: refusal, cartId: 'cart-1' }, expect.any(String));
  });
});
