import type { StorageType, TaxCategoryKey } from '../types.ts';

/** Measures of packs; `u` is a unit. */
export const measures = ['kg', 'g', 'l', 'ml', 'u', 'm'] as const;
export type Measure = (typeof measures)[number];

/** `[9, 'kg']`, `[48, 'u']`, or `[24, 'u', '355 ml']`: a number of units with that content. */
export type PackSize = readonly [amount: number, measure: Measure, each?: string];

export type ColorName = keyof typeof colors;

/** Colours of clothing and home products, with the tone of their pictures. */
export const colors = {
  white: { es: 'Blanco', en: 'White', tone: 'white' },
  black: { es: 'Negro', en: 'Black', tone: 'ink' },
  gray: { es: 'Gris', en: 'Gray', tone: 'slate' },
  navy: { es: 'Azul marino', en: 'Navy', tone: 'navy' },
  blue: { es: 'Azul', en: 'Blue', tone: 'sky' },
  green: { es: 'Verde', en: 'Green', tone: 'leaf' },
  red: { es: 'Rojo', en: 'Red', tone: 'berry' },
  pink: { es: 'Rosado', en: 'Pink', tone: 'rose' },
  yellow: { es: 'Amarillo', en: 'Yellow', tone: 'butter' },
  coral: { es: 'Coral', en: 'Coral', tone: 'coral' },
  beige: { es: 'Beige', en: 'Beige', tone: 'sand' },
  brown: { es: 'Café', en: 'Brown', tone: 'cocoa' },
} as const;

export const colorNames = Object.keys(colors) as ColorName[];

/** A product as written in the files of this folder; `catalogue.ts` converts it to the platform's product. */
export type ProductRow = {
  /** Six digits; never reused. */
  id: string;
  /** Key of an aisle in `category-tree.ts`; null for a product without a category. */
  aisle: string | null;
  brand: string;
  /** Base price in US cents; the price of an average unit when `weighed`. */
  cents: number;
  size: PackSize;
  /** Pictures as space-separated `arrangement:emoji+emoji@tone`; the tone defaults to the category's. */
  pics: string;
  /** `[name, description]`; the pack size is appended to the name. */
  es: readonly [string, string];
  en: readonly [string, string];
  /** Gross weight in kilograms when the size does not determine it. */
  kg?: number;
  /** Minimum and maximum weight of a unit in kilograms, for products sold by weight. */
  weighed?: readonly [min: number, max: number];
  storage?: StorageType;
  tax?: TaxCategoryKey;
  /** Campaign id and percent off. */
  promo?: readonly [promoId: string, percentOff: number];
  colors?: readonly ColorName[];
  /** Selectable sizes (clothing, bedding). */
  sizes?: readonly string[];
};
