import { formatDay } from '../../i18n/dates.ts';
import type { DeliveryWindowsQuery } from './delivery-windows.gen.ts';

export type OfferedWindow = NonNullable<NonNullable<DeliveryWindowsQuery['cart']>['deliveryWindows']>[number];

export interface WindowDay {
  /** `today`, `tomorrow`, or the date. */
  readonly day: string;
  readonly windows: readonly OfferedWindow[];
}

/** Windows by their day, in their order. */
export function windowDays(windows: readonly OfferedWindow[], now: Date, localeCode: string): WindowDay[] {
  const days = Map.groupBy(windows, ({ start, zone }) => formatDay(start, now, localeCode, zone));
  return [...days].map(([day, those]) => ({ day, windows: those }));
}
