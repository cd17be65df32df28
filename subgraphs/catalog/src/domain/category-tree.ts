import type { LocalizedText } from '@tarima/markets/localized-text';

/** A category with its parent's id. */
export interface CategoryEntry {
  readonly id: string;
  readonly key: string;
  readonly parentId: string | null;
  readonly name: LocalizedText;
  readonly slug: LocalizedText;
  readonly description: LocalizedText;
  /** A decimal number; siblings are sorted by it, ascending. */
  readonly orderHint: string;
  /** Products of the category and of all categories below it. */
  readonly productCount: number;
  /** Whether the page of featured categories shows it (CATALOG-65). */
  readonly isFeatured: boolean;
}

/** A category linked to its parent and children; the tree has only categories with products. */
export interface Category extends CategoryEntry {
  readonly parent: Category | null;
  readonly children: readonly Category[];
}

export interface CategoryTree {
  /** Top categories, by order hint. */
  readonly roots: readonly Category[];
  /** Categories of all levels: parents before their children, siblings by order hint. */
  readonly all: readonly Category[];
  byKey(key: string): Category | undefined;
  byId(id: string): Category | undefined;
}

/** Builds the tree without categories that are empty or whose parent is empty or missing (CATALOG-58). */
export function buildCategoryTree(entries: readonly CategoryEntry[]): CategoryTree {
  const byParent = Map.groupBy(
    entries.filter((entry) => entry.productCount > 0),
    (entry) => entry.parentId,
  );
  const ids = new Map<string, Category>();
  const keys = new Map<string, Category>();
  const addCategory = (entry: CategoryEntry, parent: Category | null): Category => {
    const children: Category[] = [];
    const category: Category = { ...entry, parent, children };
    ids.set(entry.id, category);
    keys.set(entry.key, category);
    children.push(...addLevel(entry.id, category));
    return category;
  };
  // Siblings by order hint, ascending (CATALOG-61).
  const addLevel = (parentId: string | null, parent: Category | null): Category[] =>
    (byParent.get(parentId) ?? [])
      .toSorted((one, other) => Number(one.orderHint) - Number(other.orderHint) || (one.key < other.key ? -1 : 1))
      .map((entry) => addCategory(entry, parent));
  const roots = addLevel(null, null);
  return { roots, all: [...ids.values()], byKey: (key) => keys.get(key), byId: (id) => ids.get(id) };
}

/** The categories above a category, from the top category to its parent. */
export function listAncestors(category: Category): Category[] {
  const ancestors: Category[] = [];
  for (let current = category.parent; current; current = current.parent) ancestors.unshift(current);
  return ancestors;
}

/** The longest path from a top category to one of these: the breadcrumbs of a product (CATALOG-44). */
export function findDeepestPath(tree: CategoryTree, categoryIds: readonly string[]): Category[] {
  let deepest: Category[] = [];
  for (const id of categoryIds) {
    const category = tree.byId(id);
    if (!category) continue;
    const path = [...listAncestors(category), category];
    if (path.length > deepest.length) deepest = path;
  }
  return deepest;
}
