import { z } from 'zod';
import type { Area } from '../context.ts';
import { customFieldsDraft, identifier, keySchema, localizedString } from '../documents/schemas.ts';
import type { Reference } from '../resources/references.ts';
import type { Resource } from '../resources/tables.ts';
import { defineFieldAction } from '../simple/field-action.ts';
import { buildCustom } from '../simple/kinds.ts';
import type { Fields } from '../simple/simple-repository.ts';
import { registerSimpleRoutes, type SimpleKind } from '../simple/simple-routes.ts';

/** A stored category. */
export interface Category extends Resource {
  readonly name: Readonly<Record<string, string>>;
  readonly slug: Readonly<Record<string, string>>;
  readonly description?: Readonly<Record<string, string>>;
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

/** Builds the stored fields of a category below `parent`. */
export function buildCategoryFields(
  draft: Omit<CategoryDraft, 'parent' | 'custom'>,
  parent: Category | undefined,
): Fields {
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
  async buildFields(body, context) {
    const { parent, custom, ...draft } = categoryDraft.parse(body);
    const parentCategory = parent && ((await context.references.resolve('category', parent)) as Category);
    return { ...buildCategoryFields(draft, parentCategory), ...(await buildCustom(custom, 'category', context)) };
  },
  actions: {
    changeName: defineFieldAction('name', z.object({ name: localizedString })),
    changeSlug: defineFieldAction('slug', z.object({ slug: localizedString })),
    changeOrderHint: defineFieldAction('orderHint', z.object({ orderHint: z.string().regex(/^0\.\d*[1-9]$/) })),
    setDescription: defineFieldAction('description', z.object({ description: localizedString.optional() })),
  },
} satisfies SimpleKind;

export const categories: Area = (app, context) => {
  registerSimpleRoutes(app, context, kind);
};
