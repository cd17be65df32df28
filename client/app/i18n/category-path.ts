import type { Locale } from '@tarima/markets/locale';
import { type PathQuery, pathTo } from './paths.ts';

interface CategoryStep {
  readonly key: string;
  readonly slug: string;
}

/**
 * A category's canonical path: the slugs from the top down to it, then its key (ROUTING-23). `steps` are its
 * ancestors and itself.
 */
export function categoryPath(locale: Locale, steps: readonly CategoryStep[], query: PathQuery = {}): string {
  const slugs = Object.fromEntries(steps.map((step, index) => [`slug${index}`, step.slug]));
  return pathTo('category', locale, { ...slugs, catID: steps.at(-1)?.key }, query);
}
