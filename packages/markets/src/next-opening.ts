import {
  dayMs,
  getHoursOfDay,
  getStartOfWallDay,
  minuteMs,
  parseClockTime,
  toMoment,
  type WeeklyHours,
} from './wall-clock.ts';

/** A period in which a club is open. */
export interface Opening {
  readonly start: Date;
  readonly end: Date;
}

const quarterHourMs = 15 * minuteMs;

/**
 * The next period in which a club is open and an order can be ready. The order takes `leadMinutes` to prepare from `now`,
 * rounded up to a quarter of an hour. Null for a club without opening hours (CLUBS-10, CLUBS-11).
 */
export function findNextOpening(
  { openingHours, timeZone }: { readonly openingHours: WeeklyHours | null; readonly timeZone: string },
  now: Date,
  leadMinutes: number,
): Opening | null {
  if (!openingHours) return null;
  const readyAt = Math.ceil((now.getTime() + leadMinutes * minuteMs) / quarterHourMs) * quarterHourMs;
  const today = getStartOfWallDay(now.getTime(), timeZone);
  for (let day = today; day <= today + 7 * dayMs; day += dayMs) {
    const [opens, closes] = getHoursOfDay(day, openingHours);
    const start = Math.max(readyAt, toMoment(day + parseClockTime(opens), timeZone));
    const end = toMoment(day + parseClockTime(closes), timeZone);
    if (start < end) return { start: new Date(start), end: new Date(end) };
  }
  return null;
}

/** Whether two moments fall on the same calendar day of a time zone. */
export function isSameDay(one: Date, other: Date, timeZone: string): boolean {
  return getStartOfWallDay(one.getTime(), timeZone) === getStartOfWallDay(other.getTime(), timeZone);
}
