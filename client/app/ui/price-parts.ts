/** A formatted price, split so that the whole units can be large and the rest small. */
export interface PriceParts {
  /** Text before the digits, e.g. `₡`. */
  readonly before: string;
  /** Whole units with separators, e.g. `48.250`. */
  readonly whole: string;
  /** Separator and decimals, e.g. `.99`; empty without decimals. */
  readonly decimals: string;
  readonly after: string;
}

const written = /^(\D*)([\d.,\s\u00a0\u202f]*\d)(\D*)$/u;
const withDecimals = /^(.*)([.,]\d{2})$/u;

/** Splits a price formatted by `Intl`; other text is returned whole. */
export function splitPrice(text: string): PriceParts {
  const match = written.exec(text);
  if (!match) return { before: '', whole: text, decimals: '', after: '' };
  const [, before = '', figures = '', after = ''] = match;
  const cut = withDecimals.exec(figures);
  return { before: before.trim(), whole: cut?.[1] ?? figures, decimals: cut?.[2] ?? '', after: after.trim() };
}
