import type { Locale } from '@tarima/markets/locale';
import { createNumberFormat } from '@tarima/markets/number-format';

/** Weight range of one item that is sold by weight. */
export interface WeightRange {
  readonly minimum: number;
  readonly maximum: number;
  readonly unit: string;
}

/** Formats a range for the locale, e.g. `1,2–1,8 kg`. */
export function formatWeight(range: WeightRange, locale: Locale): string {
  const figures = createNumberFormat(locale.code, { maximumFractionDigits: 2 });
  const text =
    range.minimum === range.maximum
      ? figures.format(range.minimum)
      : `${figures.format(range.minimum)}–${figures.format(range.maximum)}`;
  return `${text} ${range.unit}`;
}
