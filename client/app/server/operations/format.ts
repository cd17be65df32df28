import { getLocale } from '@tarima/markets/locale';
import { formatMoney, type Money } from '@tarima/markets/money';
import type { Language } from '@tarima/markets/table';

/** Formats an amount in the market's currency and the operator's language. */
export const formatAmount = (amount: Money, marketCode: string, language: Language): string =>
  formatMoney(amount, getLocale(language, marketCode));

/** Formats a date and time in UTC, the zone of logs and of providers' records. @param iso ISO 8601 */
export function formatMoment(iso: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', dateStyle: 'medium', timeStyle: 'medium' });
  return `${format.format(new Date(iso))} UTC`;
}

/** Formats a membership number in groups of 4, 6 and 4 digits. */
export const formatMember = (number: string): string => number.replace(/^(\d{4})(\d{6})(\d{4})$/, '$1 $2 $3');
