import { money } from '@tarima/markets/money';
import { getMarket } from '@tarima/markets/table';
import { describe, expect, it } from 'vitest';
import { createOrder } from '../testing/order.ts';
import type { Order, OrderLine, OrderProgress } from './order.ts';
import { calculateRebate, calculateSavings, getCurrentYear } from './savings.ts';

const crc = (cents: number) => money(cents, 'CRC');
const createLine = (listCents: number, unitCents: number, line: Partial<OrderLine> = {}): OrderLine => {
  const quantity = line.quantity ?? 1;
  return {
    id: 'line',
    sku: '110101-1',
    name: {},
    slug: null,
    pictureUrl: null,
    quantity,
    listUnitPrice: crc(listCents),
    unitPrice: crc(unitCents),
    total: crc(unitCents * quantity),
    fulfilledQuantity: null,
    correctedTotal: null,
    isSoldByWeight: false,
    weight: null,
    ...line,
  };
};
const createReceipt = (lines: readonly OrderLine[], order: Partial<Order> = {}) => createOrder({ lines, ...order });
const withProgress = (progress: OrderProgress) => ({ status: { code: 'any', progress } });
const calculate = (orders: readonly Order[]) => calculateSavings(orders, { currency: 'CRC', year: 2026 });

describe('calculateSavings', () => {
  it('returns list prices minus prices paid over all receipts (MEMBERSHIP-18)', () => {
    const orders = [
      createReceipt([createLine(700_000, 650_000, { quantity: 2 }), createLine(300_000, 300_000)]),
      createReceipt([createLine(100_000, 90_000)]),
    ];
    expect(calculate(orders)).toEqual({
      year: 2026,
      listTotal: crc(1_800_000),
      paidTotal: crc(1_690_000),
      saved: crc(110_000),
      receiptCount: 2,
      isComplete: true,
    });
  });

  it('is zero and complete without receipts (MEMBERSHIP-18)', () => {
    expect(calculate([])).toMatchObject({ saved: crc(0), receiptCount: 0, isComplete: true });
  });

  it.each([
    ['a cancelled order', withProgress('CANCELLED')],
    ['an order whose cancellation is requested', withProgress('CANCELLATION_REQUESTED')],
    ['a refunded order', { ...withProgress('LEFT_CLUB'), isRefunded: true }],
  ])('does not count %s (MEMBERSHIP-243)', (_name, order) => {
    const counted = createReceipt([createLine(100, 90)], withProgress('LEFT_CLUB'));
    expect(calculate([createReceipt([createLine(900, 100)], order), counted])).toMatchObject({
      saved: crc(10),
      receiptCount: 1,
      isComplete: true,
    });
  });

  it.each([
    ['lighter weight', { isSoldByWeight: true, correctedTotal: crc(252_000) }, 300_000, 280_000, 270_000, 252_000],
    ['missing units', { quantity: 4, fulfilledQuantity: 1, correctedTotal: crc(900) }, 1_000, 900, 1_000, 900],
    ['nothing found', { quantity: 2, fulfilledQuantity: 0, correctedTotal: crc(0) }, 1_000, 900, 0, 0],
  ])('corrects both prices: %s (MEMBERSHIP-244)', (_name, line, listCents, unitCents, list, paid) => {
    const savings = calculate([createReceipt([createLine(listCents, unitCents, line)])]);
    expect(savings).toMatchObject({ listTotal: crc(list), paidTotal: crc(paid), saved: crc(list - paid) });
  });

  it('is not complete with a receipt in another currency (MEMBERSHIP-246)', () => {
    const other = createReceipt([], { total: money(100, 'USD') });
    const savings = calculate([other, createReceipt([createLine(100, 90)])]);
    expect(savings).toMatchObject({ saved: crc(10), receiptCount: 1, isComplete: false });
  });
});

describe('getCurrentYear', () => {
  it.each([
    ['CR', '2027-01-01T05:59:59Z', 2026, '2026-01-01T06:00:00.000Z'],
    ['CR', '2027-01-01T06:00:00Z', 2027, '2027-01-01T06:00:00.000Z'],
    ['AW', '2027-01-01T04:00:00Z', 2027, '2027-01-01T04:00:00.000Z'],
    ['AW', '2027-01-01T03:59:59Z', 2026, '2026-01-01T04:00:00.000Z'],
  ] as const)('in %s at %s is %i (MEMBERSHIP-242)', (market, now, year, start) => {
    expect(getCurrentYear(new Date(now), getMarket(market))).toEqual({ year, start: new Date(start) });
  });
});

describe('calculateRebate', () => {
  it.each([
    [1_690_000, 2, 33_800],
    [99, 2, 1],
    [1_000, 0.5, 5],
    [0, 2, 0],
  ])('of %i cents and %d percent is %i (MEMBERSHIP-245)', (paid, percent, rebate) => {
    const savings = { ...calculate([]), paidTotal: crc(paid) };
    expect(calculateRebate(savings, percent)).toEqual(crc(rebate));
  });
});
