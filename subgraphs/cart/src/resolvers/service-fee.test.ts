import { money } from '@tarima/markets/money';
import { describe, expect, it } from 'vitest';
import { failure, guest, startCartGraph } from '../testing/cart-graph.ts';
import { cartOf, lineOf } from '../testing/fake-store.ts';

const { ask, given } = await startCartGraph();

describe('the service fee', () => {
  const settle = `mutation { settleServiceFee { __typename ${failure}
    ... on ServiceFeeUnavailable { asksToRetry }
    ... on SettleServiceFeeSuccess { cart { isServiceFeeSettled serviceFee { centAmount } lines { id } } } } }`;
  const fee = lineOf({ sku: 'fee-1', unitPrice: money(300, 'CRC') });
  const owner = { kind: 'guest', guestId: 'guest' } as const;
  const rice = lineOf({ sku: 'rice-1', unitPrice: money(1_500, 'CRC') });

  it('comes with the next try where it could not be charged before', async () => {
    given.store.put(owner, cartOf({ lines: [rice] }));
    const { data } = await ask(settle);
    expect(data.settleServiceFee).toEqual({
      __typename: 'SettleServiceFeeSuccess',
      cart: { isServiceFeeSettled: true, serviceFee: { centAmount: 300 }, lines: [{ id: rice.id }] },
    });
    await ask(settle);
    expect(given.store.writes).toHaveLength(1);
  });

  it('goes away where it is not owed any longer', async () => {
    given.store.put(owner, cartOf({ lines: [{ ...rice, quantity: 2 }], feeLines: [fee] }));
    const { data } = await ask(settle);
    expect(data.settleServiceFee.cart).toMatchObject({ isServiceFeeSettled: true, serviceFee: null });
  });

  it('is tried three times, then told, with whether to ask the shopper', async () => {
    given.store.put(owner, cartOf({ lines: [rice] }));
    given.store.shelf.delete('fee-1');
    const { data } = await ask(settle, undefined, guest, 'en');
    expect(data.settleServiceFee).toMatchObject({ code: 'SERVICE_FEE_UNAVAILABLE', asksToRetry: true });
    expect(data.settleServiceFee.message).toContain('has not changed');
    expect(given.store.writes).toHaveLength(3);
    expect(given.store.cartOf(owner)).toMatchObject({ lines: [{ id: rice.id }], feeLines: [] });
  });

  it('follows the prices when they are brought to those of now', async () => {
    const refresh = `mutation { refreshCartPrices { __typename ${failure}
      ... on RefreshCartPricesSuccess { cart { subtotal { centAmount } serviceFee { centAmount } } } } }`;
    expect((await ask(refresh)).data.refreshCartPrices.code).toBe('CART_NOT_FOUND');
    given.store.put(owner, cartOf({ lines: [lineOf({ sku: 'rice-1', unitPrice: money(2_500, 'CRC') })] }));
    expect((await ask(refresh)).data.refreshCartPrices.cart).toEqual({
      subtotal: { centAmount: 1_500 },
      serviceFee: { centAmount: 300 },
    });
  });

  it('is nobody’s without a cart', async () => {
    const { data } = await ask(settle);
    expect(data.settleServiceFee.code).toBe('CART_NOT_FOUND');
  });
});
