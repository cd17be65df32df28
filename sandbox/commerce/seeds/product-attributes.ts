import { toMarketPrice } from '@tarima/markets/rates';
import { markets } from '@tarima/markets/table';
import { clubs } from './clubs.ts';
import type { ColorName, Measure, PackSize, ProductRow } from './products/row.ts';
import type { SeedAttribute, SeedPromotion } from './types.ts';

/** Unit of unit prices by pack measure, with the conversion factor. */
const unitsByMeasure: Record<Measure, { unit: 'kg' | 'l' | 'u' | 'm'; factor: number }> = {
  kg: { unit: 'kg', factor: 1 },
  g: { unit: 'kg', factor: 0.001 },
  l: { unit: 'l', factor: 1 },
  ml: { unit: 'l', factor: 0.001 },
  u: { unit: 'u', factor: 1 },
  m: { unit: 'm', factor: 1 },
};

/** Content of one unit in a pack such as 24 × `355 ml`, in kilograms or litres; 0.5 when it has no measure. */
function parseContent(each: string): number {
  const [, amount = '', measure = ''] = /^([\d.]+) (kg|g|l|L|ml)$/.exec(each) ?? [];
  const knownUnit = unitsByMeasure[measure.toLowerCase() as Measure];
  return knownUnit ? Number(amount) * knownUnit.factor : 0.5;
}

function getGrossWeight({ kg, size: [amount, measure, each] }: Pick<ProductRow, 'kg' | 'size'>): number {
  if (kg !== undefined) return kg;
  if (each) return round(amount * parseContent(each) * 1.05, 2);
  const { unit, factor } = unitsByMeasure[measure];
  return unit === 'kg' || unit === 'l' ? round(amount * factor * 1.05, 2) : 1;
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

/** Estimates the delivery volume of a pack in litres: food is dense, other products are bulky. */
function estimateVolumeLitres(weightKg: number, size: PackSize): number {
  return round(weightKg * (size[1] === 'u' && !size[2] ? 4.5 : 1.6), 1);
}

type AmountByCountry = { country: string; centAmount: number; currency: string };

function mapCountries(amount: (country: (typeof markets)[number]['code']) => number): AmountByCountry[] {
  return markets.map(({ code, currency }) => ({ country: code, centAmount: amount(code), currency }));
}

function listClubKeys(country: string): string[] {
  return clubs.filter((club) => club.country === country).map((club) => club.key);
}

function buildWeightAttributes(row: ProductRow): SeedAttribute[] {
  if (!row.weighed) return [{ name: 'sale_by_weight', value: false }];
  return [
    { name: 'sale_by_weight', value: true },
    {
      name: 'sold_by_weight',
      value: JSON.stringify(
        clubs.filter((club) => club.ecommerceEnabled).map(({ key }) => ({ club: key, value: true })),
      ),
    },
    { name: 'min-quantity-weight', value: row.weighed[0] },
    { name: 'max-quantity-weight', value: row.weighed[1] },
  ];
}

function buildPromotionAttributes(row: ProductRow, promotion: SeedPromotion | null): SeedAttribute[] {
  if (!promotion) return [];
  const full = mapCountries((country) => toMarketPrice(country, row.cents).centAmount);
  const reduced = (row.cents * (100 - promotion.percentOff)) / 100;
  const saving = full.map(({ country, centAmount, currency }, index) => ({
    country,
    centAmount: centAmount - toMarketPrice(markets[index]?.code ?? 'CR', reduced).centAmount,
    currency,
  }));
  return [
    { name: 'promoid', value: promotion.promoId },
    {
      name: 'campaigns',
      value: JSON.stringify(
        markets.map(({ code }) => ({ country: code, clubs: listClubKeys(code), campaigns: [promotion.promoId] })),
      ),
    },
    { name: 'saving_amount', value: JSON.stringify(saving) },
    { name: 'original_price_without_saving', value: JSON.stringify(full) },
  ];
}

/**
 * Builds the attributes that all variants of a product share. Lists are stored as JSON text: `price_per_uom`,
 * `saving_amount` and `original_price_without_saving` are `{ country, centAmount, currency }[]`, `campaigns` is `{
 * country, clubs: key[], campaigns: promoId[] }[]`, `sold_by_weight` is `{ club, value }[]`. `weight` is in kilograms,
 * `volume` in litres; `unit_price` is the number of `Unit_of_measurement` in a pack.
 */
export function buildProductAttributes(row: ProductRow, promotion: SeedPromotion | null): SeedAttribute[] {
  const [amount, measure] = row.size;
  const { unit, factor } = unitsByMeasure[measure];
  const units = round(amount * factor, 3);
  const weight = getGrossWeight(row);
  return [
    { name: 'master_sku', value: `${row.id}-1` },
    { name: 'brand', value: row.brand },
    { name: 'Unit_of_measurement', value: unit },
    { name: 'unit_price', value: units },
    {
      name: 'price_per_uom',
      value: JSON.stringify(
        mapCountries((country) => Math.round(toMarketPrice(country, row.cents).centAmount / units)),
      ),
    },
    { name: 'weight', value: weight },
    { name: 'weight_uom', value: 'kg' },
    { name: 'volume', value: estimateVolumeLitres(weight, row.size) },
    { name: 'storage_type', value: row.storage ?? 'DRY' },
    ...buildWeightAttributes(row),
    ...buildPromotionAttributes(row, promotion),
  ];
}

/** Builds the attributes that distinguish variants: the key of the colour, and the size. */
export function buildVariantAttributes(color: ColorName | null, size: string | null): SeedAttribute[] {
  return [...(color ? [{ name: 'color', value: color }] : []), ...(size ? [{ name: 'size', value: size }] : [])];
}
