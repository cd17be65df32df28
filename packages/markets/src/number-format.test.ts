import { expect, it } from 'vitest';
import { locales } from './locale.ts';
import { createNumberFormat } from './number-format.ts';

const values = [
  0,
  -0,
  1,
  7,
  12.5,
  4.25,
  4.35,
  4.95,
  1.005,
  0.999,
  0.05,
  -0.04,
  123.456,
  999,
  999.995,
  1000,
  1234,
  1234.5,
  -1234.56,
  9999.999,
  10000,
  48250,
  123456.7,
  1234567.891,
  12345678.9,
  1e-7,
  1e14,
  1e15,
  1e21,
  Number.NaN,
  Number.POSITIVE_INFINITY,
];

const numberOptions: readonly (Intl.NumberFormatOptions | undefined)[] = [
  undefined,
  { maximumFractionDigits: 0 },
  { maximumFractionDigits: 1 },
  { maximumFractionDigits: 2 },
  { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  { minimumFractionDigits: 4 },
  { style: 'percent' },
  { style: 'percent', maximumFractionDigits: 2 },
  { notation: 'compact' },
  { style: 'unit', unit: 'kilometer' },
];

const createAmountOptions = (currency: string, digits: number): Intl.NumberFormatOptions => ({
  style: 'currency',
  currency,
  currencyDisplay: 'narrowSymbol',
  minimumFractionDigits: digits,
  maximumFractionDigits: digits,
});

it.each(locales)('formats numbers of $code as Intl.NumberFormat does', ({ code, market }) => {
  const amountOptions = [market.currency, 'USD', 'EUR'].flatMap((currency) =>
    [0, 2].map((digits) => createAmountOptions(currency, digits)),
  );
  for (const options of [
    ...numberOptions,
    ...amountOptions,
    { style: 'currency', currency: market.currency } as const,
  ]) {
    const format = createNumberFormat(code, options);
    const intlFormat = new Intl.NumberFormat(code, options);
    for (const value of [...values, 12_345n]) {
      expect(format.format(value), `${value} with ${JSON.stringify(options)}`).toBe(intlFormat.format(value));
    }
  }
});

it('formats numbers of other locales', () => {
  expect(createNumberFormat('de').format(1234.5)).toBe('1.234,5');
});
