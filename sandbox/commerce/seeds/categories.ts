import type { ToneName } from '../../media/src/tones.ts';
import { aisleDescriptions } from './aisle-descriptions.ts';
import { categoryTree } from './category-tree.ts';
import { slugify } from './slug.ts';
import type { Localized, SeedCategory } from './types.ts';

/** What the club puts forward: where it is cheapest by far, and what the season asks for. */
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

function category(
  [key, emoji, es, en]: Shelf,
  place: { parentKey: string | null; level: 1 | 2 | 3; position: number; tone: ToneName; description: Localized },
): SeedCategory {
  const { position, ...rest } = place;
  return {
    key,
    emoji,
    name: { es, en },
    slug: { es: slugify(es), en: slugify(en) },
    // The platform refuses hints that end in zero.
    isFeatured: featured.has(key),
    orderHint: `0.${String(position).padStart(2, '0')}`.replace(/0$/, ''),
    ...rest,
  };
}

function aisleDescription(key: string): Localized {
  const [es, en] = aisleDescriptions[key] ?? [];
  if (!es || !en) throw new Error(`Aisle without a description: ${key}`);
  return { es, en };
}

/** All categories, parents before their children. */
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
    category(section.shelf, place(top.shelf[0], 2, sectionIndex, { es: section.es, en: section.en })),
    ...section.aisles.map((aisle, aisleIndex) =>
      category(aisle, place(section.shelf[0], 3, aisleIndex, aisleDescription(aisle[0]))),
    ),
  ]);
  return [category(top.shelf, place(null, 1, topIndex, { es: top.es, en: top.en })), ...sections];
});

const byKey = new Map(categories.map((entry) => [entry.key, entry]));

/** Aisle key -> keys of aisle, section and top category; throws on a key that is no aisle. */
export function categoryPath(aisleKey: string): [string, string, string] {
  const aisle = byKey.get(aisleKey);
  const section = byKey.get(aisle?.parentKey ?? '');
  if (aisle?.level !== 3 || !section?.parentKey) throw new Error(`Not an aisle: ${aisleKey}`);
  return [aisle.key, section.key, section.parentKey];
}

/** The tone of the shelf that an aisle stands in. */
export function toneOf(aisleKey: string): ToneName {
  const aisle = byKey.get(aisleKey);
  if (!aisle) throw new Error(`Not an aisle: ${aisleKey}`);
  return aisle.tone;
}
