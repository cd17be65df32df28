import { getLocale } from '@tarima/markets/locale';
import { formatMoney, type Money } from '@tarima/markets/money';
import type { Language } from '@tarima/markets/table';

/** Formats an amount in the market's currency and the operator's language. */
export const formatAmount = (amount: Money, marketCode: string, language: Language): string =>
  formatMoney(amount, getLocale(language, marketCode));

/** English dates as they are written in the club's English markets, e.g. `24 Nov 2026`. */
const dateLocales: Readonly<Record<Language, string>> = { es: 'es', en: 'en-JM' };

/** The name of a market's country. */
export const formatCountry = (marketCode: string, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(marketCode) ?? marketCode;

/** Formats a date and time in UTC, the zone of logs and of providers' records. @param iso ISO 8601 */
export function formatMoment(iso: string, language: Language): string {
  const options = { timeZone: 'UTC', dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' } as const;
  const format = new Intl.DateTimeFormat(dateLocales[language], options);
  return `${format.format(new Date(iso))} UTC`;
}

/** Formats a membership number in groups of 4, 6 and 4 digits. */
export const formatMember = (number: string): string => number.replace(/^(\d{4})(\d{6})(\d{4})$/, '$1 $2 $3');
