import { getLocale } from '@tarima/markets/locale';
import { money } from '@tarima/markets/money';
import { markets } from '@tarima/markets/table';
import { describe, expect, it } from 'vitest';
import { buildCategoryTree, type CategoryEntry, findDeepestPath, listAncestors } from './category-tree.ts';
import { labelFacets } from './facets.ts';
import { calculateDiscountAmount, calculateUnitPrice } from './price.ts';
import { formatRangeKey, formatRangeLabel, listPriceRanges, parseRangeKey } from './price-ranges.ts';
import { getStockState } from './stock.ts';

const entry = (key: string, parentId: string | null, orderHint: string, productCount = 1): CategoryEntry => ({
  id: `id-${key}`,
  key,
  parentId: parentId && `id-${parentId}`,
  name: { es: key.toUpperCase() },
  slug: { es: key },
  description: {},
  orderHint,
  productCount,
  isFeatured: false,
});
const tree = buildCategoryTree([
  entry('rice', 'grains', '0.1'),
  entry('beans', 'grains', '0.05'),
  entry('grains', 'pantry', '0.2'),
  entry('empty', 'pantry', '0.1', 0),
  entry('fresh', null, '0.10'),
  entry('pantry', null, '0.9'),
  entry('orphan', 'gone', '0.1'),
]);
const keys = (categories: readonly { key: string }[]) => categories.map(({ key }) => key);

describe('the category tree', () => {
  it('sorts by order hint and omits empty categories and those with a missing parent (CATALOG-58, CATALOG-61)', () => {
    expect(keys(tree.roots)).toEqual(['fresh', 'pantry']);
    expect(keys(tree.byKey('pantry')?.children ?? [])).toEqual(['grains']);
    expect(keys(tree.byKey('grains')?.children ?? [])).toEqual(['beans', 'rice']);
    expect(tree.byKey('empty')).toBeUndefined();
    expect(tree.byKey('orphan')).toBeUndefined();
  });

  it('lists all levels, parents first', () => {
    expect(keys(tree.all)).toEqual(['fresh', 'pantry', 'grains', 'beans', 'rice']);
  });

  it('finds the ancestors of a category and the longest path of a product (CATALOG-44)', () => {
    const rice = tree.byKey('rice');
    expect(rice && keys(listAncestors(rice))).toEqual(['pantry', 'grains']);
    expect(keys(findDeepestPath(tree, ['id-fresh', 'id-rice', 'id-gone']))).toEqual(['pantry', 'grains', 'rice']);
  });
});

describe('prices', () => {
  it('calculates the saving and the unit price (CATALOG-18, CATALOG-21)', () => {
    const crc = (cents: number) => money(cents, 'CRC');
    expect(calculateDiscountAmount({ current: crc(900), regular: crc(1_000), validUntil: null })).toEqual(crc(100));
    expect(calculateDiscountAmount({ current: crc(900), regular: null, validUntil: null })).toBeNull();
    expect(calculateUnitPrice(crc(1_000), 3)).toEqual(crc(333));
    expect(calculateUnitPrice(crc(1_000), 0)).toBeNull();
  });

  it.each(markets.map(({ currency }) => currency))(
    'puts every price in %s into exactly one range (SEARCH-38)',
    (currency) => {
      const ranges = listPriceRanges(currency);
      for (const [index, range] of ranges.entries()) {
        expect(range.from).toBe(ranges[index - 1]?.to);
        expect(parseRangeKey(formatRangeKey(range))).toEqual(range);
      }
      expect(ranges[0]?.from).toBeUndefined();
      expect(ranges.at(-1)?.to).toBeUndefined();
    },
  );

  it('formats price ranges', () => {
    const jamaica = getLocale('en', 'JM');
    expect(formatRangeLabel({ to: 150_000 }, jamaica)).toBe('Under $1,500');
    expect(formatRangeLabel({ from: 150_000, to: 400_000 }, jamaica)).toBe('$1,500 to $4,000');
    expect(formatRangeLabel({ from: 400_000 }, jamaica)).toBe('$4,000 and up');
  });
});

describe('facets', () => {
  const colorNames = new Map([['black', { es: 'Negro', en: 'Black' }]]);
  const labelContext = { locale: getLocale('es', 'CR'), tree, category: undefined, colorNames };
  it('lists the categories directly below the listed one, the largest first (SEARCH-35)', () => {
    const counts = new Map([
      [
        'category' as const,
        [
          { value: 'id-pantry', count: 9 },
          { value: 'id-rice', count: 3 },
          { value: 'id-beans', count: 6 },
        ],
      ],
    ]);
    const facets = labelFacets(counts, new Map(), { ...labelContext, category: tree.byKey('grains') });
    expect(facets).toEqual([
      {
        key: 'category',
        name: 'Categoría',
        values: [
          { value: 'beans', label: 'BEANS', count: 6 },
          { value: 'rice', label: 'RICE', count: 3 },
        ],
      },
    ]);
    expect(labelFacets(counts, new Map(), labelContext)[0]?.values).toMatchObject([{ value: 'pantry', count: 9 }]);
  });

  it('sorts clothing sizes from small to large, then other sizes by number (SEARCH-37)', () => {
    const sizes = ['40', 'XL', '9', 'S', '2XL', 'M', '38', 'Queen'].map((value, count) => ({
      value,
      count: count + 1,
    }));
    const [facet] = labelFacets(new Map([['size' as const, sizes]]), new Map(), labelContext);
    expect(facet?.values.map(({ value }) => value)).toEqual(['S', 'M', 'XL', '2XL', '9', '38', '40', 'Queen']);
  });

  it('labels a colour in each language and keeps its value (SEARCH-36)', () => {
    const counts = new Map([['color' as const, ['black', 'teal'].map((value) => ({ value, count: 2 }))]]);
    const labelIn = (language: 'es' | 'en') =>
      labelFacets(counts, new Map(), { ...labelContext, locale: getLocale(language, 'CR') })[0]?.values;
    expect(labelIn('es')).toMatchObject([
      { value: 'black', label: 'Negro' },
      { value: 'teal', label: 'teal' },
    ]);
    expect(labelIn('en')).toMatchObject([
      { value: 'black', label: 'Black' },
      { value: 'teal', label: 'teal' },
    ]);
  });

  it('keeps a selected value with its label when no product has it (SEARCH-34)', () => {
    const selected = new Map([
      ['rating' as const, ['4']],
      ['category' as const, ['id-pantry', 'id-unknown']],
    ]);
    expect(labelFacets(new Map(), selected, labelContext)).toEqual([
      { key: 'category', name: 'Categoría', values: [{ value: 'pantry', label: 'PANTRY', count: 0 }] },
      { key: 'rating', name: 'Calificación', values: [{ value: '4', label: '4 estrellas o más', count: 0 }] },
    ]);
    const counts = new Map([['rating' as const, [{ value: '4', count: 2 }]]]);
    expect(labelFacets(counts, selected, labelContext)[1]?.values).toMatchObject([{ value: '4', count: 2 }]);
  });

  it('omits values that no product has (SEARCH-33)', () => {
    const counts = new Map([['rating' as const, [{ value: '4', count: 0 }]]]);
    expect(labelFacets(counts, new Map(), labelContext)).toEqual([]);
  });
});

describe('stock', () => {
  it.each([
    [0, 'OUT_OF_STOCK'],
    [-2, 'OUT_OF_STOCK'],
    [5, 'LOW_STOCK'],
    [6, 'IN_STOCK'],
  ])('maps a quantity of %i to %s (CATALOG-29)', (quantity, state) => {
    expect(getStockState(quantity, 5)).toBe(state);
  });
});
