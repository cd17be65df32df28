import type { GlobalConfiguration } from './configuration-schema.ts';

/** The product of a sku: the variant's id is the text after the first dash (CATALOG-1). */
const productIdOf = (sku: string): string => sku.split('-', 1)[0] ?? '';

/**
 * Whether a sku belongs to a product that only the store itself puts into carts, such as the service fee. It has no page,
 * is in no list, search or suggestion (CATALOG-9), and shoppers cannot add it.
 */
export function isTechnicalSku(
  { serviceFee }: { readonly serviceFee: Pick<GlobalConfiguration['serviceFee'], 'productSku'> },
  sku: string,
): boolean {
  return productIdOf(sku) === productIdOf(serviceFee.productSku);
}
