import { getLocale } from '@tarima/markets/locale';
import { localizedTextSchema, textIn } from '@tarima/markets/localized-text';
import type { KnownMarket, Language, Localized } from '@tarima/markets/table';
import { z } from 'zod';
import type { Detail, Variant } from '../../domain/product.ts';
import type { CampaignPlace } from '../../domain/promotions.ts';
import type { WeightSale } from '../../domain/weight.ts';

/** A variant's attributes by their platform names. */
export type Attributes = ReadonlyMap<string, unknown>;

/** A value of an enum or of a localized enum. */
const enumValue = z.object({ key: z.string(), label: z.union([z.string(), localizedTextSchema]) });

const text = (value: unknown, language: Language): string | undefined => {
  if (typeof value === 'string') return value || undefined;
  if (typeof value === 'number') return String(value);
  const chosen = enumValue.safeParse(value).data;
  if (chosen) return text(chosen.label, language) ?? chosen.key;
  return textIn(localizedTextSchema.safeParse(value).data, language);
};

/** What tells a value from others whatever the language; undefined for a localized text, which has nothing of the kind. */
function keyOf(value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return enumValue.safeParse(value).data?.key;
}

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

/** An attribute that holds a JSON list as text; what is unreadable in it counts as absent. */
function jsonList<Entry>(value: unknown, entry: z.ZodType<Entry>): Entry[] {
  if (typeof value !== 'string') return [];
  try {
    return z.array(entry).safeParse(JSON.parse(value)).data ?? [];
  } catch {
    return [];
  }
}

const weighedClub = z.object({ club: z.string(), value: z.boolean() });

/** Set for what is sold by weight (CATALOG-25): lowest, highest and usual weight, and what single clubs say. */
export function weightSaleOf(attributes: Attributes): WeightSale | null {
  if (attributes.get('sale_by_weight') !== true) return null;
  const minimum = positiveNumber(attributes.get('min-quantity-weight'));
  const maximum = positiveNumber(attributes.get('max-quantity-weight'));
  if (minimum === undefined || maximum === undefined) return null;
  const unit = textAttribute(attributes, 'weight_uom', 'en') ?? 'kg';
  const usual = positiveNumber(attributes.get('unit_price'));
  return {
    minimum,
    maximum,
    unit,
    usual: usual !== undefined && attributes.get('Unit_of_measurement') === unit ? usual : null,
    clubs: new Map(jsonList(attributes.get('sold_by_weight'), weighedClub).map(({ club, value }) => [club, value])),
  };
}

const campaignPlace = z.object({ country: z.string(), clubs: z.array(z.string()), campaigns: z.array(z.string()) });

/** Where which campaigns hold for a product. */
export function campaignPlacesOf(attributes: Attributes): CampaignPlace[] {
  return jsonList(attributes.get('campaigns'), campaignPlace);
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

/** Rows of the details table in a fixed order, in one language, with the market's decimal separator (CATALOG-38). */
export function detailsOf(attributes: Attributes, language: Language, market: KnownMarket): Detail[] {
  return Object.entries(detailNames).flatMap(([key, name]) => {
    const value = key === 'weight' ? weightText(attributes, language, market) : detailText(attributes, key, language);
    if (value === undefined) return [];
    return [{ key, name: name[language], value, valueKey: keyOf(attributes.get(key)) ?? value }];
  });
}

function weightText(attributes: Attributes, language: Language, market: KnownMarket): string | undefined {
  const weight = positiveNumber(attributes.get('weight'));
  if (weight === undefined) return undefined;
  const figures = new Intl.NumberFormat(getLocale(language, market.code).code, { maximumFractionDigits: 3 });
  return `${figures.format(weight)} ${textAttribute(attributes, 'weight_uom', language) ?? 'kg'}`;
}

function detailText(attributes: Attributes, key: string, language: Language): string | undefined {
  const value = textAttribute(attributes, key, language);
  if (value === undefined) return undefined;
  if (key === 'storage_type') return storageNames[value]?.[language];
  return value;
}
