import { describe, expect, it } from 'vitest';
import { buildMenuTree } from './menu-tree.ts';

const listed = (key: string, parentKey: string | null) => ({
  __typename: 'Category' as const,
  key,
  name: key.toUpperCase(),
  slug: `${key}-slug`,
  parent: parentKey === null ? null : { __typename: 'Category' as const, key: parentKey },
});

describe('the category menu', () => {
  const menu = buildMenuTree([
    listed('pantry', null),
    listed('grains', 'pantry'),
    listed('rice', 'grains'),
    listed('long-rice', 'rice'),
    listed('breakfast', 'pantry'),
    listed('fresh', null),
  ]);

  it('keeps the order of the list at any depth (CATALOG-66)', () => {
    expect(menu.tops.map(({ key }) => key)).toEqual(['pantry', 'fresh']);
    expect(menu.find('pantry')?.children.map(({ key }) => key)).toEqual(['grains', 'breakfast']);
    expect(menu.find('rice')?.children.map(({ key }) => key)).toEqual(['long-rice']);
  });

  it('has the path to each category', () => {
    const deepest = menu.find('long-rice');
    expect(deepest?.steps.map(({ slug }) => slug)).toEqual([
      'pantry-slug',
      'grains-slug',
      'rice-slug',
      'long-rice-slug',
    ]);
    expect(deepest?.parent?.key).toBe('rice');
    expect(menu.find('unknown')).toBeUndefined();
  });
});
