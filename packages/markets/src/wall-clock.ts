import { getDateFormat } from './date-format.ts';

/** Calendar arithmetic in a time zone. A *wall time* is the local date and time, encoded in milliseconds as if it were UTC. */

export const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;

/** Maximum number of cached offsets. A product page needs a few of its club's zone. */
const maxCachedOffsets = 2_000;

/** Offsets by time zone and minute. Zones change their offset at the start of a minute. */
const offsets = new Map<string, number>();

/** The UTC offset of an IANA time zone at a moment, in milliseconds. */
function getUtcOffset(moment: number, timeZone: string): number {
  const minute = Math.floor(moment / minuteMs);
  const key = `${timeZone} ${minute}`;
  const cached = offsets.get(key);
  if (cached !== undefined) return cached;
  const offset = computeUtcOffset(minute * minuteMs, timeZone);
  if (offsets.size >= maxCachedOffsets) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

function computeUtcOffset(moment: number, timeZone: string): number {
  const format = getDateFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return local - moment;
}

/** Converts a moment (milliseconds since 1970) to wall time. */
function toWallTime(moment: number, timeZone: string): number {
  return moment + getUtcOffset(moment, timeZone);
}

/** The start of the local day at a moment, as wall time. */
export function getStartOfWallDay(moment: number, timeZone: string): number {
  return Math.floor(toWallTime(moment, timeZone) / dayMs) * dayMs;
}

/** Converts a wall time to a moment (milliseconds since 1970). */
export function toMoment(wallTime: number, timeZone: string): number {
  const estimate = wallTime - getUtcOffset(wallTime, timeZone);
  return wallTime - getUtcOffset(estimate, timeZone);
}

/** Converts a time such as `20:30` to milliseconds since midnight. */
export function parseClockTime(text: string): number {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return (hour * 60 + minute) * minuteMs;
}

/** Opening hours of a week, each time as `HH:MM`. */
export interface WeeklyHours {
  readonly weekdays: readonly [opens: string, closes: string];
  readonly saturday: readonly [opens: string, closes: string];
  readonly sunday: readonly [opens: string, closes: string];
}

/** The opening hours on the day of a wall time. */
export function getHoursOfDay(wallTime: number, hours: WeeklyHours): WeeklyHours['weekdays'] {
  const day = new Date(wallTime).getUTCDay();
  if (day === 0) return hours.sunday;
  return day === 6 ? hours.saturday : hours.weekdays;
}
