import { describe, expect, it } from 'vitest';
import { buildAddress } from '../testing/addresses.ts';
import { buildCart, buildLine, serviceFeeRetries, windowRules } from '../testing/fake-store.ts';
import { type Change, createMergeChange } from './command.ts';
import type { DeliveryChoice } from './delivery.ts';
import { applyChange, createDraft, createEmptyDraft, isFailure } from './draft.ts';
import type { Offers } from './offer.ts';
import type { CartRules } from './rules.ts';
import { isServiceFeeDue } from './service-fee.ts';
import { computeSteps } from './steps.ts';

const rules: CartRules = {
  maximumQuantity: 10,
  maximumLines: 100,
  serviceFee: { sku: 'fee-1', minimumOrderCents: 5_000 },
  serviceFeeRetries,
  windows: windowRules,
};
const facts: Offers = new Map([
  ['rice-1', { unitCents: 1_000, available: 8 }],
  ['oil-1', { unitCents: 2_000, available: 100 }],
]);
const rice = buildLine({ sku: 'rice-1', quantity: 2 });
const cart = buildCart({ lines: [rice] });
const pickup: DeliveryChoice = {
  method: 'PICK_UP_IN_CLUB',
  clubKey: '6402',
  address: buildAddress({ alias: 'Zapote', street: '400 m sur' }),
};
/** A cart whose pickup at 6402 is chosen. */
const pickedUp = buildCart({
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
    [
      'may not ask for more (CART-27)',
      add('rice-1', 7),
      { type: 'OutOfStock', code: 'OUT_OF_STOCK', availableQuantity: 8 },
    ],
    ['takes the maximum (CART-22)', add('oil-1', 10), { lines: [{ sku: 'rice-1' }, { sku: 'oil-1', quantity: 10 }] }],
    [
      'keeps to the maximum, counting what is there (CART-22)',
      add('rice-1', 9),
      { type: 'QuantityLimitExceeded', code: 'QUANTITY_LIMIT_EXCEEDED', maximum: 10 },
    ],
    ['needs a known product (CART-30)', add('nope-1', 1), { type: 'ProductUnavailable', code: 'PRODUCT_UNAVAILABLE' }],
    ['sets a quantity', { kind: 'changeQuantity', lineId: rice.id, quantity: 1 }, { lines: [{ quantity: 1 }] }],
    [
      'needs the line (CART-14)',
      { kind: 'changeQuantity', lineId: 'other', quantity: 1 },
      { type: 'CartLineNotFound', code: 'CART_LINE_NOT_FOUND' },
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
    expect(applyChange(createDraft(cart), cart, change, rules, facts)).toMatchObject(expected);
  });

  it('may take pieces out that the shelf no longer has (CART-28, CART-29)', () => {
    const change: Change = { kind: 'changeQuantity', lineId: rice.id, quantity: 1 };
    expect(applyChange(createDraft(cart), cart, change, rules, new Map())).toMatchObject({ lines: [{ quantity: 1 }] });
    expect(applyChange(createDraft(cart), cart, { ...change, quantity: 3 }, rules, new Map())).toEqual({
      type: 'OutOfStock',
      code: 'OUT_OF_STOCK',
      availableQuantity: 0,
    });
  });

  it('stays at the club of the delivery, whatever club is chosen later (CART-36)', () => {
    const change = add('oil-1', 1, '6401');
    expect(applyChange(createDraft(pickedUp), pickedUp, change, rules, facts)).toMatchObject({ clubKey: '6402' });
  });

  it('has nothing to deliver or remove without a cart (CART-14)', () => {
    const empty = createEmptyDraft(cart.market);
    expect(applyChange(empty, undefined, { kind: 'deliver', choice: pickup, fitToStock: false }, rules, facts)).toEqual(
      {
        type: 'CartNotFound',
        code: 'CART_NOT_FOUND',
      },
    );
    expect(applyChange(empty, undefined, { kind: 'remove', lineId: 'x' }, rules, facts)).toEqual({
      type: 'CartLineNotFound',
      code: 'CART_LINE_NOT_FOUND',
    });
  });

  it('merges lines up to the maximum and leaves out what is not sold (MERGE-26, MERGE-27, MERGE-28)', () => {
    const change: Change = {
      kind: 'merge',
      log: [],
      formerGuestHash: null,
      lines: [
        { sku: 'rice-1', quantity: 9 },
        { sku: 'oil-1', quantity: 3 },
        { sku: 'gone-1', quantity: 1 },
      ],
      from: { cartId: 'guest', version: 1 },
      clubKey: null,
    };
    expect(applyChange(createDraft(cart), cart, change, rules, facts)).toMatchObject({
      lines: [
        { sku: 'rice-1', quantity: 10 },
        { sku: 'oil-1', quantity: 3 },
      ],
    });
  });
});

