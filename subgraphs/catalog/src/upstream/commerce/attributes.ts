import { getLocale } from '@tarima/markets/locale';
import { getLocalizedText, localizedTextSchema } from '@tarima/markets/localized-text';
import type { KnownMarket, Language, Localized } from '@tarima/markets/table';
import { z } from 'zod';
import type { Detail, Variant } from '../../domain/product.ts';
import type { CampaignAssignment } from '../../domain/promotions.ts';
import type { WeightSale } from '../../domain/weight.ts';

/** Values of a variant's attributes by name. */
export type Attributes = ReadonlyMap<string, unknown>;

/** A value of an enum or of a localized enum. */
const enumValue = z.object({ key: z.string(), label: z.union([z.string(), localizedTextSchema]) });

const formatValue = (value: unknown, language: Language): string | undefined => {
  if (typeof value === 'string') return value || undefined;
  if (typeof value === 'number') return String(value);
  const option = enumValue.safeParse(value).data;
  if (option) return formatValue(option.label, language) ?? option.key;
  return getLocalizedText(localizedTextSchema.safeParse(value).data, language);
};

/** The key of a value, the same in every language; undefined for a localized text, which has none. */
function getValueKey(value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return enumValue.safeParse(value).data?.key;
}

/** The text of an attribute in a language; undefined without a value. */
export function getTextAttribute(attributes: Attributes, name: string, language: Language): string | undefined {
  return formatValue(attributes.get(name), language);
}

/** A positive number, which some feeds deliver as text; undefined for any other value. */
function parsePositiveNumber(value: unknown): number | undefined {
  const parsed = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  return Number.isFinite(parsed) && parsed > 0 ? parsed : undefined;
}

const unitNames: Readonly<Record<string, Localized>> = {
  kg: { es: 'kg', en: 'kg' },
  l: { es: 'L', en: 'L' },
  u: { es: 'unidad', en: 'unit' },
  m: { es: 'm', en: 'm' },
};

/** The content of one pack; null when unknown. */
export function toContent(attributes: Attributes, language: Language): Variant['content'] {
  const amount = parsePositiveNumber(attributes.get('unit_price'));
  const unit = attributes.get('Unit_of_measurement');
  // A content of 1 is omitted because the unit price equals the price.
  if (amount === undefined || amount === 1 || typeof unit !== 'string') return null;
  return { amount, unit: unitNames[unit.toLowerCase()]?.[language] ?? unit };
}

/** Parses an attribute with a JSON list; a malformed list counts as empty. */
function parseJsonList<Entry>(value: unknown, list: z.ZodType<Entry[]>): Entry[] {
  if (typeof value !== 'string') return [];
  try {
    return list.safeParse(JSON.parse(value)).data ?? [];
  } catch {
    return [];
  }
}

const clubWeightsWire = z.array(z.object({ club: z.string(), value: z.boolean() }));

/** The weights of a variant that is sold by weight (CATALOG-25), and the clubs that are excluded; null for others. */
export function toWeightSale(attributes: Attributes): WeightSale | null {
  if (attributes.get('sale_by_weight') !== true) return null;
  const minimum = parsePositiveNumber(attributes.get('min-quantity-weight'));
  const maximum = parsePositiveNumber(attributes.get('max-quantity-weight'));
  if (minimum === undefined || maximum === undefined) return null;
  const unit = getTextAttribute(attributes, 'weight_uom', 'en') ?? 'kg';
  const usual = parsePositiveNumber(attributes.get('unit_price'));
  return {
    minimum,
    maximum,
    unit,
    usual: usual !== undefined && attributes.get('Unit_of_measurement') === unit ? usual : null,
    clubs: new Map(
      parseJsonList(attributes.get('sold_by_weight'), clubWeightsWire).map(({ club, value }) => [club, value]),
    ),
  };
}

const campaignAssignmentsWire = z.array(
  z.object({ country: z.string(), clubs: z.array(z.string()), campaigns: z.array(z.string()) }),
);

/** The campaigns of a product by country and clubs. */
export function parseCampaignAssignments(attributes: Attributes): CampaignAssignment[] {
  return parseJsonList(attributes.get('campaigns'), campaignAssignmentsWire);
}

const storageNames: Readonly<Record<string, Localized>> = {
  DRY: { es: 'En lugar fresco y seco', en: 'In a cool, dry place' },
  CHILLED: { es: 'Refrigerado', en: 'Refrigerated' },
  FROZEN: { es: 'Congelado', en: 'Frozen' },
};

const detailNames: Readonly<Record<string, Localized>> = {
  brand: { es: 'Marca', en: 'Brand' },
  color: { es: 'Color', en: 'Colour' },
  size: { es: 'Talla', en: 'Size' },
  weight: { es: 'Peso', en: 'Weight' },
  storage_type: { es: 'Conservación', en: 'Storage' },
};

/** Rows of the details table in display order, with the market's decimal separator (CATALOG-38). */
export function toDetails(attributes: Attributes, language: Language, market: KnownMarket): Detail[] {
  return Object.entries(detailNames).flatMap(([key, name]) => {
    const value =
      key === 'weight' ? formatWeight(attributes, language, market) : formatDetail(attributes, key, language);
    if (value === undefined) return [];
    return [{ key, name: name[language], value, valueKey: getValueKey(attributes.get(key)) ?? value }];
  });
}

function formatWeight(attributes: Attributes, language: Language, market: KnownMarket): string | undefined {
  const weight = parsePositiveNumber(attributes.get('weight'));
  if (weight === undefined) return undefined;
  const format = getWeightFormat(getLocale(language, market.code).code);
  return `${format.format(weight)} ${getTextAttribute(attributes, 'weight_uom', language) ?? 'kg'}`;
}

/** Formats of weights by locale. Creating a format takes longer than mapping the rest of a product. */
const weightFormats = new Map<string, Intl.NumberFormat>();

function getWeightFormat(localeCode: string): Intl.NumberFormat {
  let format = weightFormats.get(localeCode);
  if (!format) {
    format = new Intl.NumberFormat(localeCode, { maximumFractionDigits: 3 });
    weightFormats.set(localeCode, format);
  }
  return format;
}

function formatDetail(attributes: Attributes, key: string, language: Language): string | undefined {
  const value = getTextAttribute(attributes, key, language);
  if (value === undefined) return undefined;
  if (key === 'storage_type') return storageNames[value]?.[language];
  return value;
}
