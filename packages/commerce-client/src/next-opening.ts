import { clockMs, dayMs, hoursOn, minuteMs, momentOf, wallDayAt } from '@tarima/markets/wall-clock';
import type { PlatformClub } from './places.ts';

/** Hours in which a club is open. */
export interface Opening {
  readonly from: Date;
  readonly until: Date;
}

/** Nobody arrives at 14:07. */
const roundingMs = 15 * minuteMs;

/**
 * When a club is next open, not before `leadMinutes` from `now` (what it takes to prepare an order), to the quarter of
 * an hour; null for a club without opening hours (CLUBS-10, CLUBS-11).
 */
export function nextOpening(
  { openingHours, timeZone }: Pick<PlatformClub, 'openingHours' | 'timeZone'>,
  now: Date,
  leadMinutes: number,
): Opening | null {
  if (!openingHours) return null;
  const ready = Math.ceil((now.getTime() + leadMinutes * minuteMs) / roundingMs) * roundingMs;
  const today = wallDayAt(now.getTime(), timeZone);
  for (let day = today; day <= today + 7 * dayMs; day += dayMs) {
    const [opens, closes] = hoursOn(day, openingHours);
    const from = Math.max(ready, momentOf(day + clockMs(opens), timeZone));
    const until = momentOf(day + clockMs(closes), timeZone);
    if (from < until) return { from: new Date(from), until: new Date(until) };
  }
  return null;
}

/** Whether two moments are on the same day of a time zone. */
export function isSameDay(one: Date, other: Date, timeZone: string): boolean {
  return wallDayAt(one.getTime(), timeZone) === wallDayAt(other.getTime(), timeZone);
}
