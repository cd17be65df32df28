import type { ShoppingTab, TabCart, TabPayment } from '@tarima/client/shopping-tab';
import { expect, it, vi } from 'vitest';
import { createCartRecord } from './cart-record.ts';
import { payInTab } from './payment.ts';
import { createPlan } from './plan.ts';
import { createWatch } from './watch.ts';

const cart: TabCart = {
  id: 'cart-1',
  lines: [{ id: 'line-1', sku: '110101-1', quantity: 1 }],
  deliveryMethod: 'PICK_UP_IN_CLUB',
  total: { centAmount: 500, currency: 'CRC' },
  isLocked: false,
  isReadyForCheckout: true,
};
const completed: TabPayment = { type: 'completed', orderNumber: 'CR-1' };
const refused: TabPayment = { type: 'problem', reason: 'PEC_503', hasMessage: true };

/** Pays in a tab of which these parts behave as given. */
function payWith(parts: Partial<ShoppingTab>, isDoubleClick = false) {
  const shop = { countQueued: () => 0, openCheckout: async () => cart, pay: async () => completed, ...parts };
  const session = {
    plan: { ...createPlan(1, 1), card: 'approved', shopper: 'guest', isDoubleClick } as const,
    record: createCartRecord(),
    watch: createWatch(),
    recordCart: (shown: TabCart | null) => shown,
  };
  return payInTab(session, { shop: shop as ShoppingTab, reload: () => undefined }, false);
}

it('does not pay while changes of the cart wait for a connection, as the page (CHECKOUT-454)', async () => {
  let queued = 1;
  const reconnect = vi.fn(() => {
    queued = 0;
  });
  const pay = vi.fn(async () => {
    expect(queued).toBe(0);
    return completed;
  });
  const { outcomes } = await payWith({ countQueued: () => queued, reconnect, pay });
  expect(outcomes).toEqual([completed]);
  expect(reconnect).toHaveBeenCalledOnce();
});

it('records the outcomes of a double click in the order in which the page shows them', async () => {
  const second = Promise.withResolvers<void>();
  const pay = vi
    .fn<ShoppingTab['pay']>()
    .mockImplementationOnce(() => second.promise.then(() => completed))
    .mockImplementationOnce(async () => {
      setTimeout(second.resolve);
      return refused;
    });
  expect((await payWith({ pay }, true)).outcomes).toEqual([refused, completed]);
});
