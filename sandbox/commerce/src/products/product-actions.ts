import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type ActionKind, type ActionKinds, defineAction, withField } from '../documents/actions.ts';
import { identifier, keySchema, localizedString } from '../documents/schemas.ts';
import { createInvalidInputError, createInvalidOperationError } from '../errors.ts';
import { assetDraft, imageDraft, type ProductDraft, priceDraft, type VariantDraft } from './draft.ts';

/** A published product has one version of its data: changes that stay staged until the next `publish` are refused. */
const staged = { staged: z.boolean().default(true) };
const variantTarget = { variantId: z.int().optional(), sku: z.string().optional() };

function defineProductAction<Shape extends z.ZodRawShape>(
  shape: Shape,
  change: (product: ProductDraft, input: z.output<z.ZodObject<Shape>>) => ProductDraft,
): ActionKind<ProductDraft, undefined> {
  return defineAction(z.object(shape), change);
}

/** Defines an action on data that the platform keeps in a staged and a current version. */
function defineDataAction<Shape extends z.ZodRawShape>(
  shape: Shape,
  change: (product: ProductDraft, input: z.output<z.ZodObject<Shape>>) => ProductDraft,
): ActionKind<ProductDraft, undefined> {
  return defineAction(z.object({ ...shape, ...staged }), (product: ProductDraft, input) => {
    if (product.publish && (input as { staged: boolean }).staged) {
      throw createInvalidOperationError('The sandbox has one version of a published product: set staged to false.');
    }
    return change(product, input as z.output<z.ZodObject<Shape>>);
  });
}

type Target = { readonly variantId?: number | undefined; readonly sku?: string | undefined };

/** Changes the variant of a target, the first one by default. @throws PlatformError `InvalidInput` */
function changeVariant(
  product: ProductDraft,
  { variantId, sku }: Target,
  change: (variant: VariantDraft) => VariantDraft,
): ProductDraft {
  const all = [product.masterVariant, ...product.variants];
  const index = sku === undefined ? (variantId ?? 1) - 1 : all.findIndex((variant) => variant.sku === sku);
  const found = all[index];
  if (!found) throw createInvalidInputError(`There is no variant '${sku ?? variantId}'.`);
  const [masterVariant = product.masterVariant, ...variants] = all.with(index, change(found));
  return { ...product, masterVariant, variants };
}

/** Changes the variant that has a price. @throws PlatformError `InvalidInput` */
function changePrices(
  product: ProductDraft,
  priceId: string,
  change: (prices: VariantDraft['prices'], index: number) => VariantDraft['prices'],
): ProductDraft {
  const all = [product.masterVariant, ...product.variants];
  const position = all.findIndex(({ prices }) => prices.some(({ id }) => id === priceId));
  if (position === -1) throw createInvalidInputError(`There is no price with the ID '${priceId}'.`);
  return changeVariant(product, { variantId: position + 1 }, (variant) => ({
    ...variant,
    prices: change(
      variant.prices,
      variant.prices.findIndex(({ id }) => id === priceId),
    ),
  }));
}

const category = { category: identifier('category') };

/** Update actions of products. They change the draft from which the product's rows are built again. */
export const productActions: ActionKinds<ProductDraft, undefined> = {
  publish: defineProductAction({ scope: z.enum(['All', 'Prices']).optional() }, (product) => ({
    ...product,
    publish: true,
  })),
  unpublish: defineProductAction({}, (product) => ({ ...product, publish: false })),
  setKey: defineProductAction({ key: keySchema.optional() }, (product, { key }) => withField(product, 'key', key)),
  setTaxCategory: defineProductAction(
    { taxCategory: identifier('tax-category').optional() },
    (product, { taxCategory }) => withField(product, 'taxCategory', taxCategory),
  ),

  changeName: defineDataAction({ name: localizedString }, (product, { name }) => ({ ...product, name })),
  changeSlug: defineDataAction({ slug: localizedString }, (product, { slug }) => ({ ...product, slug })),
  setDescription: defineDataAction({ description: localizedString.optional() }, (product, { description }) =>
    withField(product, 'description', description),
  ),
  addToCategory: defineDataAction(category, (product, input) => ({
    ...product,
    categories: [...product.categories, input.category],
  })),
  removeFromCategory: defineDataAction(category, (product, input) => ({
    ...product,
    categories: product.categories.filter(({ id }) => id !== input.category.id),
  })),

  setSku: defineDataAction({ variantId: z.int(), sku: z.string().min(1).max(256).optional() }, (product, input) =>
    changeVariant(product, { variantId: input.variantId }, (variant) => withField(variant, 'sku', input.sku)),
  ),
  setAttribute: defineDataAction({ ...variantTarget, name: z.string(), value: z.unknown() }, (product, input) =>
    changeVariant(product, input, (variant) => {
      const others = variant.attributes.filter(({ name }) => name !== input.name);
      const { name, value } = input;
      return { ...variant, attributes: value == null ? others : [...others, { name, value }] };
    }),
  ),

  setPrices: defineDataAction({ ...variantTarget, prices: z.array(priceDraft) }, (product, { prices, ...target }) =>
    changeVariant(product, target, (variant) => ({ ...variant, prices })),
  ),
  addPrice: defineDataAction({ ...variantTarget, price: priceDraft }, (product, { price, ...target }) =>
    changeVariant(product, target, (variant) => ({ ...variant, prices: [...variant.prices, price] })),
  ),
  changePrice: defineDataAction({ priceId: z.string(), price: priceDraft }, (product, { priceId, price }) =>
    changePrices(product, priceId, (prices, index) => prices.with(index, { ...price, id: priceId })),
  ),
  removePrice: defineDataAction({ priceId: z.string() }, (product, { priceId }) =>
    changePrices(product, priceId, (prices, index) => prices.toSpliced(index, 1)),
  ),

  addExternalImage: defineDataAction({ ...variantTarget, image: imageDraft }, (product, { image, ...target }) =>
    changeVariant(product, target, (variant) => ({ ...variant, images: [...variant.images, image] })),
  ),
  removeImage: defineDataAction({ ...variantTarget, imageUrl: z.string() }, (product, { imageUrl, ...target }) =>
    changeVariant(product, target, (variant) => ({
      ...variant,
      images: variant.images.filter(({ url }) => url !== imageUrl),
    })),
  ),
  addAsset: defineDataAction({ ...variantTarget, asset: assetDraft }, (product, { asset, ...target }) =>
    changeVariant(product, target, (variant) => ({
      ...variant,
      assets: [...variant.assets, { id: randomUUID(), ...asset }],
    })),
  ),
  removeAsset: defineDataAction({ ...variantTarget, assetId: z.string() }, (product, { assetId, ...target }) =>
    changeVariant(product, target, (variant) => ({
      ...variant,
      assets: variant.assets.filter(({ id }) => id !== assetId),
    })),
  ),
};
