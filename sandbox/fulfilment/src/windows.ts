import {
  dayMs,
  getHoursOfDay,
  getStartOfWallDay,
  minuteMs,
  parseClockTime,
  toMoment,
  type WeeklyHours,
} from '@tarima/markets/wall-clock';

/** A club that delivers, with its delivery plan. */
export interface FulfilmentClub {
  /** Four-digit club key. */
  readonly key: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Delivery radius in kilometres. */
  readonly radiusKm: number;
  /** IANA name. */
  readonly timeZone: string;
  readonly hours: WeeklyHours;
  readonly windowMinutes: number;
  /** Capacity of one window in litres. */
  readonly windowLitres: number;
  /** Minutes before its start at which a window of today closes. */
  readonly leadMinutes: number;
  /** `HH:MM` in the club's time zone: windows of later days close at this time on the day before. */
  readonly cutOff: string;
  /** Minutes for which capacity is held for a cart. */
  readonly holdMinutes: number;
  /**
   * Windows that start before this time accept no orders; null when the club is not closed. Milliseconds since 1970.
   */
  readonly closedUntil: number | null;
}

/** The kinds of home delivery (DELIVERY-72). */
export const deliveryTypes = ['PICK_UP_IN_CLUB', 'DELIVERY', 'NEXT_DAY', 'SAME_DAY'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

/** A delivery window; times in milliseconds since 1970. */
export interface Window {
  /** `{club}-{start in UTC, to the minute}`. */
  readonly id: string;
  readonly start: number;
  readonly end: number;
  /** Time from which the window accepts no orders. */
  readonly closes: number;
}

/** Number of days ahead that a club plans. */
const daysAhead = 5;

const firstAndLastDay: Readonly<Record<DeliveryType, readonly [first: number, last: number]>> = {
  PICK_UP_IN_CLUB: [0, daysAhead],
  DELIVERY: [0, daysAhead],
  SAME_DAY: [0, 0],
  NEXT_DAY: [1, daysAhead],
};

/** Lists the windows of a club that accept orders at `now`, earliest first. */
export function listOpenWindows(club: FulfilmentClub, type: DeliveryType, now: number): Window[] {
  const today = getStartOfWallDay(now, club.timeZone);
  const [first, last] = firstAndLastDay[type];
  return Array.from({ length: last - first + 1 }, (_, index) => today + (first + index) * dayMs).flatMap((day) =>
    buildWindows(day, club)
      .map((window) => ({ ...window, closes: computeClosingTime(window.start, day, today, club) }))
      .filter(({ start, closes }) => now < closes && start >= (club.closedUntil ?? start)),
  );
}

/** Finds a window that accepts orders at `now` by its id. */
export function findOpenWindow(club: FulfilmentClub, id: string, now: number): Window | undefined {
  return listOpenWindows(club, 'DELIVERY', now).find((window) => window.id === id);
}

/** Extracts the club key from a window id. */
export function parseClubKey(id: string): string {
  return id.slice(0, id.indexOf('-'));
}

function buildWindows(day: number, club: FulfilmentClub): Omit<Window, 'closes'>[] {
  const [opens, closes] = getHoursOfDay(day, club.hours).map(parseClockTime);
  const length = club.windowMinutes * minuteMs;
  const windows: Omit<Window, 'closes'>[] = [];
  for (let from = opens ?? 0; from + length <= (closes ?? 0); from += length) {
    const start = toMoment(day + from, club.timeZone);
    const minute = new Date(start).toISOString().replace(/[-:]/g, '').slice(0, 13);
    windows.push({ id: `${club.key}-${minute}`, start, end: toMoment(day + from + length, club.timeZone) });
  }
  return windows;
}

/** Windows of today close shortly before they start, those of later days on the evening before. */
function computeClosingTime(start: number, day: number, today: number, club: FulfilmentClub): number {
  if (day === today) return start - club.leadMinutes * minuteMs;
  return toMoment(day - dayMs + parseClockTime(club.cutOff), club.timeZone);
}
