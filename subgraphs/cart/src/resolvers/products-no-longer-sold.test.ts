import { money } from '@tarima/markets/money';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { productUnavailable } from '../domain/failure.ts';
import { failure, member, startCartGraph } from '../testing/cart-graph.ts';
import { buildCart, buildLine } from '../testing/fake-store.ts';

const { send, given, run } = await startCartGraph();

const owner = { kind: 'guest', guestId: 'guest' } as const;
const savedOwner = { kind: 'member', membershipNumber: '64011045120001' } as const;
const rice = buildLine({ sku: 'rice-1', quantity: 2, unitPrice: money(1_000, 'CRC') });
const gone = buildLine({ sku: 'gone-1', quantity: 5, unitPrice: money(700, 'CRC') });
const listQuantities = () => given.store.findCurrent(owner)?.lines.map(({ sku, quantity }) => [sku, quantity]);

describe('a cart with a product that the club no longer sells', () => {
  beforeEach(() => given.store.put(owner, buildCart({ lines: [rice, gone] })));

  it.each([4, 6])('fails to set its quantity from 5 to %i (CART-28, CART-29)', async (quantity) => {
    const change = `mutation ($input: ChangeCartLineQuantityInput!) { changeCartLineQuantity(input: $input) {
      ${failure} ... on OutOfStock { availableQuantity } } }`;
    const { data } = await send(change, { lineId: gone.id, quantity });
    expect(data.changeCartLineQuantity).toMatchObject({ code: 'OUT_OF_STOCK', availableQuantity: 0 });
    expect(listQuantities()).toEqual([
      ['rice-1', 2],
      ['gone-1', 5],
    ]);
  });

  it('loses its line when the shopper removes it (CART-13, CART-29)', async () => {
    const remove = `mutation ($input: RemoveCartLineInput!) { removeCartLine(input: $input) { __typename } }`;
    const { data } = await send(remove, { lineId: gone.id });
    expect(data.removeCartLine.__typename).toBe('RemoveCartLineSuccess');
    expect(listQuantities()).toEqual([['rice-1', 2]]);
  });

  it('gets the current prices of the other lines and of the fee (CART-56, CART-57)', async () => {
    const fee = buildLine({ sku: 'fee-1', unitPrice: money(200, 'CRC') });
    given.serviceFee = { sku: 'fee-1', minimumOrderCents: 100_000 };
    given.store.put(owner, buildCart({ lines: [rice, gone], feeLines: [fee] }));
    const { data } = await send('mutation { refreshCartPrices { __typename } }');
    expect(data.refreshCartPrices.__typename).toBe('RefreshCartPricesSuccess');
    expect(given.store.findCurrent(owner)).toMatchObject({
      lines: [
        { sku: 'rice-1', unitPrice: money(1_500, 'CRC') },
        { sku: 'gone-1', unitPrice: money(700, 'CRC') },
      ],
    });
    expect(given.store.writes.flat()).toContainEqual({
      kind: 'setLineChannel',
      lineId: fee.id,
      channelKey: fee.channelKey,
    });
  });
});

describe('a price that disappears during a change', () => {
  beforeEach(() => {
    given.store.put(savedOwner, buildCart({ lines: [rice] }));
    given.store.put(owner, buildCart({ lines: [buildLine({ sku: 'rice-1' })] }));
  });
  const refuseUpdate = () =>
    vi.spyOn(given.store, 'update').mockResolvedValueOnce({ kind: 'refused', failure: productUnavailable });

  it('fails a merge with a message; a retry continues it (MERGE-22, MERGE-39)', async () => {
    const merge = `mutation ($input: MergeCartsInput!) { mergeCarts(input: $input) { __typename ${failure} } }`;
    const input = { commandId: '0b6d1f0e-6c1c-4d55-9d0a-6d1f7d2f3a11', keepSaved: true, keepGuest: true };
    refuseUpdate();
    const { data } = await run(merge, { input }, member);
    expect(data.mergeCarts).toMatchObject({ code: 'PRODUCT_UNAVAILABLE', message: expect.any(String) });
    expect((await run(merge, { input }, member)).data.mergeCarts.__typename).toBe('MergeCartsSuccess');
  });

  it('fails to restore a cart with a message (MERGE-47)', async () => {
    const merge = `mutation ($input: MergeCartsInput!) { mergeCarts(input: $input) { __typename } }`;
    await send(merge, { keepSaved: true, keepGuest: false }, member);
    const restorable = await run('{ restorableCarts { id } }', {}, member);
    const cartId = restorable.data.restorableCarts[0].id;
    const restore = `mutation ($input: RestoreCartInput!) { restoreCart(input: $input) { __typename ${failure} } }`;
    refuseUpdate();
    const { data } = await send(restore, { cartId }, member);
    expect(data.restoreCart).toMatchObject({ code: 'PRODUCT_UNAVAILABLE', message: expect.any(String) });
    expect((await send(restore, { cartId }, member)).data.restoreCart.__typename).toBe('RestoreCartSuccess');
  });
});
