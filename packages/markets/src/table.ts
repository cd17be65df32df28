/**
 * The table of the thirteen markets (ROUTING-2). Code never checks for one market by name: what differs by market is a
 * column of this table or a configured value.
 */

export type Language = 'es' | 'en';

/** A text in both languages of the shop. */
export type Localized = Readonly<Record<Language, string>>;

export interface Market {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** ISO 4217 code. Upstream amounts are in hundredths for every market (`fractionDigits` 2). */
  readonly currency: string;
  /** ISO 4217 numeric code, which card acquirers require (PAYMENTS-25). */
  readonly currencyNumeric: number;
  readonly defaultLanguage: Language;
  readonly name: Localized;
  /** Key of the country-wide sales channel, and the first two digits of the market's club keys (CLUBS-2, CLUBS-3). */
  readonly channelKey: string;
  /** Country part of a content channel name: `{contentSlug}-{spanish|english}`. */
  readonly contentSlug: string;
  readonly callingCode: string;
  /** IANA time zone of the capital; a club can have its own time zone. */
  readonly timeZone: string;
  /** Number of decimals in formatted amounts; the amounts themselves are in hundredths. */
  readonly displayDigits: 0 | 2;
}

const createMarket = <Code extends string, CurrencyCode extends string>(
  code: Code,
  currency: CurrencyCode,
  currencyNumeric: number,
  defaultLanguage: Language,
  es: string,
  en: string,
  channelKey: string,
  contentSlug: string,
  callingCode: string,
  timeZone: string,
  displayDigits: 0 | 2,
) =>
  ({
    code,
    currency,
    currencyNumeric,
    defaultLanguage,
    name: { es, en },
    channelKey,
    contentSlug,
    callingCode,
    timeZone,
    displayDigits,
  }) as const satisfies Market;

// biome-ignore format: one row per market is easier to read
export const markets = [
  createMarket('SV', 'USD', 840, 'es', 'El Salvador', 'El Salvador', '65', 'el-salvador', '503', 'America/El_Salvador', 2),
  createMarket('CO', 'COP', 170, 'es', 'Colombia', 'Colombia', '61', 'colombia', '57', 'America/Bogota', 0),
  createMarket('CR', 'CRC', 188, 'es', 'Costa Rica', 'Costa Rica', '64', 'costa-rica', '506', 'America/Costa_Rica', 0),
  createMarket('GT', 'GTQ', 320, 'es', 'Guatemala', 'Guatemala', '63', 'guatemala', '502', 'America/Guatemala', 2),
  createMarket('PA', 'USD', 840, 'es', 'Panamá', 'Panama', '62', 'panama', '507', 'America/Panama', 2),
  createMarket('HN', 'HNL', 340, 'es', 'Honduras', 'Honduras', '66', 'honduras', '504', 'America/Tegucigalpa', 2),
  createMarket('NI', 'NIO', 558, 'es', 'Nicaragua', 'Nicaragua', '67', 'nicaragua', '505', 'America/Managua', 2),
  createMarket('AW', 'AWG', 533, 'en', 'Aruba', 'Aruba', '69', 'aruba', '297', 'America/Aruba', 2),
  createMarket('BB', 'BBD', 52, 'en', 'Barbados', 'Barbados', '70', 'barbados', '1246', 'America/Barbados', 2),
  createMarket('DO', 'DOP', 214, 'es', 'República Dominicana', 'Dominican Republic', '68', 'dominican-republic', '1809', 'America/Santo_Domingo', 2),
  createMarket('VI', 'USD', 840, 'en', 'Islas Vírgenes de EE. UU.', 'U.S. Virgin Islands', '73', 'us-virgin-islands', '1340', 'America/St_Thomas', 2),
  createMarket('TT', 'TTD', 780, 'en', 'Trinidad y Tobago', 'Trinidad and Tobago', '71', 'trinidad-and-tobago', '1868', 'America/Port_of_Spain', 2),
  createMarket('JM', 'JMD', 388, 'en', 'Jamaica', 'Jamaica', '72', 'jamaica', '1876', 'America/Jamaica', 2),
] as const;

export type MarketCode = (typeof markets)[number]['code'];
export type Currency = (typeof markets)[number]['currency'];

/** A market of the table, with its code and currency as literal types. */
export type KnownMarket = Market & { readonly code: MarketCode; readonly currency: Currency };

export const defaultMarketCode: MarketCode = 'CR';

const byCode = new Map<string, KnownMarket>(markets.map((row) => [row.code, row]));

/** The market with this ISO code, case-insensitive; undefined when there is none. */
export function findMarket(code: string): KnownMarket | undefined {
  return byCode.get(code.toUpperCase());
}

/** The market with this ISO code, case-insensitive. @throws RangeError for an unknown code */
export function getMarket(code: string): KnownMarket {
  const found = findMarket(code);
  if (!found) throw new RangeError(`Unknown market: ${code}`);
  return found;
}

/** The market of a club key or a membership number, by its first two digits (MEMBERSHIP-7). */
export function findMarketByClubKey(clubKey: string): KnownMarket | undefined {
  return markets.find((row) => row.channelKey === clubKey.slice(0, 2));
}
