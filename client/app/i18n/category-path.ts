import type { Locale } from '@tarima/markets/locale';
import { type PathQuery, pathTo } from './paths.ts';

interface CategoryStep {
  readonly key: string;
  readonly slug: string;
}

/**
 * Returns a category's canonical path: the slugs of its ancestors and its own, then its key (ROUTING-23). `steps` are
 * its ancestors followed by the category itself.
 */
export function buildCategoryPath(locale: Locale, steps: readonly CategoryStep[], query: PathQuery = {}): string {
  const slugs = Object.fromEntries(steps.map((step, index) => [`slug${index}`, step.slug]));
  return pathTo('category', locale, { ...slugs, catID: steps.at(-1)?.key }, query);
}
