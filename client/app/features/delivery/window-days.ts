import { formatDay } from '../../i18n/dates.ts';
import type { DeliveryWindowsQuery } from './delivery-windows.gen.ts';

export type OfferedWindow = NonNullable<NonNullable<DeliveryWindowsQuery['cart']>['deliveryWindows']>[number];

export interface WindowDay {
  /** Localized day: today, tomorrow, or the date. */
  readonly day: string;
  readonly windows: readonly OfferedWindow[];
}

/** Groups windows by day in the club's time zone, keeping their order. */
export function groupWindowsByDay(windows: readonly OfferedWindow[], now: Date, localeCode: string): WindowDay[] {
  const days = Map.groupBy(windows, ({ start, timeZone }) => formatDay(start, now, localeCode, timeZone));
  return [...days].map(([day, dayWindows]) => ({ day, windows: dayWindows }));
}
