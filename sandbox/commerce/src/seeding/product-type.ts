import type { AttributeType } from '@commercetools/platform-sdk';
import { colorNames, colors } from '../../seeds/products/row.ts';

/** Colours have keys, so that a filter is the same in both languages. */
const color: AttributeType = {
  name: 'lenum',
  values: colorNames.map((key) => ({ key, label: { es: colors[key].es, en: colors[key].en } })),
};

type SimpleTypeName = 'text' | 'number' | 'boolean';

/** Name and type of each attribute, and whether it is searchable. */
const attributes: readonly [name: string, type: SimpleTypeName | AttributeType, searchable: boolean][] = [
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

/** Draft of the only product type; all products of the club have the same attributes. */
export const productType = {
  key: 'club-product',
  name: 'Club product',
  description: 'Anything that the club sells',
  attributes: attributes.map(([name, type, isSearchable]) => ({
    name,
    label: { en: name },
    type: typeof type === 'string' ? { name: type } : type,
    isSearchable,
  })),
};
