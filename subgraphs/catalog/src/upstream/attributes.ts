import { localizedTextSchema, textIn } from '@tarima/markets/localized-text';
import type { Language, Localized } from '@tarima/markets/table';
import type { Detail, Variant } from '../domain/product.ts';

/** A variant's attributes by their platform names (store.md §3). */
export type Attributes = ReadonlyMap<string, unknown>;

const text = (value: unknown, language: Language): string | undefined => {
  if (typeof value === 'string') return value || undefined;
  if (typeof value === 'number') return String(value);
  return textIn(localizedTextSchema.safeParse(value).data, language);
};

/** Text of an attribute in a language, or undefined. */
export function textAttribute(attributes: Attributes, name: string, language: Language): string | undefined {
  return text(attributes.get(name), language);
}

/** A positive number, which a feed may have given as text. */
function positiveNumber(value: unknown): number | undefined {
  const parsed = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  return Number.isFinite(parsed) && parsed > 0 ? parsed : undefined;
}

const unitNames: Readonly<Record<string, Localized>> = {
  kg: { es: 'kg', en: 'kg' },
  l: { es: 'L', en: 'L' },
  u: { es: 'unidad', en: 'unit' },
  m: { es: 'm', en: 'm' },
};

/** How many of which unit one pack holds; null when the platform does not say. */
export function contentOf(attributes: Attributes, language: Language): Variant['content'] {
  const amount = positiveNumber(attributes.get('unit_price'));
  const unit = attributes.get('Unit_of_measurement');
  // One piece for the price of one tells nothing new.
  if (amount === undefined || amount === 1 || typeof unit !== 'string') return null;
  return { amount, unit: unitNames[unit.toLowerCase()]?.[language] ?? unit };
}

/** Set for what is sold by weight: lightest and heaviest piece. */
export function weightRangeOf(attributes: Attributes): Variant['weightRange'] {
  if (attributes.get('sale_by_weight') !== true) return null;
  const minimum = positiveNumber(attributes.get('min-quantity-weight'));
  const maximum = positiveNumber(attributes.get('max-quantity-weight'));
  if (minimum === undefined || maximum === undefined) return null;
  const unit = attributes.get('weight_uom');
  return { minimum, maximum, unit: typeof unit === 'string' ? unit : 'kg' };
}

const storageNames: Readonly<Record<string, Localized>> = {
  DRY: { es: 'En lugar fresco y seco', en: 'In a cool, dry place' },
  CHILLED: { es: 'Refrigerado', en: 'Refrigerated' },
  FROZEN: { es: 'Congelado', en: 'Frozen' },
};

const detailNames: Readonly<Record<string, Localized>> = {
  brand: { es: 'Marca', en: 'Brand' },
  color: { es: 'Color', en: 'Color' },
  size: { es: 'Talla', en: 'Size' },
  weight: { es: 'Peso', en: 'Weight' },
  storage_type: { es: 'Conservación', en: 'Storage' },
};

/** Rows of the details table in a fixed order, in one language. */
export function detailsOf(attributes: Attributes, language: Language): Detail[] {
  return Object.entries(detailNames).flatMap(([key, name]) => {
    const value = detailText(attributes, key, language);
    return value === undefined ? [] : [{ key, name: name[language], value }];
  });
}

function detailText(attributes: Attributes, key: string, language: Language): string | undefined {
  const value = textAttribute(attributes, key, language);
  if (value === undefined) return undefined;
  if (key === 'storage_type') return storageNames[value]?.[language];
  if (key === 'weight') return `${value} ${textAttribute(attributes, 'weight_uom', language) ?? 'kg'}`;
  return value;
}
