/** A variant with its option values; all variants of a product have the same keys in the same order. */
export interface VariantWithOptions {
  readonly sku: string;
  readonly optionValues: readonly { readonly key: string; readonly name: string; readonly value: string }[];
}

/** A choice of a product, such as the colour, with its options. */
export interface OptionGroup<Variant extends VariantWithOptions> {
  readonly key: string;
  readonly name: string;
  readonly options: readonly Option<Variant>[];
}

export interface Option<Variant extends VariantWithOptions> {
  readonly value: string;
  readonly isChosen: boolean;
  /** The variant with this value that shares the most other option values with the current one. */
  readonly variant: Variant;
}

const choiceValueOf = ({ optionValues }: VariantWithOptions, key: string) =>
  optionValues.find((choice) => choice.key === key)?.value;

/**
 * The options of a product relative to the variant `sku`; each option keeps as many other option values as possible
 * (CATALOG-35).
 */
export function buildOptionGroups<Variant extends VariantWithOptions>(
  variants: readonly Variant[],
  sku: string,
): OptionGroup<Variant>[] {
  const current = variants.find((variant) => variant.sku === sku);
  if (!current) return [];
  const countShared = (variant: Variant) =>
    current.optionValues.filter(({ key, value }) => choiceValueOf(variant, key) === value).length;
  return current.optionValues.map(({ key, name, value: chosen }) => {
    const byValue = Map.groupBy(variants, (variant) => choiceValueOf(variant, key));
    const options = [...byValue].flatMap(([value, candidates]) => {
      if (value === undefined) return [];
      const closest = candidates.reduce((best, candidate) =>
        countShared(candidate) > countShared(best) ? candidate : best,
      );
      return [{ value, isChosen: value === chosen, variant: value === chosen ? current : closest }];
    });
    return { key, name, options };
  });
}
