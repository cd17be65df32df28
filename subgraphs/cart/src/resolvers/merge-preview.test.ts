import { money } from '@tarima/markets/money';
import { beforeEach, describe, expect, it } from 'vitest';
import { failure, guest, member, startCartGraph } from '../testing/cart-graph.ts';
import { buildCart, buildLine } from '../testing/fake-store.ts';

const { send, given, run } = await startCartGraph();

const values = 'itemCount subtotal { centAmount } serviceFee { centAmount }';
const preview = `query ($keepSaved: Boolean!, $keepGuest: Boolean!, $clubKey: ID) {
  mergePreview(keepSaved: $keepSaved, keepGuest: $keepGuest, clubKey: $clubKey) { ${values}
    changes { line { variant { sku } } quantity } } }`;
const merge = `mutation ($input: MergeCartsInput!) { mergeCarts(input: $input) {
  ... on MergeCartsSuccess { cart { ${values} } } } }`;
const both = { keepSaved: true, keepGuest: true };

const savedOwner = { kind: 'member', membershipNumber: '64011045120001' } as const;
const guestOwner = { kind: 'guest', guestId: 'guest' } as const;
const line = (sku: string, quantity: number, cents: number) =>
  buildLine({ sku, quantity, unitPrice: money(cents, 'CRC') });

describe('the preview of a merge', () => {
  // The maximum quantity is 10, the service fee 300 for items below 2,000, and `gone-1` is no longer sold.
  beforeEach(() => {
    given.store.offers.set('rice-1', { unitCents: 100, available: 4 });
    given.store.offers.set('oil-1', { unitCents: 1_500, available: 4 });
    given.store.put(savedOwner, buildCart({ lines: [line('rice-1', 6, 100)] }));
    const filled = [line('rice-1', 6, 100), line('oil-1', 1, 1_500), line('gone-1', 2, 900)];
    given.store.put(guestOwner, buildCart({ lines: filled }));
  });

  it.each([
    [
      'both carts',
      both,
      { itemCount: 11, subtotal: { centAmount: 2_500 }, serviceFee: null },
      [
        { line: { variant: { sku: 'rice-1' } }, quantity: 10 },
        { line: { variant: { sku: 'gone-1' } }, quantity: 0 },
      ],
    ],
    [
      'the saved cart',
      { keepSaved: true, keepGuest: false },
      { itemCount: 6, subtotal: { centAmount: 600 }, serviceFee: { centAmount: 300 } },
      [],
    ],
    [
      'the guest’s cart',
      { keepSaved: false, keepGuest: true },
      { itemCount: 9, subtotal: { centAmount: 3_900 }, serviceFee: null },
      [],
    ],
  ])('shows the result of keeping %s, and changes nothing (MERGE-17)', async (_kept, kept, cart, changes) => {
    const { data } = await run(preview, kept, member);
    expect(data.mergePreview).toEqual({ ...cart, changes });
    expect(given.store.writes).toEqual([]);
    const merged = await send(merge, kept, member);
    expect(merged.data.mergeCarts.cart).toEqual(cart);
  });

  const none = { data: { mergePreview: null } };

  it('is null when no cart is kept (MERGE-18)', async () => {
    expect(await run(preview, { keepSaved: false, keepGuest: false }, member)).toEqual(none);
  });

  it('is null when the merge would exceed the limit of lines (MERGE-18)', async () => {
    given.maximumLines = 1;
    expect(await run(preview, both, member)).toEqual(none);
  });

  it('is null when a product that is no longer sold exceeds the limit of lines (MERGE-18, MERGE-29)', async () => {
    given.maximumLines = 2;
    expect(await run(preview, both, member)).toEqual(none);
    const { data } = await send(
      `mutation ($input: MergeCartsInput!) { mergeCarts(input: $input) { ${failure} } }`,
      both,
      member,
    );
    expect(data.mergeCarts.code).toBe('LINE_LIMIT_EXCEEDED');
  });

  it('uses the saved cart’s club when the chosen one does not sell its lines (MERGE-17, MERGE-35)', async () => {
    given.store.clubOffers.set('6402', new Map([['oil-1', { unitCents: 9_000, available: 4 }]]));
    const kept = { ...both, clubKey: '6402' };
    const { data } = await run(preview, kept, member);
    const { changes: _changes, ...result } = data.mergePreview;
    expect(result).toMatchObject({ itemCount: 11, subtotal: { centAmount: 2_500 } });
    expect((await send(merge, kept, member)).data.mergeCarts.cart).toEqual(result);
  });

  it('is null without a guest’s cart (MERGE-18)', async () => {
    const neverGuest = { kind: 'member', subject: 'ana', membershipNumber: '64011045120001' } as const;
    expect(await run(preview, both, neverGuest)).toEqual(none);
    expect(await run(preview, both, { ...neverGuest, guestId: 'without-a-cart' })).toEqual(none);
    expect(await run(preview, both, guest)).toEqual(none);
  });
});
