import { describe, expect, it } from 'vitest';
import { addressOf } from '../testing/addresses.ts';
import { cartOf, lineOf, serviceFeeRetries, windowRules } from '../testing/fake-store.ts';
import { type Change, mergeOf } from './command.ts';
import type { DeliveryChoice } from './delivery.ts';
import { difference } from './difference.ts';
import { applied, draftOf, emptyDraft, isFailure } from './draft.ts';
import type { CartRules, Facts } from './rules.ts';
import { owesServiceFee } from './service-fee.ts';

const rules: CartRules = {
  maximumQuantity: 10,
  maximumLines: 100,
  serviceFee: { sku: 'fee-1', minimumOrderCents: 5_000 },
  serviceFeeRetries,
  windows: windowRules,
};
const facts: Facts = new Map([
  ['rice-1', { unitCents: 1_000, available: 8 }],
  ['oil-1', { unitCents: 2_000, available: 100 }],
]);
const rice = lineOf({ sku: 'rice-1', quantity: 2 });
const cart = cartOf({ lines: [rice] });
const pickup: DeliveryChoice = {
  method: 'PICK_UP_IN_CLUB',
  clubKey: '6402',
  address: addressOf({ alias: 'Zapote', street: '400 m sur' }),
};
/** A cart whose pickup at 6402 is chosen. */
const pickedUp = cartOf({
  lines: [rice],
  clubKey: '6402',
  delivery: {
    method: 'PICK_UP_IN_CLUB',
    clubKey: '6402',
    address: null,
    distanceKm: null,
    speed: null,
    window: null,
  },
});
const add = (sku: string, quantity: number, clubKey: string | null = null): Change => ({
  kind: 'add',
  sku,
  quantity,
  clubKey,
});

describe('a change of a cart', () => {
  it.each<[string, Change, object]>([
    ['grows an existing line (CART-10)', add('rice-1', 3), { lines: [{ sku: 'rice-1', quantity: 5 }] }],
    [
      'adds a new line at the end (CART-9)',
      add('oil-1', 1),
      { lines: [{ sku: 'rice-1' }, { sku: 'oil-1', quantity: 1 }] },
    ],
    ['may ask for all there is (CART-27)', add('rice-1', 6), { lines: [{ quantity: 8 }] }],
    ['may not ask for more (CART-27)', add('rice-1', 7), { code: 'OUT_OF_STOCK', availableQuantity: 8 }],
    ['takes the maximum (CART-22)', add('oil-1', 10), { lines: [{ sku: 'rice-1' }, { sku: 'oil-1', quantity: 10 }] }],
    [
      'keeps to the maximum, counting what is there (CART-22)',
      add('rice-1', 9),
      { code: 'QUANTITY_LIMIT_EXCEEDED', maximum: 10 },
    ],
    ['needs a known product (CART-30)', add('nope-1', 1), { code: 'PRODUCT_UNAVAILABLE' }],
    ['sets a quantity', { kind: 'changeQuantity', lineId: rice.id, quantity: 1 }, { lines: [{ quantity: 1 }] }],
    [
      'needs the line (CART-14)',
      { kind: 'changeQuantity', lineId: 'other', quantity: 1 },
      { code: 'CART_LINE_NOT_FOUND' },
    ],
    ['removes a line (CART-13)', { kind: 'remove', lineId: rice.id }, { lines: [] }],
    ['removes a line that is gone (CART-13)', { kind: 'remove', lineId: 'gone' }, { lines: [{ sku: 'rice-1' }] }],
    ['follows the chosen club (CART-35)', add('oil-1', 1, '6401'), { clubKey: '6401' }],
    [
      'keeps what a chosen club has too little of (CART-44)',
      { kind: 'deliver', choice: pickup, fitToStock: false },
      { lines: [{ sku: 'rice-1', quantity: 2 }] },
    ],
    [
      'is bound by a chosen delivery (CART-36)',
      { kind: 'deliver', choice: pickup, fitToStock: false },
      { clubKey: '6402', choice: pickup },
    ],
  ])('%s', (_what, change, expected) => {
    expect(applied(draftOf(cart), cart, change, rules, facts)).toMatchObject(expected);
  });

  it('may take pieces out that the shelf no longer has (CART-28, CART-29)', () => {
    const change: Change = { kind: 'changeQuantity', lineId: rice.id, quantity: 1 };
    expect(applied(draftOf(cart), cart, change, rules, new Map())).toMatchObject({ lines: [{ quantity: 1 }] });
    expect(applied(draftOf(cart), cart, { ...change, quantity: 3 }, rules, new Map())).toEqual({
      code: 'OUT_OF_STOCK',
      availableQuantity: 0,
    });
  });

  it('stays at the club of the delivery, whatever club is chosen later (CART-36)', () => {
    const change = add('oil-1', 1, '6401');
    expect(applied(draftOf(pickedUp), pickedUp, change, rules, facts)).toMatchObject({ clubKey: '6402' });
  });

  it('has nothing to deliver or remove without a cart (CART-14)', () => {
    const empty = emptyDraft(cart.market);
    expect(applied(empty, undefined, { kind: 'deliver', choice: pickup, fitToStock: false }, rules, facts)).toEqual({
      code: 'CART_NOT_FOUND',
    });
    expect(applied(empty, undefined, { kind: 'remove', lineId: 'x' }, rules, facts)).toEqual({
      code: 'CART_LINE_NOT_FOUND',
    });
  });

  it('merges lines up to the maximum and leaves out what is not sold (MERGE-26, MERGE-27, MERGE-28)', () => {
    const change: Change = {
      kind: 'merge',
      log: [],
      pastGuest: null,
      lines: [
        { sku: 'rice-1', quantity: 9 },
        { sku: 'oil-1', quantity: 3 },
        { sku: 'gone-1', quantity: 1 },
      ],
      from: { cartId: 'guest', version: 1 },
      clubKey: null,
    };
    expect(applied(draftOf(cart), cart, change, rules, facts)).toMatchObject({
      lines: [
        { sku: 'rice-1', quantity: 10 },
        { sku: 'oil-1', quantity: 3 },
      ],
    });
  });
});

