import { getLocale } from '@tarima/markets/locale';
import { money } from '@tarima/markets/money';
import { markets } from '@tarima/markets/table';
import { describe, expect, it } from 'vitest';
import { ancestorsOf, buildCategoryTree, type CategoryEntry, deepestPath } from './category-tree.ts';
import { labelledFacets } from './facets.ts';
import { pricePerUnit, savingOf } from './price.ts';
import { parseRangeKey, priceRanges, rangeKey, rangeLabel } from './price-ranges.ts';
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
  it('is sorted by order hint and leaves out empty categories and those without a parent (CATALOG-58, CATALOG-61)', () => {
    expect(keys(tree.tops)).toEqual(['fresh', 'pantry']);
    expect(keys(tree.byKey('pantry')?.children ?? [])).toEqual(['grains']);
    expect(keys(tree.byKey('grains')?.children ?? [])).toEqual(['beans', 'rice']);
    expect(tree.byKey('empty')).toBeUndefined();
    expect(tree.byKey('orphan')).toBeUndefined();
  });

  it('lists every level, parents first', () => {
    expect(keys(tree.all)).toEqual(['fresh', 'pantry', 'grains', 'beans', 'rice']);
  });

  it('knows the ancestors of a category and the longest path of a product (CATALOG-44)', () => {
    const rice = tree.byKey('rice');
    expect(rice && keys(ancestorsOf(rice))).toEqual(['pantry', 'grains']);
    expect(keys(deepestPath(tree, ['id-fresh', 'id-rice', 'id-gone']))).toEqual(['pantry', 'grains', 'rice']);
  });
});

describe('prices', () => {
  it('tell the saving and the unit price (CATALOG-18, CATALOG-21)', () => {
    const crc = (cents: number) => money(cents, 'CRC');
    expect(savingOf({ current: crc(900), regular: crc(1_000), validUntil: null })).toEqual(crc(100));
    expect(savingOf({ current: crc(900), regular: null, validUntil: null })).toBeNull();
    expect(pricePerUnit(crc(1_000), 3)).toEqual(crc(333));
    expect(pricePerUnit(crc(1_000), 0)).toBeNull();
  });

  it.each(markets.map(({ currency }) => currency))('in %s fall into exactly one bracket (SEARCH-38)', (currency) => {
    const ranges = priceRanges(currency);
    for (const [index, range] of ranges.entries()) {
      expect(range.from).toBe(ranges[index - 1]?.to);
      expect(parseRangeKey(rangeKey(range))).toEqual(range);
    }
    expect(ranges[0]?.from).toBeUndefined();
    expect(ranges.at(-1)?.to).toBeUndefined();
  });

  it('have brackets in words', () => {
    const jamaica = getLocale('en', 'JM');
    expect(rangeLabel({ to: 150_000 }, jamaica)).toBe('Under $1,500.00');
    expect(rangeLabel({ from: 150_000, to: 400_000 }, jamaica)).toBe('$1,500.00 to $4,000.00');
    expect(rangeLabel({ from: 400_000 }, jamaica)).toBe('$4,000.00 and up');
  });
});

describe('facets', () => {
  const colorNames = new Map([['black', { es: 'Negro', en: 'Black' }]]);
  const words = { locale: getLocale('es', 'CR'), tree, category: undefined, colorNames };
  it('name the categories directly below the one shown, the largest first (SEARCH-35)', () => {
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
    const below = labelledFacets(counts, new Map(), { ...words, category: tree.byKey('grains') });
    expect(below).toEqual([
      {
        key: 'category',
        name: 'Categoría',
        values: [
          { value: 'beans', label: 'BEANS', count: 6 },
          { value: 'rice', label: 'RICE', count: 3 },
        ],
      },
    ]);
    expect(labelledFacets(counts, new Map(), words)[0]?.values).toMatchObject([{ value: 'pantry', count: 9 }]);
  });

  it('have clothing sizes from small to large, then the others by number (SEARCH-37)', () => {
    const sizes = ['40', 'XL', '9', 'S', '2XL', 'M', '38', 'Queen'].map((value, count) => ({
      value,
      count: count + 1,
    }));
    const [facet] = labelledFacets(new Map([['size' as const, sizes]]), new Map(), words);
    expect(facet?.values.map(({ value }) => value)).toEqual(['S', 'M', 'XL', '2XL', '9', '38', '40', 'Queen']);
  });

  it('give a colour one value and its name in each language (SEARCH-36)', () => {
    const counts = new Map([['color' as const, ['black', 'teal'].map((value) => ({ value, count: 2 }))]]);
    const valuesIn = (language: 'es' | 'en') =>
      labelledFacets(counts, new Map(), { ...words, locale: getLocale(language, 'CR') })[0]?.values;
    expect(valuesIn('es')).toMatchObject([
      { value: 'black', label: 'Negro' },
      { value: 'teal', label: 'teal' },
    ]);
    expect(valuesIn('en')).toMatchObject([
      { value: 'black', label: 'Black' },
      { value: 'teal', label: 'teal' },
    ]);
  });

  it('keep a chosen value with its label when no product has it (SEARCH-34)', () => {
    const chosen = new Map([
      ['rating' as const, ['4']],
      ['category' as const, ['id-pantry', 'id-unknown']],
    ]);
    expect(labelledFacets(new Map(), chosen, words)).toEqual([
      { key: 'category', name: 'Categoría', values: [{ value: 'pantry', label: 'PANTRY', count: 0 }] },
      { key: 'rating', name: 'Calificación', values: [{ value: '4', label: '4 estrellas o más', count: 0 }] },
    ]);
    const counts = new Map([['rating' as const, [{ value: '4', count: 2 }]]]);
    expect(labelledFacets(counts, chosen, words)[1]?.values).toMatchObject([{ value: '4', count: 2 }]);
  });

  it('leave out values that no product has (SEARCH-33)', () => {
    const counts = new Map([['rating' as const, [{ value: '4', count: 0 }]]]);
    expect(labelledFacets(counts, new Map(), words)).toEqual([]);
  });
});

describe('stock', () => {
  it.each([
    [0, 'OUT_OF_STOCK'],
    [-2, 'OUT_OF_STOCK'],
    [5, 'LOW_STOCK'],
    [6, 'IN_STOCK'],
  ])('of %i is %s (CATALOG-29)', (quantity, state) => {
    expect(getStockState(quantity, 5)).toBe(state);
  });
});
