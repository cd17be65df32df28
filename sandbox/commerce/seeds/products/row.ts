import type { StorageType, TaxCategoryKey } from '../types.ts';

/** Measures in which packs are counted; `u` is a piece. */
export const measures = ['kg', 'g', 'l', 'ml', 'u', 'm'] as const;
export type Measure = (typeof measures)[number];

/** `[9, 'kg']`, `[48, 'u']`, or `[24, 'u', '355 ml']`: so many pieces of that content. */
export type PackSize = readonly [amount: number, measure: Measure, each?: string];

export type ColorName = keyof typeof colors;

/** Colours of clothing and home goods, with the tone that their picture's board takes. */
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

/** A product as it is written in the files of this folder; `catalogue.ts` makes the platform's product of it. */
export type ProductRow = {
  /** Six digits; never reused. */
  id: string;
  /** Key of an aisle in `category-tree.ts`; null stands on no shelf. */
  aisle: string | null;
  brand: string;
  /** Base price in US cents; of an average piece when `weighed`. */
  cents: number;
  size: PackSize;
  /** Pictures, `arrangement:emoji+emoji@tone` parted by spaces; the tone defaults to the shelf's. */
  pics: string;
  /** `[name, description]`; the pack's size is added to the name. */
  es: readonly [string, string];
  en: readonly [string, string];
  /** Gross weight in kilograms when the size does not tell it. */
  kg?: number;
  /** Sold by weight: lightest and heaviest piece in kilograms. */
  weighed?: readonly [min: number, max: number];
  storage?: StorageType;
  tax?: TaxCategoryKey;
  /** Campaign id and percent off. */
  promo?: readonly [promoId: string, percentOff: number];
  colors?: readonly ColorName[];
  /** Sizes that are chosen (clothing, bedding). */
  sizes?: readonly string[];
};
