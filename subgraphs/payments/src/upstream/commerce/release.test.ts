import type { CartUpdateAction } from '@commercetools/platform-sdk';
import { expect, it } from 'vitest';
import { RefusedError } from '../../domain/refused-error.ts';
import { createRelease } from './release.ts';
import { cartSchema, type WireCart } from './wire.ts';

const cents = { centAmount: 0, currencyCode: 'CRC', fractionDigits: 2 };
const free = cartSchema.parse({ id: 'cart', version: 7, cartState: 'Active', totalPrice: cents, lineItems: [] });
const heldBy = (attemptId: string): WireCart => ({
  ...free,
  cartState: 'Frozen',
  lock: {},
  paymentInfo: { payments: [{ id: 'payment-1' }] },
  custom: { fields: { attempt_id: attemptId } },
});

/** A platform with one cart, which knows of the actions that releasing sends. */
function platform(cart: WireCart | undefined) {
  const state = { cart, updates: [] as string[][] };
  const update = async (_market: string, { version }: { version: number }, actions: CartUpdateAction[]) => {
    if (!state.cart || version !== state.cart.version) throw new RefusedError('CART_CHANGED');
    state.updates.push(actions.map(({ action }) => action));
    let next: WireCart = { ...state.cart, version: version + 1 };
    for (const action of actions) {
      if (action.action === 'setCustomField')
        next = { ...next, custom: { fields: { attempt_id: action.value ?? undefined } } };
      if (action.action === 'unlockCart') next = { ...next, lock: undefined };
      if (action.action === 'unfreezeCart') next = { ...next, cartState: 'Active' };
      if (action.action === 'removePayment') next = { ...next, paymentInfo: { payments: [] } };
    }
    state.cart = next;
    return next;
  };
  return { state, update, release: createRelease({ read: async () => state.cart, update }) };
}

it('gives back a cart that the attempt holds, in one update', async () => {
  const { state, release } = platform(heldBy('attempt'));
  await release.releaseCartForGood('CR', 'cart', 'attempt');
  expect(state.updates).toEqual([['removePayment', 'unfreezeCart', 'setCustomField', 'unlockCart']]);
  expect(state.cart).toMatchObject({ version: 8, cartState: 'Active', lock: undefined });
});

it('moves the version of a cart that is not held, so that a late hold is refused', async () => {
  const { state, release } = platform(free);
  await release.releaseCartForGood('CR', 'cart', 'attempt');
  expect(state.cart?.version).toBeGreaterThan(free.version);
  expect(state.cart?.custom?.fields.attempt_id).toBeUndefined();
  const moved = state.cart?.version;
  await release.releaseCart('CR', 'cart', 'attempt');
  expect(state.cart?.version).toBe(moved);
});

it('releases a hold that arrives between its reading and its writing', async () => {
  const given = platform(free);
  const read = async () => {
    const seen = given.state.cart;
    if (seen === free) given.state.cart = { ...heldBy('attempt'), version: 8 };
    return seen;
  };
  await createRelease({ read, update: given.update }).releaseCartForGood('CR', 'cart', 'attempt');
  expect(given.state.cart).toMatchObject({ cartState: 'Active', lock: undefined });
});

it.each(['releaseCart', 'releaseCartForGood'] as const)(
  '%s leaves a cart alone that another attempt holds',
  async (name) => {
    const { state, release } = platform(heldBy('another'));
    await release[name]('CR', 'cart', 'attempt');
    expect(state.updates).toEqual([]);
  },
);

it('takes payments off a cart once, and tells when it was ordered or is gone', async () => {
  const { state, release } = platform(heldBy('attempt'));
  expect(await release.withdrawPayments('CR', 'cart')).toBe('WITHDRAWN');
  expect(await release.withdrawPayments('CR', 'cart')).toBe('WITHDRAWN');
  expect(state.updates).toEqual([['removePayment']]);
  expect(await platform({ ...free, cartState: 'Ordered' }).release.withdrawPayments('CR', 'cart')).toBe('CLOSED');
  expect(await platform(undefined).release.withdrawPayments('CR', 'cart')).toBe('CLOSED');
});
