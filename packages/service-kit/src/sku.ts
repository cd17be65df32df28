/** Longer than any sku of the catalogue, and short enough for a query. */
const skuPattern = /^[^\p{C}]{1,128}$/u;

/** True for text that can be a sku: of a length that may be asked for, without characters that no database stores. */
export function isSku(text: string): boolean {
  return skuPattern.test(text);
}
