import { z } from 'zod';
import type { Area } from '../context.ts';
import { customFieldsDraft, identifier, keySchema, localizedString } from '../documents/schemas.ts';
import { fieldAction } from '../plain/field-action.ts';
import { customOf } from '../plain/kinds.ts';
import { type PlainKind, plainArea } from '../plain/plain-area.ts';
import type { Fields } from '../plain/plain-repository.ts';
import type { Reference } from '../resources/references.ts';
import type { Resource } from '../resources/tables.ts';
import { createCategoryCounts } from './category-counts.ts';

/** A category as it is stored. */
export interface Category extends Resource {
  readonly ancestors: readonly Reference[];
  readonly parent?: Reference;
}

export const categoryDraft = z.object({
  key: keySchema.optional(),
  name: localizedString,
  slug: localizedString,
  description: localizedString.optional(),
  parent: identifier('category').optional(),
  orderHint: z
    .string()
    .regex(/^0\.\d*[1-9]$/)
    .optional(),
  externalId: z.string().max(256).optional(),
  metaTitle: localizedString.optional(),
  metaDescription: localizedString.optional(),
  metaKeywords: localizedString.optional(),
  custom: customFieldsDraft.optional(),
});

export type CategoryDraft = z.output<typeof categoryDraft>;

/** The stored fields of a category below `parent`. */
export function categoryFields(draft: Omit<CategoryDraft, 'parent' | 'custom'>, parent: Category | undefined): Fields {
  const reference = parent && { typeId: 'category', id: parent.id };
  return {
    orderHint: '0.5',
    ...draft,
    assets: [],
    ancestors: parent && reference ? [...parent.ancestors, reference] : [],
    ...(reference ? { parent: reference } : {}),
  };
}

const kind = {
  kind: 'category',
  path: '/categories',
  scope: 'categories',
  readers: ['view_products', 'view_published_products', 'manage_products'],
  async fields(body, context) {
    const { parent, custom, ...draft } = categoryDraft.parse(body);
    const above = parent && ((await context.references.resolve('category', parent)) as Category);
    return { ...categoryFields(draft, above), ...(await customOf(custom, 'category', context)) };
  },
  actions: {
    changeName: fieldAction('name', z.object({ name: localizedString })),
    changeSlug: fieldAction('slug', z.object({ slug: localizedString })),
    changeOrderHint: fieldAction('orderHint', z.object({ orderHint: z.string().regex(/^0\.\d*[1-9]$/) })),
    setDescription: fieldAction('description', z.object({ description: localizedString.optional() })),
  },
} satisfies PlainKind;

export const categories: Area = (app, context) => {
  const counts = createCategoryCounts(context);
  plainArea(app, context, { ...kind, present: (shown) => counts.added(shown) });
};
