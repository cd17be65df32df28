/** A variant with its choices; all variants of a product have the same keys in the same order. */
export interface Choosable {
  readonly sku: string;
  readonly choices: readonly { readonly key: string; readonly name: string; readonly value: string }[];
}

/** A choice of a product, such as the colour, with its options. */
export interface OptionGroup<Variant extends Choosable> {
  readonly key: string;
  readonly name: string;
  readonly options: readonly Option<Variant>[];
}

export interface Option<Variant extends Choosable> {
  readonly value: string;
  readonly isChosen: boolean;
  /** The variant with this value that shares the most other choices with the current one. */
  readonly variant: Variant;
}

const choiceValueOf = ({ choices }: Choosable, key: string) => choices.find((choice) => choice.key === key)?.value;

/**
 * The choices of a product relative to the variant `sku`; each option keeps as many other choices as possible
 * (CATALOG-35).
 */
export function buildOptionGroups<Variant extends Choosable>(
  variants: readonly Variant[],
  sku: string,
): OptionGroup<Variant>[] {
  const current = variants.find((variant) => variant.sku === sku);
  if (!current) return [];
  const countShared = (variant: Variant) =>
    current.choices.filter(({ key, value }) => choiceValueOf(variant, key) === value).length;
  return current.choices.map(({ key, name, value: chosen }) => {
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