describe('the club of a merge', () => {
  const change = createMergeChange(buildCart({ lines: [buildLine({ sku: 'oil-1' })] }), '6401');

  it('counts while neither pickup nor delivery is chosen (MERGE-35)', () => {
    const stays = buildCart({ lines: [rice], clubKey: '6402' });
    expect(applyChange(createDraft(stays), stays, change, rules, facts)).toMatchObject({ clubKey: '6401' });
  });

  it('gives way to the club of a chosen pickup (MERGE-35)', () => {
    expect(applyChange(createDraft(pickedUp), pickedUp, change, rules, facts)).toMatchObject({ clubKey: '6402' });
  });
});

describe('the difference between a cart and its draft', () => {
  it('is nothing when nothing changed (CART-34)', () => {
    expect(computeSteps(cart, createDraft(cart), null)).toEqual([]);
  });

  it('folds duplicates into the first line (CART-12)', () => {
    const again = buildLine({ sku: 'rice-1', quantity: 3 });
    const doubled = buildCart({ lines: [rice, again] });
    expect(computeSteps(doubled, createDraft(doubled), null)).toEqual([
      { kind: 'removeLine', lineId: again.id },
      { kind: 'setQuantity', lineId: rice.id, quantity: 5 },
    ]);
  });

  it('moves every line to the chosen club, the fee too (CART-37)', () => {
    const fee = buildLine({ sku: 'fee-1' });
    const paying = buildCart({ lines: [rice], feeLines: [fee] });
    const moved = applyChange(
      createDraft(paying),
      paying,
      { kind: 'deliver', choice: pickup, fitToStock: false },
      rules,
      facts,
    );
    if (isFailure(moved)) throw new Error(moved.code);
    expect(computeSteps(paying, moved, 'fee-1')).toEqual([
      { kind: 'setLineChannel', lineId: rice.id, channelKey: '6402' },
      { kind: 'setLineChannel', lineId: fee.id, channelKey: '6402' },
      { kind: 'setClub', clubKey: '6402' },
      { kind: 'deliver', choice: pickup },
    ]);
  });

  it('has the fee once, as one piece (DELIVERY-103)', () => {
    const fees = [buildLine({ sku: 'fee-1', quantity: 2 }), buildLine({ sku: 'fee-1' })];
    const faulty = buildCart({ lines: [rice], feeLines: fees });
    expect(computeSteps(faulty, createDraft(faulty), 'fee-1')).toEqual([
      { kind: 'removeLine', lineId: fees[1]?.id },
      { kind: 'setQuantity', lineId: fees[0]?.id, quantity: 1 },
    ]);
    expect(computeSteps(faulty, createDraft(faulty), null)).toEqual(
      fees.map(({ id }) => ({ kind: 'removeLine', lineId: id })),
    );
  });
});

describe('the service fee', () => {
  const five = buildCart({ lines: [buildLine({ sku: 'rice-1', quantity: 5 })] });
  it.each<[string, boolean, Parameters<typeof isServiceFeeDue>]>([
    ['is owed under the minimum order', true, [createDraft(cart), cart, rules.serviceFee, facts]],
    ['is not owed at the minimum order', false, [createDraft(five), five, rules.serviceFee, facts]],
    [
      'goes by what goods cost now',
      true,
      [createDraft(five), five, rules.serviceFee, new Map([['rice-1', { unitCents: 999, available: 1 }]])],
    ],
    ['is not owed for an empty cart', false, [createEmptyDraft(cart.market), undefined, rules.serviceFee, facts]],
    ['is not owed where it is switched off', false, [createDraft(cart), cart, null, facts]],
  ])('%s', (_what, owed, parameters) => {
    expect(isServiceFeeDue(...parameters)).toBe(owed);
  });
});
