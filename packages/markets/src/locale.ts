import { defaultMarketCode, findMarket, getMarket, type KnownMarket, type Language, markets } from './table.ts';

/** A language in a market; there are 26 (ROUTING-1). */
export interface Locale {
  /** Canonical tag and path prefix, e.g. `es-CR`. */
  readonly code: string;
  readonly language: Language;
  readonly market: KnownMarket;
}

export const languages: readonly Language[] = ['es', 'en'];

export const locales: readonly Locale[] = markets.flatMap((market) =>
  languages.map((language) => ({ code: `${language}-${market.code}`, language, market: getMarket(market.code) })),
);

const byCode = new Map(locales.map((locale) => [locale.code.toLowerCase(), locale]));

/** es-CR, to which `/` redirects (ROUTING-3). */
export const defaultLocale: Locale = getLocale('es', defaultMarketCode);

/** The locale with this tag, case-insensitive (ROUTING-5); undefined when there is none. */
export function parseLocale(tag: string): Locale | undefined {
  return byCode.get(tag.toLowerCase());
}

/** The locale of a language and a market code. @throws RangeError for an unknown market */
export function getLocale(language: Language, marketCode: string): Locale {
  const found = parseLocale(`${language}-${findMarket(marketCode)?.code ?? marketCode}`);
  if (!found) throw new RangeError(`Unknown locale: ${language}-${marketCode}`);
  return found;
}

/** True for `es` and `en`. */
export function isLanguage(value: string): value is Language {
  return value === 'es' || value === 'en';
}
