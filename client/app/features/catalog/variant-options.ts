/** A variant with what it is chosen by; all of a product have the same keys, in the same order. */
export interface Choosable {
  readonly sku: string;
  readonly choices: readonly { readonly key: string; readonly name: string; readonly value: string }[];
}

/** One question, such as the colour, with its answers. */
export interface OptionGroup<Variant extends Choosable> {
  readonly key: string;
  readonly name: string;
  readonly options: readonly Option<Variant>[];
}

export interface Option<Variant extends Choosable> {
  readonly value: string;
  readonly isChosen: boolean;
  /** Where the answer leads: the variant that keeps most of the other answers. */
  readonly variant: Variant;
}

const answerOf = ({ choices }: Choosable, key: string) => choices.find((choice) => choice.key === key)?.value;

/** The choices of a product, seen from its variant `sku`; each keeps most of the others (CATALOG-35). */
export function optionGroups<Variant extends Choosable>(
  variants: readonly Variant[],
  sku: string,
): OptionGroup<Variant>[] {
  const current = variants.find((variant) => variant.sku === sku);
  if (!current) return [];
  const kept = (variant: Variant) =>
    current.choices.filter(({ key, value }) => answerOf(variant, key) === value).length;
  return current.choices.map(({ key, name, value: chosen }) => {
    const byValue = Map.groupBy(variants, (variant) => answerOf(variant, key));
    const options = [...byValue].flatMap(([value, candidates]) => {
      if (value === undefined) return [];
      const closest = candidates.reduce((best, candidate) => (kept(candidate) > kept(best) ? candidate : best));
      return [{ value, isChosen: value === chosen, variant: value === chosen ? current : closest }];
    });
    return { key, name, options };
  });
}
