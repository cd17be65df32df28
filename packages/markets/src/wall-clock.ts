/** Calendar arithmetic in a place's time zone. A *wall time* is a local clock's reading as if it were UTC, in milliseconds. */

export const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What a time zone (IANA name) is ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    clocks.set(timeZone, clock);
  }
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return local - Math.floor(moment / 1000) * 1000;
}

/** What clocks show there at a moment (milliseconds since 1970). */
export function wallTimeAt(moment: number, timeZone: string): number {
  return moment + offsetAt(moment, timeZone);
}

/** Midnight of the day that it is there, as wall time. */
export function wallDayAt(moment: number, timeZone: string): number {
  return Math.floor(wallTimeAt(moment, timeZone) / dayMs) * dayMs;
}

/** The moment at which clocks show a wall time there. */
export function momentOf(wallTime: number, timeZone: string): number {
  const near = wallTime - offsetAt(wallTime, timeZone);
  return wallTime - offsetAt(near, timeZone);
}

/** `20:30` -> milliseconds since midnight. */
export function clockMs(text: string): number {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return (hour * 60 + minute) * minuteMs;
}

/** Hours in which a place is open, `HH:MM` each. */
export interface WeeklyHours {
  readonly weekdays: readonly [opens: string, closes: string];
  readonly saturday: readonly [opens: string, closes: string];
  readonly sunday: readonly [opens: string, closes: string];
}

/** The hours of the day that a wall time is in. */
export function hoursOn(wallTime: number, hours: WeeklyHours): WeeklyHours['weekdays'] {
  const day = new Date(wallTime).getUTCDay();
  if (day === 0) return hours.sunday;
  return day === 6 ? hours.saturday : hours.weekdays;
}
