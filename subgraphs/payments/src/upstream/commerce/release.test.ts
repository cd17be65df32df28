import type { CartUpdateAction } from '@commercetools/platform-sdk';
import { expect, it } from 'vitest';
import { RefusedError } from '../../domain/refused-error.ts';
import { createRelease } from './release.ts';
import { type CartWire, cartWire } from './wire.ts';

const cents = { centAmount: 0, currencyCode: 'CRC', fractionDigits: 2 };
const freeCart = cartWire.parse({ id: 'cart', version: 7, cartState: 'Active', totalPrice: cents, lineItems: [] });
const createHeldCart = (attemptId: string): CartWire => ({
  ...freeCart,
  cartState: 'Frozen',
  lock: { createdAt: '2026-11-20T12:00:00.000Z' },
  paymentInfo: { payments: [{ id: 'payment-1' }] },
  custom: { fields: { attempt_id: attemptId } },
});

/** Creates a fake platform with one cart that applies the actions of a release. */
function createPlatform(cart: CartWire | undefined) {
  const state = { cart, updates: [] as string[][] };
  const update = async (_market: string, { version }: { version: number }, actions: CartUpdateAction[]) => {
    if (!state.cart || version !== state.cart.version) throw new RefusedError('CART_CHANGED');
    state.updates.push(actions.map(({ action }) => action));
    let next: CartWire = { ...state.cart, version: version + 1 };
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

it('releases a cart that the attempt holds, in one update', async () => {
  const { state, release } = createPlatform(createHeldCart('attempt'));
  await release.releaseCartForGood('CR', 'cart', 'attempt');
  expect(state.updates).toEqual([['removePayment', 'unfreezeCart', 'setCustomField', 'unlockCart']]);
  expect(state.cart).toMatchObject({ version: 8, cartState: 'Active', lock: undefined });
});

it('changes the version of a cart that is not held, so that a late hold is refused', async () => {
  const { state, release } = createPlatform(freeCart);
  await release.releaseCartForGood('CR', 'cart', 'attempt');
  expect(state.cart?.version).toBeGreaterThan(freeCart.version);
  expect(state.cart?.custom?.fields.attempt_id).toBeUndefined();
  const moved = state.cart?.version;
  await release.releaseCart('CR', 'cart', 'attempt');
  expect(state.cart?.version).toBe(moved);
});

it('releases a hold that arrives between the read and the update', async () => {
  const fake = createPlatform(freeCart);
  const read = async () => {
    const seen = fake.state.cart;
    if (seen === freeCart) fake.state.cart = { ...createHeldCart('attempt'), version: 8 };
    return seen;
  };
  await createRelease({ read, update: fake.update }).releaseCartForGood('CR', 'cart', 'attempt');
  expect(fake.state.cart).toMatchObject({ cartState: 'Active', lock: undefined });
});

it.each(['releaseCart', 'releaseCartForGood'] as const)(
  '%s does not change a cart that another attempt holds',
  async (name) => {
    const { state, release } = createPlatform(createHeldCart('another'));
    await release[name]('CR', 'cart', 'attempt');
    expect(state.updates).toEqual([]);
  },
);

it('removes payments of a cart once, and returns CLOSED when it was ordered or does not exist', async () => {
  const { state, release } = createPlatform(createHeldCart('attempt'));
  expect(await release.withdrawPayments('CR', 'cart')).toBe('WITHDRAWN');
  expect(await release.withdrawPayments('CR', 'cart')).toBe('WITHDRAWN');
  expect(state.updates).toEqual([['removePayment']]);
  expect(await createPlatform({ ...freeCart, cartState: 'Ordered' }).release.withdrawPayments('CR', 'cart')).toBe(
    'CLOSED',
  );
  expect(await createPlatform(undefined).release.withdrawPayments('CR', 'cart')).toBe('CLOSED');
});
