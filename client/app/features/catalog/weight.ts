import type { Locale } from '@tarima/markets/locale';

/** What a piece that is sold by weight may weigh. */
export interface WeightRange {
  readonly minimum: number;
  readonly maximum: number;
  readonly unit: string;
}

/** `1,2–1,8 kg` in the market's figures. */
export function formatWeight(range: WeightRange, locale: Locale): string {
  const figures = new Intl.NumberFormat(locale.code, { maximumFractionDigits: 2 });
  const text =
    range.minimum === range.maximum
      ? figures.format(range.minimum)
      : `${figures.format(range.minimum)}–${figures.format(range.maximum)}`;
  return `${text} ${range.unit}`;
}
