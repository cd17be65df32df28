import { formatDay } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useNow } from '../../session/shell-data.ts';

/** Returns a function that formats an order's day in the page's locale and the club's time zone (ORDERS-38). */
export function useOrderDay(): (order: { placedAt: string; fulfillmentClub: { timeZone: string } | null }) => string {
  const locale = useLocale();
  const now = useNow();
  return ({ placedAt, fulfillmentClub }) =>
    formatDay(placedAt, now, locale.code, fulfillmentClub?.timeZone ?? locale.market.timeZone);
}
