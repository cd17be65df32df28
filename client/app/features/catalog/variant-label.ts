interface Variant {
  readonly sku: string;
  readonly attributes: readonly { readonly key: string; readonly value: string }[];
}

/**
 * What tells each variant from its siblings, e.g. `Azul · 500 ml`: the attributes in which they differ. A product with
 * one variant has nothing to tell.
 */
export function variantLabels(variants: readonly Variant[]): ReadonlyMap<string, string> {
  const keys = [...new Set(variants.flatMap((variant) => variant.attributes.map(({ key }) => key)))];
  const textOf = (variant: Variant, key: string) =>
    variant.attributes.find((attribute) => attribute.key === key)?.value;
  const differing = keys.filter((key) => new Set(variants.map((variant) => textOf(variant, key))).size > 1);
  return new Map(
    variants.map((variant) => {
      const values = differing.flatMap((key) => textOf(variant, key) ?? []);
      return [variant.sku, values.length > 0 ? values.join(' · ') : variant.sku];
    }),
  );
}
