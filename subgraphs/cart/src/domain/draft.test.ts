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
const offers: Offers = new Map([
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
/** A cart with pickup at club 6402. */
const pickupCart = buildCart({
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
  items: [{ sku, quantity }],
  clubKey,
});

describe('applyChange', () => {
  it.each<[string, Change, object]>([
    [
      'raises the quantity of an existing line (CART-10)',
      add('rice-1', 3),
      { lines: [{ sku: 'rice-1', quantity: 5 }] },
    ],
    [
      'adds a new line at the end (CART-9)',
      add('oil-1', 1),
      { lines: [{ sku: 'rice-1' }, { sku: 'oil-1', quantity: 1 }] },
    ],
    ['accepts the whole stock (CART-27)', add('rice-1', 6), { lines: [{ quantity: 8 }] }],
    [
      'refuses more than the stock (CART-27)',
      add('rice-1', 7),
      { type: 'OutOfStock', code: 'OUT_OF_STOCK', availableQuantity: 8 },
    ],
    [
      'accepts the maximum quantity (CART-22)',
      add('oil-1', 10),
      { lines: [{ sku: 'rice-1' }, { sku: 'oil-1', quantity: 10 }] },
    ],
    [
      'refuses more than the maximum together with the existing quantity (CART-22)',
      add('rice-1', 9),
      { type: 'QuantityLimitExceeded', code: 'QUANTITY_LIMIT_EXCEEDED', maximum: 10 },
    ],
    [
      'refuses an unknown product (CART-30)',
      add('nope-1', 1),
      { type: 'ProductUnavailable', code: 'PRODUCT_UNAVAILABLE' },
    ],
    ['sets a quantity', { kind: 'changeQuantity', lineId: rice.id, quantity: 1 }, { lines: [{ quantity: 1 }] }],
    [
      'fails without the line (CART-14)',
      { kind: 'changeQuantity', lineId: 'other', quantity: 1 },
      { type: 'CartLineNotFound', code: 'CART_LINE_NOT_FOUND' },
    ],
    ['removes a line (CART-13)', { kind: 'remove', lineId: rice.id }, { lines: [] }],
    [
      'succeeds for a line that was removed before (CART-13)',
      { kind: 'remove', lineId: 'gone' },
      { lines: [{ sku: 'rice-1' }] },
    ],
    ['follows the chosen club (CART-35)', add('oil-1', 1, '6401'), { clubKey: '6401' }],
    [
      'keeps quantities above the stock of the chosen club (CART-44)',
      { kind: 'deliver', choice: pickup, fitToStock: false },
      { lines: [{ sku: 'rice-1', quantity: 2 }] },
    ],
    [
      'takes the club of a chosen delivery (CART-36)',
      { kind: 'deliver', choice: pickup, fitToStock: false },
      { clubKey: '6402', choice: pickup },
    ],
  ])('%s', (_what, change, expected) => {
    expect(applyChange(createDraft(cart), cart, change, rules, offers)).toMatchObject(expected);
  });

  it('lowers a quantity whatever the stock is (CART-28)', () => {
    const change: Change = { kind: 'changeQuantity', lineId: rice.id, quantity: 1 };
    expect(applyChange(createDraft(cart), cart, change, rules, new Map())).toMatchObject({ lines: [{ quantity: 1 }] });
  });

  it('refuses to raise the quantity of a product that the club no longer sells (CART-29)', () => {
    const change: Change = { kind: 'changeQuantity', lineId: rice.id, quantity: 3 };
    expect(applyChange(createDraft(cart), cart, change, rules, new Map())).toEqual({
      type: 'OutOfStock',
      code: 'OUT_OF_STOCK',
      availableQuantity: 0,
    });
  });

  it('keeps the club of the delivery when another club is chosen later (CART-36)', () => {
    const change = add('oil-1', 1, '6401');
    expect(applyChange(createDraft(pickupCart), pickupCart, change, rules, offers)).toMatchObject({ clubKey: '6402' });
  });

  it('fails to set a delivery or remove a line without a cart (CART-14)', () => {
    const empty = createEmptyDraft(cart.market);
    expect(
      applyChange(empty, undefined, { kind: 'deliver', choice: pickup, fitToStock: false }, rules, offers),
    ).toEqual({
      type: 'CartNotFound',
      code: 'CART_NOT_FOUND',
    });
    expect(applyChange(empty, undefined, { kind: 'remove', lineId: 'x' }, rules, offers)).toEqual({
      type: 'CartLineNotFound',
      code: 'CART_LINE_NOT_FOUND',
    });
  });

  it('merges lines up to the maximum quantity and leaves out products that are not sold (MERGE-26, MERGE-27, MERGE-28)', () => {
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
    expect(applyChange(createDraft(cart), cart, change, rules, offers)).toMatchObject({
      lines: [
        { sku: 'rice-1', quantity: 10 },
        { sku: 'oil-1', quantity: 3 },
      ],
    });
  });

  it('keeps the quantity of a merged product that is in the cart and no longer sold (MERGE-28)', () => {
    const change = createMergeChange(buildCart({ lines: [buildLine({ sku: 'rice-1', quantity: 3 })] }), null);
    expect(applyChange(createDraft(cart), cart, change, rules, new Map())).toMatchObject({
      lines: [{ sku: 'rice-1', quantity: 2 }],
    });
  });
});

describe('the club of a merge', () => {
  const change = createMergeChange(buildCart({ lines: [buildLine({ sku: 'oil-1' })] }), '6401');

  it('applies while neither pickup nor delivery is chosen (MERGE-35)', () => {
    const target = buildCart({ lines: [rice], clubKey: '6402' });
    expect(applyChange(createDraft(target), target, change, rules, offers)).toMatchObject({ clubKey: '6401' });
  });

  it('yields to the club of a chosen pickup (MERGE-35)', () => {
    expect(applyChange(createDraft(pickupCart), pickupCart, change, rules, offers)).toMatchObject({ clubKey: '6402' });
  });
});

describe('computeSteps', () => {
  it('returns no steps when nothing changed (CART-34)', () => {
    expect(computeSteps(cart, createDraft(cart), null)).toEqual([]);
  });

  it('combines duplicates into the first line (CART-12)', () => {
    const duplicate = buildLine({ sku: 'rice-1', quantity: 3 });
    const doubled = buildCart({ lines: [rice, duplicate] });
    expect(computeSteps(doubled, createDraft(doubled), null)).toEqual([
      { kind: 'removeLine', lineId: duplicate.id },
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
      offers,
    );
    if (isFailure(moved)) throw new Error(moved.code);
    expect(computeSteps(paying, moved, 'fee-1')).toEqual([
      { kind: 'setLineChannel', lineId: rice.id, channelKey: '6402' },
      { kind: 'setLineChannel', lineId: fee.id, channelKey: '6402' },
      { kind: 'setClub', clubKey: '6402' },
      { kind: 'deliver', choice: pickup },
    ]);
  });

  it.each([
    ['all lines in one step when each has a price', ['rice-1', 'gone-1', 'fee-1'], ['reprice']],
    ['only the lines that have a price', ['rice-1', 'fee-1'], ['setLineChannel rice-1', 'setLineChannel fee-1']],
    ['no line when none has a price', [], []],
  ])('reprices %s (CART-56, CART-57)', (_which, pricedSkus, expected) => {
    const gone = buildLine({ sku: 'gone-1' });
    const fee = buildLine({ sku: 'fee-1' });
    const aged = buildCart({ lines: [rice, gone], feeLines: [fee] });
    const prices: Offers = new Map(pricedSkus.map((sku) => [sku, { unitCents: 900, available: 5 }]));
    const draft = applyChange(createDraft(aged), aged, { kind: 'reprice' }, rules, prices);
    if (isFailure(draft)) throw new Error(draft.code);
    const steps = computeSteps(aged, draft, 'fee-1').map((step) =>
      step.kind === 'setLineChannel'
        ? `${step.kind} ${[rice, gone, fee].find(({ id }) => id === step.lineId)?.sku}`
        : step.kind,
    );
    expect(steps).toEqual(expected);
  });

  it('has the fee once, with quantity 1 (DELIVERY-103)', () => {
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

describe('isServiceFeeDue', () => {
  const five = buildCart({ lines: [buildLine({ sku: 'rice-1', quantity: 5 })] });
  it.each<[string, boolean, Parameters<typeof isServiceFeeDue>]>([
    ['is true below the minimum order', true, [createDraft(cart), cart, rules.serviceFee, offers]],
    ['is false at the minimum order', false, [createDraft(five), five, rules.serviceFee, offers]],
    [
      'uses current prices',
      true,
      [createDraft(five), five, rules.serviceFee, new Map([['rice-1', { unitCents: 999, available: 1 }]])],
    ],
    ['is false for an empty cart', false, [createEmptyDraft(cart.market), undefined, rules.serviceFee, offers]],
    ['is false in a market without a fee', false, [createDraft(cart), cart, null, offers]],
  ])('%s', (_what, isDue, parameters) => {
    expect(isServiceFeeDue(...parameters)).toBe(isDue);
  });
});
