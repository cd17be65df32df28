import type { Currency } from './table.ts';

/** ISO 4217 numeric codes, which card acquirers require (PAYMENTS-25). */
const numericCodes: Readonly<Record<Currency, number>> = {
  USD: 840,
  COP: 170,
  CRC: 188,
  GTQ: 320,
  HNL: 340,
  NIO: 558,
  AWG: 533,
  BBD: 52,
  DOP: 214,
  TTD: 780,
  JMD: 388,
};

/** The three digits of a currency; undefined for one that no market has. */
export function toNumericCurrency(currency: Currency): string;
export function toNumericCurrency(currency: string): string | undefined;
export function toNumericCurrency(currency: string): string | undefined {
  const code = (numericCodes as Readonly<Record<string, number>>)[currency];
  return code === undefined ? undefined : String(code).padStart(3, '0');
}

/** The currency of a numeric code, with or without leading zeros; undefined for one that no market has. */
export function fromNumericCurrency(numeric: string): Currency | undefined {
  return (Object.keys(numericCodes) as Currency[]).find((currency) => numericCodes[currency] === Number(numeric));
}
