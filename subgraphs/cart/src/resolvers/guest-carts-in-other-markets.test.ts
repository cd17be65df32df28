import { getMarket } from '@tarima/markets/table';
import type { Identity } from '@tarima/service-kit/caller';
import { beforeEach, describe, expect, it } from 'vitest';
import { add, failure, guest, member, startCartGraph } from '../testing/cart-graph.ts';
import { buildCart, buildLine } from '../testing/fake-store.ts';

const { send, given } = await startCartGraph();

const merge = `mutation ($input: MergeCartsInput!) { mergeCarts(input: $input) { __typename ${failure} } }`;
const restore = `mutation ($input: RestoreCartInput!) { restoreCart(input: $input) { __typename ${failure}
  ... on RestoreCartSuccess { cart { lines { variant { sku } } } } } }`;
const listCarts = '{ cartsInOtherMarkets { marketCode itemCount } }';
const both = { keepSaved: true, keepGuest: true };
const guestOwner = { kind: 'guest', guestId: 'guest' } as const;
const owner = { kind: 'member', membershipNumber: '64011045120001' } as const;
const inJamaica = (sku: string) => buildCart({ market: getMarket('JM'), lines: [buildLine({ sku })] });
const inJamaicaAs = async (identity: Identity) =>
  (
    await send(
      '{ cart { lines { variant { sku } } } restorableCarts { id itemCount } }',
      undefined,
      identity,
      'en',
      'JM',
    )
  ).data;
/** The member after the guest session ended. */
const signedIn: Identity = { kind: 'member', subject: 'ana', membershipNumber: '64011045120001' };

describe('a guest’s cart in another market', () => {
  beforeEach(async () => {
    given.store.offers.set('oil-1', { unitCents: 1_000, available: 100 });
    given.store.put(guestOwner, inJamaica('oil-1'));
    await send(add, { sku: 'rice-1' }, guest);
  });

  it('is listed for the member who was that guest (MERGE-54)', async () => {
    expect((await send(listCarts, undefined, member)).data.cartsInOtherMarkets).toEqual([
      { marketCode: 'JM', itemCount: 1 },
    ]);
    given.store.put(owner, inJamaica('rice-1'));
    expect((await send(listCarts, undefined, member)).data.cartsInOtherMarkets).toHaveLength(2);
  });

  it('is assigned to the member by a merge in this market (MERGE-59)', async () => {
    expect((await send(merge, both, member)).data.mergeCarts.__typename).toBe('MergeCartsSuccess');
    expect((await send(listCarts, undefined, signedIn)).data.cartsInOtherMarkets).toEqual([
      { marketCode: 'JM', itemCount: 1 },
    ]);
    expect(await inJamaicaAs(signedIn)).toEqual({
      cart: { lines: [{ variant: { sku: 'oil-1' } }] },
      restorableCarts: [],
    });
  });

  it('can be restored after the merge when the member has a cart there (MERGE-60)', async () => {
    given.store.put(owner, inJamaica('rice-1'));
    await send(merge, both, member);
    const { cart, restorableCarts } = await inJamaicaAs(signedIn);
    expect(cart.lines).toEqual([{ variant: { sku: 'rice-1' } }]);
    expect(restorableCarts).toMatchObject([{ itemCount: 1 }]);
    const restored = await send(restore, { cartId: restorableCarts[0].id }, signedIn, 'en', 'JM');
    expect(restored.data.restoreCart.cart.lines).toHaveLength(2);
  });

  it('replaces an empty cart of the member (MERGE-59)', async () => {
    given.store.put(owner, buildCart({ market: getMarket('JM') }));
    await send(merge, both, member);
    expect((await inJamaicaAs(signedIn)).cart.lines).toEqual([{ variant: { sku: 'oil-1' } }]);
  });

  it('is assigned once when the response is lost (MERGE-59)', async () => {
    given.store.faults.push('lose-response');
    expect((await send(merge, both, member)).data.mergeCarts.__typename).toBe('MergeCartsSuccess');
    expect((await inJamaicaAs(signedIn)).cart.lines).toEqual([{ variant: { sku: 'oil-1' } }]);
  });

  it('fails the merge while a payment locks it, so that the guest session goes on (MERGE-61)', async () => {
    given.store.put(guestOwner, { ...inJamaica('oil-1'), isLocked: true });
    expect((await send(merge, both, member)).data.mergeCarts.code).toBe('CART_LOCKED_BY_PAYMENT');
  });
});
