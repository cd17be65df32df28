import { money } from '@tarima/markets/money';
import { describe, expect, it } from 'vitest';
import { failure, guest, startCartGraph } from '../testing/cart-graph.ts';
import { buildCart, buildLine } from '../testing/fake-store.ts';

const { send, given } = await startCartGraph();

describe('the service fee', () => {
  const recalculate = `mutation { recalculateServiceFee { __typename ${failure}
    ... on ServiceFeeUnavailable { retryWaitsSeconds isRetrySuggested }
    ... on RecalculateServiceFeeSuccess { cart { isServiceFeeUpToDate serviceFee { centAmount } lines { id } } } } }`;
  const fee = buildLine({ sku: 'fee-1', unitPrice: money(300, 'CRC') });
  const owner = { kind: 'guest', guestId: 'guest' } as const;
  const rice = buildLine({ sku: 'rice-1', unitPrice: money(1_500, 'CRC') });

  it('is added when an earlier change could not add it (DELIVERY-103, DELIVERY-110)', async () => {
    given.store.put(owner, buildCart({ lines: [rice] }));
    const { data } = await send(recalculate);
    expect(data.recalculateServiceFee).toEqual({
      __typename: 'RecalculateServiceFeeSuccess',
      cart: { isServiceFeeUpToDate: true, serviceFee: { centAmount: 300 }, lines: [{ id: rice.id }] },
    });
    await send(recalculate);
    expect(given.store.writes).toHaveLength(1);
  });

  it('is removed when it is no longer due (DELIVERY-110)', async () => {
    given.store.put(owner, buildCart({ lines: [{ ...rice, quantity: 2 }], feeLines: [fee] }));
    const { data } = await send(recalculate);
    expect(data.recalculateServiceFee.cart).toMatchObject({ isServiceFeeUpToDate: true, serviceFee: null });
  });

  it('is tried once, and its failure says when to try again (DELIVERY-111, DELIVERY-112, DELIVERY-114)', async () => {
    given.serviceFeeRetries = { waitsSeconds: [3, 7], isRetrySuggested: true };
    given.store.put(owner, buildCart({ lines: [rice] }));
    given.store.offers.delete('fee-1');
    const { data } = await send(recalculate, undefined, guest, 'en');
    expect(data.recalculateServiceFee).toMatchObject({
      code: 'SERVICE_FEE_UNAVAILABLE',
      retryWaitsSeconds: [3, 7],
      isRetrySuggested: true,
    });
    expect(data.recalculateServiceFee.message).toContain('hasn’t changed');
    expect(given.store.writes).toHaveLength(1);
    expect(given.store.findCurrent(owner)).toMatchObject({ lines: [{ id: rice.id }], feeLines: [] });
  });

  it('does not suggest to ask the shopper when the configuration disables it (DELIVERY-116)', async () => {
    given.serviceFeeRetries = { ...given.serviceFeeRetries, isRetrySuggested: false };
    given.store.put(owner, buildCart({ lines: [rice] }));
    given.store.offers.delete('fee-1');
    const { data } = await send(recalculate);
    expect(data.recalculateServiceFee).toMatchObject({ code: 'SERVICE_FEE_UNAVAILABLE', isRetrySuggested: false });
  });

  it('is updated when the prices are refreshed (CART-56)', async () => {
    const refresh = `mutation { refreshCartPrices { __typename ${failure}
      ... on RefreshCartPricesSuccess { cart { subtotal { centAmount } serviceFee { centAmount } } } } }`;
    expect((await send(refresh)).data.refreshCartPrices.code).toBe('CART_NOT_FOUND');
    given.store.put(owner, buildCart({ lines: [buildLine({ sku: 'rice-1', unitPrice: money(2_500, 'CRC') })] }));
    expect((await send(refresh)).data.refreshCartPrices.cart).toEqual({
      subtotal: { centAmount: 1_500 },
      serviceFee: { centAmount: 300 },
    });
  });

  it('cannot be recalculated without a cart', async () => {
    const { data } = await send(recalculate);
    expect(data.recalculateServiceFee.code).toBe('CART_NOT_FOUND');
  });
});
