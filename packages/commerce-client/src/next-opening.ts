import type { OpeningHours, PlatformClub } from './places.ts';

/** Hours in which a club is open. */
export interface Opening {
  readonly from: Date;
  readonly until: Date;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Nobody arrives at 14:07. */
const roundingMs = 15 * minuteMs;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What a time zone is ahead of UTC at a moment, in milliseconds. */
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

/** `local` is a wall clock's reading as if it were UTC. */
function momentOf(local: number, timeZone: string): number {
  const near = local - offsetAt(local, timeZone);
  return local - offsetAt(near, timeZone);
}

function hoursOn(local: number, hours: OpeningHours): OpeningHours['weekdays'] {
  const day = new Date(local).getUTCDay();
  if (day === 0) return hours.sunday;
  return day === 6 ? hours.saturday : hours.weekdays;
}

function clockMs(text: string): number {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return (hour * 60 + minute) * minuteMs;
}

/**
 * When a club is next open, not before `leadMinutes` from `now` (what it takes to prepare an order), to the quarter of
 * an hour; null when nobody knows its hours.
 */
export function nextOpening(
  { openingHours, timeZone }: Pick<PlatformClub, 'openingHours' | 'timeZone'>,
  now: Date,
  leadMinutes: number,
): Opening | null {
  if (!openingHours) return null;
  const ready = Math.ceil((now.getTime() + leadMinutes * minuteMs) / roundingMs) * roundingMs;
  const localNow = now.getTime() + offsetAt(now.getTime(), timeZone);
  const today = Math.floor(localNow / dayMs) * dayMs;
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
  const dayOf = (moment: Date) => Math.floor((moment.getTime() + offsetAt(moment.getTime(), timeZone)) / dayMs);
  return dayOf(one) === dayOf(other);
}
