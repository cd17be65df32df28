import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectFirst } from '../../columns/select-first.ts';
import { countQueries, countValues } from './count-facets.ts';
import { createDocumentTable, type DocumentTable } from './document-table.ts';
import { createSoldTest, type View } from './field-readers.ts';
import { type Filter, parseFilter, parseSort } from './filters.ts';
import { matchDocuments } from './match-documents.ts';
import { createStockColumns, listPricesAt, type PackedDocument, packDocument } from './packed-document.ts';

const stock = createStockColumns(['64', '6401']);
const view: View = { country: 'CR', language: 'es', time: '2026-06-01T00:00:00.000Z' };

const brands = ['Finca', 'Jade', 'Volcán'];
const text = { es: '', en: '' };
const product = fc.record({
  brand: fc.constantFrom(null, ...brands),
  sizes: fc.subarray(['S', 'M', 'L']),
  rating: fc.constantFrom(null, 1, 3, 4.5),
  available: fc.integer({ min: 0, max: 3 }),
  created: fc.integer({ min: 0, max: 3 }),
  prices: fc.array(
    fc.record({
      cents: fc.integer({ min: 1, max: 6 }),
      until: fc.constantFrom(undefined, '2026-05-01T00:00:00.000Z', '2026-07-01T00:00:00.000Z'),
    }),
    { maxLength: 3 },
  ),
});
const catalogue = fc.array(product, { maxLength: 40 }).map((products) => {
  const documents = products.map(({ brand, sizes, rating, available, created, prices }, index) =>
    packDocument(
      {
        id: `p${index}`,
        pid: `${index}-1`,
        masterSku: `${index}-1`,
        skus: [],
        title: text,
        slug: text,
        description: text,
        brand,
        image: null,
        categories: [],
        sizes,
        colors: [],
        rating,
        createdAt: new Date(created).toISOString(),
        prices: {
          CR: prices.map(({ cents, until }) => ({ cents, ...(until === undefined ? {} : { until }) })),
        },
        inventory: { '6401': available },
      },
      stock,
    ),
  );
  return createDocumentTable(stock, documents);
});

const filterTexts = [
  ...['brand:"Finca"', 'brand:"Jade" OR "Volcán"', 'size:"S" OR "L"', 'size:"M"', 'rating:[3 TO *]'],
  ...['price:[* TO 2] OR [5 TO *]', 'price:[2 TO 4]', 'inventory_6401:[1 TO *]', 'availability_6401:"in stock"'],
];
const filters = fc.subarray(filterTexts).map((texts) => texts.map(parseFilter));
const facetFields = ['brand', 'size', 'rating', 'price', 'inventory_6401', 'availability_6401', 'color'];

/** Values of a field as the documents have them, without the columns. */
function listValues({ brand, sizes, rating, stock, ...document }: PackedDocument, field: string) {
  const quantity = stock[1] ?? 0;
  const values: Record<string, readonly (string | number)[]> = {
    brand: brand === null ? [] : [brand],
    size: sizes,
    rating: rating === null ? [] : [rating],
    price: listPricesAt(document, view.country, view.time),
    inventory_6401: [quantity],
    availability_6401: [quantity > 0 ? 'in stock' : 'out of stock'],
    color: [],
  };
  return values[field] ?? [];
}

const listMatching = (table: DocumentTable, applied: readonly Filter[]) =>
  Array.from(table.listSlots()).filter((slot) =>
    applied.every(({ field, accepts }) => listValues(table.get(slot), field).some(accepts)),
  );

describe('matching documents', () => {
  it('lists for each facet the documents that match the filters of the other fields', () => {
    fc.assert(
      fc.property(catalogue, filters, (table, filters) => {
        const { found, listForFacet } = matchDocuments(Array.from(table.listSlots()), filters, view, table);
        expect(found).toEqual(listMatching(table, filters));
        for (const field of facetFields) {
          const others = filters.filter((filter) => filter.field !== field);
          expect(listForFacet(field)).toEqual(listMatching(table, others));
        }
      }),
    );
  });

  it('finds the products that are sold', () => {
    fc.assert(
      fc.property(catalogue, (table) => {
        const sold = Array.from(table.listSlots()).filter(createSoldTest(view, table));
        expect(sold).toEqual(listMatching(table, [{ field: 'price', accepts: () => true }]));
      }),
    );
  });
});

describe('counting documents', () => {
  it.each(facetFields)('counts each value of %s once for each document', (field) => {
    fc.assert(
      fc.property(catalogue, (table) => {
        const slots = Array.from(table.listSlots());
        const counts = new Map<string, number>();
        for (const slot of slots) {
          for (const value of new Set(listValues(table.get(slot), field).map(String)))
            counts.set(value, (counts.get(value) ?? 0) + 1);
        }
        const expected = [...counts]
          .map(([name, count]) => ({ name, count }))
          .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
        expect(countValues(slots, field, view, table)).toEqual(expected);
      }),
    );
  });

  it('counts the documents that match each query', () => {
    fc.assert(
      fc.property(catalogue, (table) => {
        const slots = Array.from(table.listSlots());
        const expected = filterTexts.map((text) => [text, listMatching(table, [parseFilter(text)]).length]);
        expect(countQueries(filterTexts, () => slots, view, table)).toEqual(Object.fromEntries(expected));
      }),
    );
  });
});

describe('sorting documents', () => {
  it.each(['price asc', 'price desc', 'created_at asc', 'created_at desc'])('by %s returns the first ones', (sort) => {
    fc.assert(
      fc.property(catalogue, fc.nat(50), (table, limit) => {
        const slots = Array.from(table.listSlots()).filter(createSoldTest(view, table));
        const [field, order] = sort.split(' ');
        const keyOf = (slot: number) => {
          if (field === 'created_at') return Date.parse(table.get(slot).createdAt);
          const prices = listPricesAt(table.get(slot), view.country, view.time);
          return order === 'asc' ? Math.min(...prices) : Math.max(...prices);
        };
        const sorted = slots.toSorted(
          (one, other) =>
            (order === 'asc' ? keyOf(one) - keyOf(other) : keyOf(other) - keyOf(one)) ||
            (table.get(one).pid < table.get(other).pid ? -1 : 1),
        );
        expect(parseSort(sort, view, table)?.(slots, limit)).toEqual(sorted.slice(0, limit));
      }),
    );
  });

  it('selects the first of any number of items', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 200 }), fc.nat(60), (numbers, limit) => {
        const compare = (one: number, other: number) => one - other;
        expect(selectFirst(numbers, limit, compare)).toEqual(numbers.toSorted(compare).slice(0, limit));
      }),
    );
  });
});
