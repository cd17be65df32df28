import type { LocalizedText } from '@tarima/markets/localized-text';

/** A category as the platform lists it, parents by id. */
export interface CategoryEntry {
  readonly id: string;
  readonly key: string;
  readonly parentId: string | null;
  readonly name: LocalizedText;
  readonly slug: LocalizedText;
  readonly description: LocalizedText;
  /** Decimal text; ascending is the order of the shelves. */
  readonly orderHint: string;
  /** Products in it and below. */
  readonly productCount: number;
  /** Whether the club puts it forward. */
  readonly isFeatured: boolean;
}

/** A category in the tree, which has only categories with products. */
export interface Category extends CategoryEntry {
  readonly parent: Category | null;
  readonly children: readonly Category[];
}

export interface CategoryTree {
  /** Top categories by order hint. */
  readonly tops: readonly Category[];
  /** Every level: each category right before those below it. */
  readonly all: readonly Category[];
  byKey(key: string): Category | undefined;
  byId(id: string): Category | undefined;
}

/** Builds the tree, without categories that are empty or below one that is empty or missing (CATALOG-58). */
export function buildCategoryTree(entries: readonly CategoryEntry[]): CategoryTree {
  const byParent = Map.groupBy(
    entries.filter((entry) => entry.productCount > 0),
    (entry) => entry.parentId,
  );
  const ids = new Map<string, Category>();
  const keys = new Map<string, Category>();
  const place = (entry: CategoryEntry, parent: Category | null): Category => {
    const children: Category[] = [];
    const category: Category = { ...entry, parent, children };
    ids.set(entry.id, category);
    keys.set(entry.key, category);
    children.push(...level(entry.id, category));
    return category;
  };
  // Siblings by order hint, ascending (CATALOG-61).
  const level = (parentId: string | null, parent: Category | null): Category[] =>
    (byParent.get(parentId) ?? [])
      .toSorted((one, other) => Number(one.orderHint) - Number(other.orderHint) || (one.key < other.key ? -1 : 1))
      .map((entry) => place(entry, parent));
  const tops = level(null, null);
  return { tops, all: [...ids.values()], byKey: (key) => keys.get(key), byId: (id) => ids.get(id) };
}

/** From the top down to its parent. */
export function ancestorsOf(category: Category): Category[] {
  const ancestors: Category[] = [];
  for (let at = category.parent; at; at = at.parent) ancestors.unshift(at);
  return ancestors;
}

/** The longest path, from the top down, that ends in one of these categories: a product's breadcrumbs (CATALOG-44). */
export function deepestPath(tree: CategoryTree, categoryIds: readonly string[]): Category[] {
  let deepest: Category[] = [];
  for (const id of categoryIds) {
    const category = tree.byId(id);
    if (!category) continue;
    const path = [...ancestorsOf(category), category];
    if (path.length > deepest.length) deepest = path;
  }
  return deepest;
}
