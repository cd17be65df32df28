import { fillBothLanguages, getLocalizedText } from '@tarima/markets/localized-text';
import { getPictureUrls } from '@tarima/markets/picture';
import { listAncestors } from '../domain/category-tree.ts';
import type { CategoryResolvers } from '../resolver-types.gen.ts';

export const Category: CategoryResolvers = {
  __resolveReference: async ({ key }, { directory }) => (await directory.getCategoryTree()).byKey(key) ?? null,
  name: ({ name, key }, _arguments, { locale }) => getLocalizedText(name, locale.language) ?? key,
  slug: ({ slug, key }, _arguments, { locale }) => getLocalizedText(slug, locale.language) ?? key,
  slugs: ({ slug, key }) => fillBothLanguages(slug, key),
  description: ({ description }, _arguments, { locale }) => getLocalizedText(description, locale.language) ?? null,
  ancestors: (category) => listAncestors(category),
  children: ({ children }) => [...children],
  image: ({ key }, _arguments, { getCategoryPictureUrl, rules }) =>
    getPictureUrls(getCategoryPictureUrl(key), rules.getPictureOptions()),
};
