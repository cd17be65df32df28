import type { Language, MarketCode } from './table.ts';

const languageNames = { es: 'spanish', en: 'english' } as const satisfies Record<Language, string>;

const countryNames: Readonly<Record<MarketCode, string>> = {
  SV: 'el-salvador',
  CO: 'colombia',
  CR: 'costa-rica',
  GT: 'guatemala',
  PA: 'panama',
  HN: 'honduras',
  NI: 'nicaragua',
  AW: 'aruba',
  BB: 'barbados',
  DO: 'dominican-republic',
  VI: 'us-virgin-islands',
  TT: 'trinidad-and-tobago',
  JM: 'jamaica',
};

/** The content channel of a market in one language, e.g. `costa-rica-spanish` (CONTENT-11). */
export const getContentChannel = (market: MarketCode, language: Language): string =>
  `${countryNames[market]}-${languageNames[language]}`;

/** The channel that all markets share in one language, e.g. `shared-spanish`. */
export const getSharedContentChannel = (language: Language): string => `shared-${languageNames[language]}`;
