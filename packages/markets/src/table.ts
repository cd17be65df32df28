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
  readonly defaultLanguage: Language;
  readonly name: Localized;
  /** Key of the country-wide sales channel, and the first two digits of the market's club keys (CLUBS-2, CLUBS-3). */
  readonly channelKey: string;
  readonly callingCode: string;
  /** IANA time zone of the capital; a club can have its own time zone. */
  readonly timeZone: string;
  /** Number of decimals in formatted amounts; the amounts themselves are in hundredths. */
  readonly displayDigits: 0 | 2;
}

const createMarket = <Code extends string, CurrencyCode extends string>(
  code: Code,
  currency: CurrencyCode,
  defaultLanguage: Language,
  es: string,
  en: string,
  channelKey: string,
  callingCode: string,
  timeZone: string,
  displayDigits: 0 | 2,
) =>
  ({
    code,
    currency,
    defaultLanguage,
    name: { es, en },
    channelKey,
    callingCode,
    timeZone,
    displayDigits,
  }) as const satisfies Market;

// biome-ignore format: one row per market is easier to read
export const markets = [
  createMarket('SV', 'USD', 'es', 'El Salvador', 'El Salvador', '65', '503', 'America/El_Salvador', 2),
  createMarket('CO', 'COP', 'es', 'Colombia', 'Colombia', '61', '57', 'America/Bogota', 0),
  createMarket('CR', 'CRC', 'es', 'Costa Rica', 'Costa Rica', '64', '506', 'America/Costa_Rica', 0),
  createMarket('GT', 'GTQ', 'es', 'Guatemala', 'Guatemala', '63', '502', 'America/Guatemala', 2),
  createMarket('PA', 'USD', 'es', 'Panamá', 'Panama', '62', '507', 'America/Panama', 2),
  createMarket('HN', 'HNL', 'es', 'Honduras', 'Honduras', '66', '504', 'America/Tegucigalpa', 2),
  createMarket('NI', 'NIO', 'es', 'Nicaragua', 'Nicaragua', '67', '505', 'America/Managua', 2),
  createMarket('AW', 'AWG', 'en', 'Aruba', 'Aruba', '69', '297', 'America/Aruba', 2),
  createMarket('BB', 'BBD', 'en', 'Barbados', 'Barbados', '70', '1246', 'America/Barbados', 2),
  createMarket('DO', 'DOP', 'es', 'República Dominicana', 'Dominican Republic', '68', '1809', 'America/Santo_Domingo', 2),
  createMarket('VI', 'USD', 'en', 'Islas Vírgenes de EE. UU.', 'U.S. Virgin Islands', '73', '1340', 'America/St_Thomas', 2),
  createMarket('TT', 'TTD', 'en', 'Trinidad y Tobago', 'Trinidad and Tobago', '71', '1868', 'America/Port_of_Spain', 2),
  createMarket('JM', 'JMD', 'en', 'Jamaica', 'Jamaica', '72', '1876', 'America/Jamaica', 2),
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
