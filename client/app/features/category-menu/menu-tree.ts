import type { CategoryMenuQuery } from './category-menu.gen.ts';

type ListedCategory = CategoryMenuQuery['allCategories'][number];

/** A category in its place in the menu. */
export interface MenuCategory {
  readonly key: string;
  readonly name: string;
  /** From the top down to itself, as its address wants them. */
  readonly steps: readonly { readonly key: string; readonly slug: string }[];
  readonly parent: MenuCategory | null;
  readonly children: readonly MenuCategory[];
}

/**
 * The menu's levels, however deep, from the list of all categories (CATALOG-66). Parents come before their children in
 * it, and siblings in their order.
 */
export function menuTree(categories: readonly ListedCategory[]): {
  readonly tops: readonly MenuCategory[];
  find(key: string): MenuCategory | undefined;
} {
  const placed = new Map<string, MenuCategory & { children: MenuCategory[] }>();
  const tops: MenuCategory[] = [];
  for (const { key, name, slug, parent: above } of categories) {
    const parent = above ? (placed.get(above.key) ?? null) : null;
    const category = { key, name, steps: [...(parent?.steps ?? []), { key, slug }], parent, children: [] };
    placed.set(key, category);
    (parent?.children ?? tops).push(category);
  }
  return { tops, find: (key) => placed.get(key) };
}
