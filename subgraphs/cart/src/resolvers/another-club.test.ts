import { beforeEach, describe, expect, it } from 'vitest';
import { add, deliver, startCartGraph } from '../testing/cart-graph.ts';

const { send, given } = await startCartGraph();

describe('the preview of a cart at another club', () => {
  const previewQuery = `query { cart { itemCount previewAtClub(clubKey: "6402") { club { key } itemCount
    subtotal { centAmount } serviceFee { centAmount }
    changes { line { variant { sku } quantity } quantity unitPrice { centAmount } total { centAmount } } } } }`;
  const fillCart = async () => {
    await send(add, { sku: 'rice-1', quantity: 3, clubKey: '6401' });
    await send(add, { sku: 'oil-1', clubKey: '6401' });
    given.store.clubOffers.set('6402', new Map([['rice-1', { unitCents: 1_400, available: 2 }]]));
    given.store.writes.length = 0;
  };
  beforeEach(() => given.store.offers.set('oil-1', { unitCents: 900, available: 9 }));

  it('changes nothing, and is the result of choosing the club (CART-39, CART-43)', async () => {
    await fillCart();
    const { data } = await send(previewQuery);
    expect(data.cart).toEqual({
      itemCount: 4,
      previewAtClub: {
        club: { key: '6402' },
        itemCount: 2,
        subtotal: { centAmount: 2_800 },
        serviceFee: null,
        changes: [
          {
            line: { variant: { sku: 'rice-1' }, quantity: 3 },
            quantity: 2,
            unitPrice: { centAmount: 1_400 },
            total: { centAmount: 2_800 },
          },
          {
            line: { variant: { sku: 'oil-1' }, quantity: 1 },
            quantity: 0,
            unitPrice: null,
            total: { centAmount: 0 },
          },
        ],
      },
    });
    expect(given.store.writes).toEqual([]);

    await send(deliver, { method: 'PICK_UP_IN_CLUB', clubKey: '6402', fitToStock: true });
    const cart = given.store.findCurrent({ kind: 'guest', guestId: 'guest' });
    expect(cart).toMatchObject({ clubKey: '6402', lines: [{ sku: 'rice-1', quantity: 2, channelKey: '6402' }] });
    expect(given.store.writes).toHaveLength(1);
  });

  it('reduces lines to the stock also at the current club (CART-43)', async () => {
    await send(add, { sku: 'rice-1', quantity: 3, clubKey: '6401' });
    given.store.offers.set('rice-1', { unitCents: 1_500, available: 1 });
    await send(deliver, { method: 'PICK_UP_IN_CLUB', clubKey: '6401', fitToStock: true });
    expect(given.store.findCurrent({ kind: 'guest', guestId: 'guest' })?.lines).toMatchObject([{ quantity: 1 }]);
  });

  it('keeps quantities unless `fitToStock` is set (CART-44)', async () => {
    await send(add, { sku: 'rice-1', quantity: 3, clubKey: '6401' });
    given.store.clubOffers.set('6402', new Map([['rice-1', { unitCents: 1_400, available: 2 }]]));
    await send(deliver, { method: 'PICK_UP_IN_CLUB', clubKey: '6402' });
    expect(given.store.findCurrent({ kind: 'guest', guestId: 'guest' })?.lines).toMatchObject([{ quantity: 3 }]);
  });

  it('is null for an unknown club (CART-41)', async () => {
    await fillCart();
    const { data } = await send('{ cart { previewAtClub(clubKey: "7201") { itemCount } } }');
    expect(data.cart).toEqual({ previewAtClub: null });
  });
});
