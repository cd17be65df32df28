import { parseLocale } from './locale.ts';

const space = '\u00a0';

/** How a locale writes numbers, and amounts in the currency of its market. */
interface NumberPattern {
  readonly groupSeparator: string;
  readonly decimalSeparator: string;
  /** Whether numbers of four digits have a separator. */
  readonly groupsFourDigits: boolean;
  readonly currency: string;
  readonly beforeAmount: string;
  readonly afterAmount: string;
  readonly afterPercentage: string;
}

/** Symbols of the currencies whose symbol is not `$`. */
const symbols: Readonly<Record<string, string>> = {
  CRC: '₡',
  NIO: 'C$',
  GTQ: `Q${space}`,
  HNL: `L${space}`,
  AWG: `AWG${space}`,
};

/** Markets whose Spanish has the decimal point of Spanish in America; the others but two have the number format of Spain. */
const pointMarkets: readonly string[] = ['SV', 'GT', 'PA', 'HN', 'NI', 'DO'];

function findPattern(localeCode: string): NumberPattern | undefined {
  const locale = parseLocale(localeCode);
  if (!locale) return undefined;
  const { code, currency } = locale.market;
  const symbol = symbols[currency] ?? '$';
  const english: NumberPattern = {
    groupSeparator: ',',
    decimalSeparator: '.',
    groupsFourDigits: true,
    currency,
    beforeAmount: symbol,
    afterAmount: '',
    afterPercentage: '%',
  };
  if (locale.language === 'en' || pointMarkets.includes(code)) return english;
  const spanish = { ...english, groupSeparator: '.', decimalSeparator: ',' };
  if (code === 'CR') return { ...spanish, groupSeparator: space };
  if (code === 'CO') return { ...spanish, beforeAmount: `$${space}` };
  return {
    ...spanish,
    groupsFourDigits: false,
    beforeAmount: '',
    afterAmount: space + symbol.trimEnd(),
    afterPercentage: `${space}%`,
  };
}

/**
 * Creates a format with the results of `Intl.NumberFormat`. Numbers, percentages, and amounts in the currency of the locale's
 * market with its narrow symbol are formatted without `Intl`: a browser takes 15 to 25 ms to create its first format, on
 * the main thread while a page is hydrated, and on a slow phone four times that (ROUTING-80).
 */
export function createNumberFormat(
  localeCode: string,
  options: Intl.NumberFormatOptions = {},
): Pick<Intl.NumberFormat, 'format'> {
  const createIntlFormat = () => new Intl.NumberFormat(localeCode, options);
  const {
    style = 'decimal',
    currency,
    currencyDisplay,
    minimumFractionDigits: minimumDigits = 0,
    maximumFractionDigits: maximumDigits = Math.max(minimumDigits, style === 'percent' ? 0 : 3),
    ...others
  } = options;
  const pattern = findPattern(localeCode);
  const affixes = pattern && findAffixes(pattern, style, currencyDisplay === 'narrowSymbol' ? currency : undefined);
  if (!affixes || Object.keys(others).length > 0) return createIntlFormat();
  const [before, after] = affixes;
  const exponent = style === 'percent' ? maximumDigits + 2 : maximumDigits;

  const format = (value: number): string => {
    // Shifts the decimal point of the shortest text, which is what `Intl` rounds: 4.35 is 4.4 with one decimal.
    const scaled = Math.round(Number(`${Math.abs(value)}e${exponent}`));
    if (!(scaled < 1e15)) return createIntlFormat().format(value);
    const digits = String(scaled).padStart(maximumDigits + 1, '0');
    const whole = digits.slice(0, digits.length - maximumDigits);
    const decimals = digits.slice(whole.length).replace(/0+$/, '').padEnd(minimumDigits, '0');
    const isGrouped = whole.length > 4 || pattern.groupsFourDigits;
    return (
      (value < 0 || Object.is(value, -0) ? '-' : '') +
      before +
      (isGrouped ? whole.replace(/\B(?=(?:\d{3})+$)/g, pattern.groupSeparator) : whole) +
      (decimals && pattern.decimalSeparator + decimals) +
      after
    );
  };
  return { format: (value) => (typeof value === 'number' ? format(value) : createIntlFormat().format(value)) };
}

/** What is before and after a number of this style; undefined for other styles, and for other currencies than the market's. */
function findAffixes(
  { currency: ownCurrency, beforeAmount, afterAmount, afterPercentage }: NumberPattern,
  style: string,
  currency: string | undefined,
): readonly [before: string, after: string] | undefined {
  switch (style) {
    case 'decimal':
      return ['', ''];
    case 'percent':
      return ['', afterPercentage];
    case 'currency':
      return currency === ownCurrency ? [beforeAmount, afterAmount] : undefined;
    default:
      return undefined;
  }
}
