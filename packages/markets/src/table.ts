/**
 * The thirteen markets as data (ROUTING-2). No rule anywhere asks "is this Costa Rica?":
 * whatever differs by market is a column here or a configured value.
 */

export type Language = 'es' | 'en';

/** One text in both of the shop's languages. */
export type Localized = Readonly<Record<Language, string>>;

export interface Market {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** ISO 4217; upstream amounts are in its hundredths for every market (`fractionDigits` 2). */
  readonly currency: string;
  /** ISO 4217 numeric code, as card acquirers want it (PAYMENTS-25). */
  readonly currencyNumeric: number;
  readonly defaultLanguage: Language;
  readonly name: Localized;
  /** Key of the country-wide sales channel and first two digits of its club keys (CLUBS-2, CLUBS-3). */
  readonly channelKey: string;
  /** Country part of the content channel's name: `{contentSlug}-{spanish|english}`. */
  readonly contentSlug: string;
  readonly callingCode: string;
  /** IANA zone of the capital; clubs carry their own. */
  readonly timeZone: string;
  /** Decimals people write in this currency; amounts stay in hundredths. */
  readonly displayDigits: 0 | 2;
  readonly capital: { readonly latitude: number; readonly longitude: number };
}

const market = <Code extends string, CurrencyCode extends string>(
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
  latitude: number,
  longitude: number,
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
    capital: { latitude, longitude },
  }) as const satisfies Market;

// biome-ignore format: a table reads best as one row a market
export const markets = [
  market('SV', 'USD', 840, 'es', 'El Salvador', 'El Salvador', '65', 'el-salvador', '503', 'America/El_Salvador', 2, 13.6929, -89.2182),
  market('CO', 'COP', 170, 'es', 'Colombia', 'Colombia', '61', 'colombia', '57', 'America/Bogota', 0, 4.711, -74.0721),
  market('CR', 'CRC', 188, 'es', 'Costa Rica', 'Costa Rica', '64', 'costa-rica', '506', 'America/Costa_Rica', 0, 9.9281, -84.0907),
  market('GT', 'GTQ', 320, 'es', 'Guatemala', 'Guatemala', '63', 'guatemala', '502', 'America/Guatemala', 2, 14.6349, -90.5069),
  market('PA', 'USD', 840, 'es', 'Panamá', 'Panama', '62', 'panama', '507', 'America/Panama', 2, 8.9824, -79.5199),
  market('HN', 'HNL', 340, 'es', 'Honduras', 'Honduras', '66', 'honduras', '504', 'America/Tegucigalpa', 2, 14.0723, -87.1921),
  market('NI', 'NIO', 558, 'es', 'Nicaragua', 'Nicaragua', '67', 'nicaragua', '505', 'America/Managua', 2, 12.115, -86.2362),
  market('AW', 'AWG', 533, 'en', 'Aruba', 'Aruba', '69', 'aruba', '297', 'America/Aruba', 2, 12.5092, -70.0086),
  market('BB', 'BBD', 52, 'en', 'Barbados', 'Barbados', '70', 'barbados', '1246', 'America/Barbados', 2, 13.0975, -59.6165),
  market('DO', 'DOP', 214, 'es', 'República Dominicana', 'Dominican Republic', '68', 'dominican-republic', '1809', 'America/Santo_Domingo', 2, 18.4861, -69.9312),
  market('VI', 'USD', 840, 'en', 'Islas Vírgenes de EE. UU.', 'U.S. Virgin Islands', '73', 'us-virgin-islands', '1340', 'America/St_Thomas', 2, 18.3419, -64.9307),
  market('TT', 'TTD', 780, 'en', 'Trinidad y Tobago', 'Trinidad and Tobago', '71', 'trinidad-and-tobago', '1868', 'America/Port_of_Spain', 2, 10.6549, -61.5019),
  market('JM', 'JMD', 388, 'en', 'Jamaica', 'Jamaica', '72', 'jamaica', '1876', 'America/Jamaica', 2, 17.9712, -76.7936),
] as const;

export type MarketCode = (typeof markets)[number]['code'];
export type Currency = (typeof markets)[number]['currency'];

/** A row of the table with its code and currency narrowed. */
export type KnownMarket = Market & { readonly code: MarketCode; readonly currency: Currency };

export const defaultMarketCode: MarketCode = 'CR';

const byCode = new Map<string, KnownMarket>(markets.map((row) => [row.code, row]));

/** The market with this ISO code in either case, or undefined. */
export function findMarket(code: string): KnownMarket | undefined {
  return byCode.get(code.toUpperCase());
}

/** The market with this code; throws on a code that is not in the table. */
export function getMarket(code: string): KnownMarket {
  const found = findMarket(code);
  if (!found) throw new RangeError(`Unknown market: ${code}`);
  return found;
}

/** The market whose channel key opens this text: a club key, or a membership number (MEMBERSHIP-7). */
export function marketOfClubKey(clubKey: string): KnownMarket | undefined {
  return markets.find((row) => row.channelKey === clubKey.slice(0, 2));
}
