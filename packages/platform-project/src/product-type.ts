import type { AttributeType, ProductTypeDraft } from '@commercetools/platform-sdk';
import type { Localized } from '@tarima/markets/table';

/** A colour; its key makes a filter the same in both languages. */
export interface Color extends Localized {
  readonly key: string;
}

type SimpleTypeName = 'text' | 'number' | 'boolean';

/** Key of the only product type; all products of the club have the same attributes. */
export const productTypeKey = 'club-product';

/** The product type of a club with these colours. */
export function buildProductType(colors: readonly Color[]): ProductTypeDraft {
  const color: AttributeType = {
    name: 'lenum',
    values: colors.map(({ key, es, en }) => ({ key, label: { es, en } })),
  };
  /** Name and type of each attribute, and whether it is searchable. */
  const attributes: readonly [name: string, type: SimpleTypeName | AttributeType, isSearchable: boolean][] = [
    ['master_sku', 'text', false],
    ['brand', 'text', true],
    ['color', color, true],
    ['size', 'text', true],
    ['storage_type', 'text', true],
    ['promoid', 'text', true],
    ['sale_by_weight', 'boolean', true],
    ['sold_by_weight', 'text', false],
    ['min-quantity-weight', 'number', false],
    ['max-quantity-weight', 'number', false],
    ['Unit_of_measurement', 'text', false],
    ['unit_price', 'number', false],
    ['price_per_uom', 'text', false],
    ['weight', 'number', true],
    ['weight_uom', 'text', false],
    ['volume', 'number', false],
    ['campaigns', 'text', false],
    ['saving_amount', 'text', false],
    ['original_price_without_saving', 'text', false],
  ];
  return {
    key: productTypeKey,
    name: 'Club product',
    description: 'Anything that the club sells',
    attributes: attributes.map(([name, type, isSearchable]) => ({
      name,
      label: { en: name },
      isRequired: false,
      type: typeof type === 'string' ? { name: type } : type,
      isSearchable,
    })),
  };
}
