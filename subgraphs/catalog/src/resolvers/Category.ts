import { inBothLanguages, textIn } from '@tarima/markets/localized-text';
import { pictureOf } from '@tarima/service-kit/picture';
import { listAncestors } from '../domain/category-tree.ts';
import type { CategoryResolvers } from '../resolver-types.gen.ts';

export const Category: CategoryResolvers = {
  __resolveReference: async ({ key }, { directory }) => (await directory.getCategoryTree()).byKey(key) ?? null,
  name: ({ name, key }, _arguments, { locale }) => textIn(name, locale.language) ?? key,
  slug: ({ slug, key }, _arguments, { locale }) => textIn(slug, locale.language) ?? key,
  slugs: ({ slug, key }) => inBothLanguages(slug, key),
  description: ({ description }, _arguments, { locale }) => textIn(description, locale.language) ?? null,
  ancestors: (category) => listAncestors(category),
  children: ({ children }) => [...children],
  image: ({ key }, _arguments, context) => pictureOf(context.getCategoryPictureUrl(key)),
};
