/** The limit exceeds every sku of the catalogue and bounds the size of queries. */
const skuPattern = /^[^\p{C}]{1,128}$/u;

/** True for a possible sku: 1 to 128 characters, without the control characters that a database rejects. */
export function isSku(text: string): boolean {
  return skuPattern.test(text);
}
