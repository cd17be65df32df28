import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFieldReader, parseFilter, parseSort, type View } from './filters.ts';
import { matchDocuments } from './match-documents.ts';
import { createStockColumns, packDocument } from './packed-document.ts';
import { selectFirst } from './select-first.ts';

const columns = createStockColumns(['64', '6401']);
const view: View = { country: 'CR', language: 'es', time: '2026-06-01T00:00:00.000Z' };

const brands = ['Finca', 'Jade', 'Volcán'];
const text = { es: '', en: '' };
const product = fc.record({
  brand: fc.constantFrom(null, ...brands),
  sizes: fc.subarray(['S', 'M', 'L']),
  rating: fc.constantFrom(null, 1, 3, 4.5),
  stock: fc.integer({ min: 0, max: 3 }),
  created: fc.integer({ min: 0, max: 3 }),
  prices: fc.array(
    fc.record({
      cents: fc.integer({ min: 1, max: 6 }),
      until: fc.constantFrom(undefined, '2026-05-01T00:00:00.000Z', '2026-07-01T00:00:00.000Z'),
    }),
    { maxLength: 3 },
  ),
});
const catalogue = fc.array(product, { maxLength: 40 }).map((products) =>
  products.map(({ brand, sizes, rating, stock, created, prices }, index) =>
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
        inventory: { '6401': stock },
      },
      columns,
    ),
  ),
);

const filterTexts = [
  ...['brand:"Finca"', 'brand:"Jade" OR "Volcán"', 'size:"S" OR "L"', 'size:"M"', 'rating:[3 TO *]'],
  ...['price:[* TO 2] OR [5 TO *]', 'price:[2 TO 4]', 'inventory_6401:[1 TO *]', 'availability_6401:"in stock"'],
];
const filters = fc.subarray(filterTexts).map((texts) => texts.map(parseFilter));
const facetFields = ['brand', 'size', 'rating', 'price', 'inventory_6401', 'availability_6401', 'color'];

describe('matching documents', () => {
  it('lists for each facet the documents that match the filters of the other fields', () => {
    fc.assert(
      fc.property(catalogue, filters, (documents, filters) => {
        const listMatching = (applied: typeof filters) =>
          documents.filter((document) =>
            applied.every(({ field, test }) => test(createFieldReader(field, view, columns)(document))),
          );
        const { found, listForFacet } = matchDocuments(documents, filters, view, columns);
        expect(found).toEqual(listMatching(filters));
        for (const field of facetFields) {
          expect(listForFacet(field)).toEqual(listMatching(filters.filter((filter) => filter.field !== field)));
        }
      }),
    );
  });
});

describe('sorting documents', () => {
  it.each(['price asc', 'price desc', 'created_at asc', 'created_at desc'])('by %s returns the first ones', (sort) => {
    fc.assert(
      fc.property(catalogue, fc.nat(50), (all, limit) => {
        const readPrices = createFieldReader('price', view, columns);
        const documents = all.filter((document) => readPrices(document).length > 0);
        const [field, order] = sort.split(' ');
        const keyOf = (document: (typeof documents)[number]) => {
          if (field === 'created_at') return Date.parse(document.createdAt);
          const prices = readPrices(document).map(Number);
          return order === 'asc' ? Math.min(...prices) : Math.max(...prices);
        };
        const sorted = documents.toSorted(
          (one, other) =>
            (order === 'asc' ? keyOf(one) - keyOf(other) : keyOf(other) - keyOf(one)) || (one.pid < other.pid ? -1 : 1),
        );
        expect(parseSort(sort, view)?.(documents, limit)).toEqual(sorted.slice(0, limit));
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
