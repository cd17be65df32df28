import { sayDay } from '../../i18n/day.ts';
import type { DeliveryWindowsQuery } from './delivery-windows.gen.ts';

/** A time in which goods are brought, as the shop tells it. */
export interface Span {
  /** ISO 8601. */
  readonly start: string;
  readonly end: string;
  /** IANA name: people read the time of the club. */
  readonly zone: string;
}

export type OfferedWindow = NonNullable<NonNullable<DeliveryWindowsQuery['cart']>['deliveryWindows']>[number];

export interface WindowDay {
  /** `today`, `tomorrow`, or the date. */
  readonly day: string;
  readonly windows: readonly OfferedWindow[];
}

/** A time of day, in a club's time zone. @param iso ISO 8601 */
export function sayTime(iso: string, zone: string, localeCode: string): string {
  const clock = new Intl.DateTimeFormat(localeCode, { timeZone: zone, hour: 'numeric', minute: '2-digit' });
  return clock.format(new Date(iso)).replace(/\s/g, '\u00a0');
}

/** Windows by their day, in their order. */
export function windowDays(windows: readonly OfferedWindow[], now: Date, localeCode: string): WindowDay[] {
  const days = Map.groupBy(windows, ({ start, zone }) => sayDay(start, now, localeCode, zone));
  return [...days].map(([day, those]) => ({ day, windows: those }));
}

/** `9:00–11:00`, in the club's time zone and the shopper's way of writing it. */
export function sayHours({ start, end, zone }: Span, localeCode: string): string {
  const clock = new Intl.DateTimeFormat(localeCode, { timeZone: zone, hour: 'numeric', minute: '2-digit' });
  // `11:00 a. m.` stays in one line.
  return clock.formatRange(new Date(start), new Date(end)).replace(/\s/g, '\u00a0');
}
