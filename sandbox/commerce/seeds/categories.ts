import type { ToneName } from '../../media/src/tones.ts';
import { aisleDescriptions } from './aisle-descriptions.ts';
import { categoryTree } from './category-tree.ts';
import { slugify } from './slug.ts';
import type { Localized, SeedCategory } from './types.ts';

/** Categories that the club features: those with the best prices, and those in season. */
const featured: ReadonlySet<string> = new Set([
  'coffee',
  'meat-and-seafood',
  'fruit',
  'chocolate',
  'paper',
  'diapers',
  'televisions',
  'cookware',
  'camping-and-beach',
  'apparel',
]);

type Shelf = (typeof categoryTree)[number]['shelf'];

function buildCategory(
  [key, emoji, es, en]: Shelf,
  place: { parentKey: string | null; level: 1 | 2 | 3; position: number; tone: ToneName; description: Localized },
): SeedCategory {
  const { position, ...rest } = place;
  return {
    key,
    emoji,
    name: { es, en },
    slug: { es: slugify(es), en: slugify(en) },
    // The platform rejects order hints that end in zero.
    isFeatured: featured.has(key),
    orderHint: `0.${String(position).padStart(2, '0')}`.replace(/0$/, ''),
    ...rest,
  };
}

function getAisleDescription(key: string): Localized {
  const [es, en] = aisleDescriptions[key] ?? [];
  if (!es || !en) throw new Error(`Aisle without a description: ${key}`);
  return { es, en };
}

/** All categories; parents precede their children. */
export const categories: SeedCategory[] = categoryTree.flatMap((top, topIndex) => {
  const { tone } = top;
  const place = (parentKey: string | null, level: 1 | 2 | 3, index: number, description: Localized) => ({
    parentKey,
    level,
    position: index + 1,
    tone,
    description,
  });
  const sections = top.sections.flatMap((section, sectionIndex) => [
    buildCategory(section.shelf, place(top.shelf[0], 2, sectionIndex, { es: section.es, en: section.en })),
    ...section.aisles.map((aisle, aisleIndex) =>
      buildCategory(aisle, place(section.shelf[0], 3, aisleIndex, getAisleDescription(aisle[0]))),
    ),
  ]);
  return [buildCategory(top.shelf, place(null, 1, topIndex, { es: top.es, en: top.en })), ...sections];
});

const categoriesByKey = new Map(categories.map((entry) => [entry.key, entry]));

/** Returns the keys of an aisle, its section and its top category; throws on a key that is not an aisle. */
export function getCategoryPath(aisleKey: string): [string, string, string] {
  const aisle = categoriesByKey.get(aisleKey);
  const section = categoriesByKey.get(aisle?.parentKey ?? '');
  if (aisle?.level !== 3 || !section?.parentKey) throw new Error(`Not an aisle: ${aisleKey}`);
  return [aisle.key, section.key, section.parentKey];
}

/** Returns the tone of an aisle's top category. */
export function getTone(aisleKey: string): ToneName {
  const aisle = categoriesByKey.get(aisleKey);
  if (!aisle) throw new Error(`Not an aisle: ${aisleKey}`);
  return aisle.tone;
}
