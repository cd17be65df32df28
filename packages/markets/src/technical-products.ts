/** The product id of a sku: the text before the first dash (CATALOG-1). */
const getProductId = (sku: string): string => sku.split('-', 1)[0] ?? '';

/**
 * Whether a sku belongs to a product that only the store adds to carts, such as the service fee. It has no page, is not in
 * lists, searches or suggestions (CATALOG-9), and shoppers cannot add it.
 */
export function isTechnicalSku(
  { serviceFee }: { readonly serviceFee: { readonly productSku: string } },
  sku: string,
): boolean {
  return getProductId(sku) === getProductId(serviceFee.productSku);
}
