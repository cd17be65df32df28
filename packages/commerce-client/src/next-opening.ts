import { clockMs, dayMs, hoursOn, minuteMs, momentOf, wallDayAt } from '@tarima/markets/wall-clock';
import type { PlatformClub } from './places.ts';

/** A period in which a club is open. */
export interface Opening {
  readonly from: Date;
  readonly until: Date;
}

const quarterHourMs = 15 * minuteMs;

/**
 * The next period in which a club is open and an order can be ready. The order takes `leadMinutes` to prepare from `now`,
 * rounded up to a quarter of an hour. Null for a club without opening hours (CLUBS-10, CLUBS-11).
 */
export function nextOpening(
  { openingHours, timeZone }: Pick<PlatformClub, 'openingHours' | 'timeZone'>,
  now: Date,
  leadMinutes: number,
): Opening | null {
  if (!openingHours) return null;
  const readyAt = Math.ceil((now.getTime() + leadMinutes * minuteMs) / quarterHourMs) * quarterHourMs;
  const today = wallDayAt(now.getTime(), timeZone);
  for (let day = today; day <= today + 7 * dayMs; day += dayMs) {
    const [opens, closes] = hoursOn(day, openingHours);
    const from = Math.max(readyAt, momentOf(day + clockMs(opens), timeZone));
    const until = momentOf(day + clockMs(closes), timeZone);
    if (from < until) return { from: new Date(from), until: new Date(until) };
  }
  return null;
}

/** Whether two moments fall on the same calendar day of a time zone. */
export function isSameDay(one: Date, other: Date, timeZone: string): boolean {
  return wallDayAt(one.getTime(), timeZone) === wallDayAt(other.getTime(), timeZone);
}