describe('the club of a merge', () => {
  const change = mergeOf(cartOf({ lines: [lineOf({ sku: 'oil-1' })] }), '6401');

  it('counts while neither pickup nor delivery is chosen (MERGE-35)', () => {
    const stays = cartOf({ lines: [rice], clubKey: '6402' });
    expect(applied(draftOf(stays), stays, change, rules, facts)).toMatchObject({ clubKey: '6401' });
  });

  it('gives way to the club of a chosen pickup (MERGE-35)', () => {
    expect(applied(draftOf(pickedUp), pickedUp, change, rules, facts)).toMatchObject({ clubKey: '6402' });
  });
});

describe('the difference between a cart and its draft', () => {
  it('is nothing when nothing changed (CART-34)', () => {
    expect(difference(cart, draftOf(cart), null)).toEqual([]);
  });

  it('folds duplicates into the first line (CART-12)', () => {
    const again = lineOf({ sku: 'rice-1', quantity: 3 });
    const doubled = cartOf({ lines: [rice, again] });
    expect(difference(doubled, draftOf(doubled), null)).toEqual([
      { kind: 'removeLine', lineId: again.id },
      { kind: 'setQuantity', lineId: rice.id, quantity: 5 },
    ]);
  });

  it('moves every line to the chosen club, the fee too (CART-37)', () => {
    const fee = lineOf({ sku: 'fee-1' });
    const paying = cartOf({ lines: [rice], feeLines: [fee] });
    const moved = applied(
      draftOf(paying),
      paying,
      { kind: 'deliver', choice: pickup, fitToStock: false },
      rules,
      facts,
    );
    if (isFailure(moved)) throw new Error(moved.code);
    expect(difference(paying, moved, 'fee-1')).toEqual([
      { kind: 'moveLine', lineId: rice.id, placeKey: '6402' },
      { kind: 'moveLine', lineId: fee.id, placeKey: '6402' },
      { kind: 'setClub', clubKey: '6402' },
      { kind: 'deliver', choice: pickup },
    ]);
  });

  it('has the fee once, as one piece (DELIVERY-103)', () => {
    const fees = [lineOf({ sku: 'fee-1', quantity: 2 }), lineOf({ sku: 'fee-1' })];
    const faulty = cartOf({ lines: [rice], feeLines: fees });
    expect(difference(faulty, draftOf(faulty), 'fee-1')).toEqual([
      { kind: 'removeLine', lineId: fees[1]?.id },
      { kind: 'setQuantity', lineId: fees[0]?.id, quantity: 1 },
    ]);
    expect(difference(faulty, draftOf(faulty), null)).toEqual(
      fees.map(({ id }) => ({ kind: 'removeLine', lineId: id })),
    );
  });
});

describe('the service fee', () => {
  const five = cartOf({ lines: [lineOf({ sku: 'rice-1', quantity: 5 })] });
  it.each<[string, boolean, Parameters<typeof owesServiceFee>]>([
    ['is owed under the minimum order', true, [draftOf(cart), cart, rules.serviceFee, facts]],
    ['is not owed at the minimum order', false, [draftOf(five), five, rules.serviceFee, facts]],
    [
      'goes by what goods cost now',
      true,
      [draftOf(five), five, rules.serviceFee, new Map([['rice-1', { unitCents: 999, available: 1 }]])],
    ],
    ['is not owed for an empty cart', false, [emptyDraft(cart.market), undefined, rules.serviceFee, facts]],
    ['is not owed where it is switched off', false, [draftOf(cart), cart, null, facts]],
  ])('%s', (_what, owed, parameters) => {
    expect(owesServiceFee(...parameters)).toBe(owed);
  });
});
