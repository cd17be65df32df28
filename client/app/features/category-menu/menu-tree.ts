import type { CategoryMenuQuery } from './category-menu.gen.ts';

type ListedCategory = CategoryMenuQuery['allCategories'][number];

/** A category with its position in the menu. */
export interface MenuCategory {
  readonly key: string;
  readonly name: string;
  /** The path from the top category to this one, for its URL. */
  readonly steps: readonly { readonly key: string; readonly slug: string }[];
  readonly parent: MenuCategory | null;
  readonly children: readonly MenuCategory[];
}

/**
 * Builds the menu tree from the list of all categories (CATALOG-66). In the list, parents precede their children, and
 * siblings are in display order.
 */
export function buildMenuTree(categories: readonly ListedCategory[]): {
  readonly tops: readonly MenuCategory[];
  find(key: string): MenuCategory | undefined;
} {
  const byKey = new Map<string, MenuCategory & { children: MenuCategory[] }>();
  const tops: MenuCategory[] = [];
  for (const { key, name, slug, parent: parentRef } of categories) {
    const parent = parentRef ? (byKey.get(parentRef.key) ?? null) : null;
    const category = { key, name, steps: [...(parent?.steps ?? []), { key, slug }], parent, children: [] };
    byKey.set(key, category);
    (parent?.children ?? tops).push(category);
  }
  return { tops, find: (key) => byKey.get(key) };
}
