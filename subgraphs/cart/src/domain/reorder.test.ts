import { money } from '@tarima/markets/money';
import { expect, it } from 'vitest';
import { buildCart, buildLine, costaRica, serviceFeeRetries, windowRules } from '../testing/fake-store.ts';
import { applyChange, createDraft, createEmptyDraft, isFailure } from './draft.ts';
import type { Offers } from './offer.ts';
import { findFormerPrice, type OrderedLine, planReorder } from './reorder.ts';
import type { CartRules } from './rules.ts';

const rules: CartRules = {
  maximumQuantity: 10,
  maximumLines: 3,
  serviceFee: null,
  serviceFeeRetries,
  windows: windowRules,
};
const offers: Offers = new Map([
  ['rice-1', { unitCents: 1_000, available: 50 }],
  ['oil-1', { unitCents: 2_000, available: 4 }],
  ['milk-1', { unitCents: 500, available: 0 }],
  ['soap-1', { unitCents: 300, available: 9 }],
]);

const ordered = (sku: string, quantity: number, other: Partial<OrderedLine> = {}): OrderedLine => ({
  id: `line-${sku}`,
  name: sku,
  quantity,
  unitPrice: money(1_000, 'CRC'),
  isReorderable: true,
  variant: { sku },
  ...other,
});
const inCart = (...lines: readonly (readonly [sku: string, quantity: number])[]) =>
  createDraft(buildCart({ lines: lines.map(([sku, quantity]) => buildLine({ sku, quantity })) }));
const empty = createEmptyDraft(costaRica);
const plan = (lines: readonly OrderedLine[], draft = empty) => planReorder(lines, draft, 'CRC', rules, offers);

it.each([
  ['all units', ordered('rice-1', 3), empty, 3, null],
  ['none of a product that is no longer sold', ordered('gone-1', 3), empty, 0, 'NOT_SOLD'],
  ['none of an item sold by weight', ordered('rice-1', 3, { isReorderable: false }), empty, 0, 'SOLD_BY_WEIGHT'],
  ['none of a product that is out of stock', ordered('milk-1', 1), empty, 0, 'STOCK'],
  ['the units in stock', ordered('oil-1', 6), empty, 4, 'STOCK'],
  ['the units in stock less those in the cart', ordered('oil-1', 3), inCart(['oil-1', 3]), 1, 'STOCK'],
  ['none of a product of which the cart has all', ordered('oil-1', 1), inCart(['oil-1', 5]), 0, 'STOCK'],
  ['units up to the maximum', ordered('rice-1', 12), empty, 10, 'MAXIMUM_QUANTITY'],
  [
    'units up to the maximum with those in the cart',
    ordered('rice-1', 4),
    inCart(['rice-1', 8]),
    2,
    'MAXIMUM_QUANTITY',
  ],
  [
    'none of a new product in a full cart',
    ordered('rice-1', 1),
    inCart(['oil-1', 1], ['soap-1', 1], ['milk-1', 1]),
    0,
    'MAXIMUM_LINES',
  ],
  [
    'units of a product in a full cart',
    ordered('oil-1', 1),
    inCart(['oil-1', 1], ['soap-1', 1], ['milk-1', 1]),
    1,
    null,
  ],
] as const)('plans %s (ORDERS-324, ORDERS-325)', (_amount, line, draft, quantity, limit) => {
  expect(plan([line], draft)).toMatchObject([{ quantity, limit }]);
});

it('plans quantities that the change `add` accepts, also for two lines of one product (ORDERS-324)', () => {
  const draft = inCart(['milk-1', 1], ['soap-1', 2]);
  const lines = [
    ordered('rice-1', 7),
    ordered('rice-1', 7),
    ordered('oil-1', 9),
    ordered('soap-1', 20),
    ordered('gone-1', 1),
  ];
  const planned = plan(lines, draft);
  expect(planned.map(({ quantity, cartQuantity, limit }) => [quantity, cartQuantity, limit])).toEqual([
    [7, 0, null],
    [3, 7, 'MAXIMUM_QUANTITY'],
    [0, 0, 'MAXIMUM_LINES'],
    [7, 2, 'STOCK'],
    [0, 0, 'NOT_SOLD'],
  ]);
  const items = planned
    .filter(({ quantity }) => quantity > 0)
    .map(({ ordered: { variant }, quantity }) => ({ sku: variant.sku, quantity }));
  const changed = applyChange(draft, undefined, { kind: 'add', items, clubKey: null }, rules, offers);
  expect(isFailure(changed) ? changed : changed.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ['milk-1', 1],
    ['soap-1', 9],
    ['rice-1', 10],
  ]);
});

it.each([
  ['the price is the same', 'rice-1', money(1_000, 'CRC'), null],
  ['the price was lower', 'rice-1', money(900, 'CRC'), money(900, 'CRC')],
  ['the price was higher', 'rice-1', money(1_100, 'CRC'), money(1_100, 'CRC')],
  ['the order was paid in another currency', 'rice-1', money(900, 'USD'), null],
  ['the product is not sold', 'gone-1', money(900, 'CRC'), null],
])('compares the prices when %s (ORDERS-326)', (_condition, sku, unitPrice, expected) => {
  expect(plan([ordered(sku, 1, { unitPrice })]).map(findFormerPrice)).toEqual([expected]);
});
