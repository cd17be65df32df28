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
  const taxCategories = () => ({ get: () => ({ execute: async () => ({ body: { results: [] } }) }) });
  const inStore = () => ({ carts: () => ({ withId: () => ({ get, post }) }), orders: () => ({ post }) });
  const platform = { api: { taxCategories }, inStore } as unknown as CommerceApi;
  return { get, post, error, commerce: createCommerceUpstream(platform, { error }) };
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

it('holds a cart as it was read, without reading it again', async () => {
  const { get, post, commerce } = createPlatform();
  const cart = await commerce.findCart('CR', 'cart-1');
  if (!cart) throw new Error('no cart');
  await commerce.holdCart('CR', cart, { attemptId: 'a', minutes: 15 });
  expect(get).toHaveBeenCalledOnce();
  expect(post).toHaveBeenCalledExactlyOnceWith({ body: { version: 8, actions: expect.any(Array) } });
});

it.each([
  [409, 'ConcurrentModification', 'CART_CHANGED'],
  [404, 'ResourceNotFound', 'CART_ORDERED'],
])('does not hold a cart that has changed since it was read: %s %s', async (status, code, reason) => {
  const { commerce } = createPlatform('Active', new PlatformError(status, code, false));
  const cart = await commerce.findCart('CR', 'cart-1');
  if (!cart) throw new Error('no cart');
  await expect(commerce.holdCart('CR', cart, { attemptId: 'a', minutes: 15 })).rejects.toMatchObject({ reason });
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
