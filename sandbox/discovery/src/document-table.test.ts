import { expect, it } from 'vitest';
import { createDocumentTable, notSold, variablePrice } from './document-table.ts';
import { createStockColumns, getMarketRow, packDocument } from './packed-document.ts';

const text = { es: '', en: '' };
const stock = createStockColumns([]);
type Overrides = Partial<Parameters<typeof packDocument>[0]>;

const pack = (number: number, overrides: Overrides = {}) =>
  packDocument(
    {
      id: `product-${number}`,
      pid: `${number}-1`,
      masterSku: `${number}-1`,
      skus: [`${number}-1`, `${number}-A`],
      title: text,
      slug: text,
      description: text,
      brand: 'Finca',
      image: null,
      categories: [{ id: 'rice', name: { es: 'Arroz', en: 'Rice' } }],
      sizes: [],
      colors: [],
      rating: null,
      createdAt: '2026-01-01T00:00:00.000Z',
      prices: { CR: [{ cents: 100 }] },
      inventory: {},
      ...overrides,
    },
    stock,
  );

it('finds documents by pid, product and SKU in any case', () => {
  const table = createDocumentTable(stock, [pack(1), pack(2)]);
  const slot = table.findSlotOfSku('2-a');
  expect(slot).toBe(table.findSlot('2-1'));
  expect(table.get(slot ?? -1)).toBe(table.findByProductId('product-2'));
  expect(table.findByPid('3-1')).toBeUndefined();
});

it('keeps the slot of a document that is replaced, with its new values', () => {
  const table = createDocumentTable(stock, [pack(1), pack(2)]);
  const slot = table.findSlot('1-1') ?? -1;
  table.put(pack(1, { brand: null, rating: 4, skus: ['1-B'], prices: { CR: [{ cents: 5 }, { cents: 7 }] } }));
  expect(table.findSlot('1-1')).toBe(slot);
  expect(table.findSlotOfSku('1-A')).toBeUndefined();
  expect(table.findSlotOfSku('1-B')).toBe(slot);
  const { codes, lists } = table.lists.brand;
  expect(lists[codes[slot] ?? -1]).toEqual([]);
  expect(table.ratings[slot]).toBe(4);
  expect(table.prices[getMarketRow('CR')]?.[slot]).toBe(variablePrice);
  expect(table.prices[getMarketRow('JM')]?.[slot]).toBe(notSold);
});

it('uses the slot of a removed document again', () => {
  const table = createDocumentTable(stock, [pack(1), pack(2), pack(3)]);
  const second = pack(2);
  const slot = table.findSlot('2-1') ?? -1;
  table.remove(second);
  expect(() => table.get(slot)).toThrow('is empty');
  expect(table.listDocuments().map(({ pid }) => pid)).toEqual(['1-1', '3-1']);
  table.put(pack(0));
  expect(table.findSlot('0-1')).toBe(slot);
  expect(Array.from(table.listSlots(), (one) => table.get(one).pid)).toEqual(['0-1', '1-1', '3-1']);
});

it('holds more documents than its columns had places for', () => {
  const table = createDocumentTable(
    stock,
    Array.from({ length: 3_000 }, (_, number) => pack(number, { rating: number % 5 })),
  );
  for (const number of [0, 1_023, 1_024, 2_999]) {
    const slot = table.findSlot(`${number}-1`) ?? -1;
    expect(table.ratings[slot]).toBe(number % 5);
    expect(table.prices[getMarketRow('CR')]?.[slot]).toBe(100);
  }
});
