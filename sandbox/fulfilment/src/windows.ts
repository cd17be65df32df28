import { clockMs, dayMs, hoursOn, minuteMs, momentOf, type WeeklyHours, wallDayAt } from '@tarima/markets/wall-clock';

/** A club that brings goods, and how its vans go. */
export interface FulfilmentClub {
  /** Four digits. */
  readonly key: string;
  readonly latitude: number;
  readonly longitude: number;
  /** It brings goods so far. */
  readonly radiusKm: number;
  /** IANA name. */
  readonly timeZone: string;
  readonly hours: WeeklyHours;
  readonly windowMinutes: number;
  /** What the van of one window holds. */
  readonly windowLitres: number;
  /** An order for a window of today comes so long before it starts. */
  readonly leadMinutes: number;
  /** `HH:MM`: an order for tomorrow comes before, in the club's time. */
  readonly cutOff: string;
  /** Room for a cart is kept so long. */
  readonly holdMinutes: number;
  /** Windows that start before this moment take no orders; null when all do. */
  readonly closedUntil: number | null;
}

/** The kinds of home delivery (DELIVERY-72). */
export const deliveryTypes = ['PICK_UP_IN_CLUB', 'DELIVERY', 'NEXT_DAY', 'SAME_DAY'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

/** A time in which a club brings goods; moments in milliseconds since 1970. */
export interface Window {
  /** `{club}-{start in UTC, to the minute}`. */
  readonly id: string;
  readonly start: number;
  readonly end: number;
  /** From then on it takes no orders. */
  readonly closes: number;
}

/** A club plans so many days ahead. */
const daysAhead = 5;

const firstAndLastDay: Readonly<Record<DeliveryType, readonly [first: number, last: number]>> = {
  PICK_UP_IN_CLUB: [0, daysAhead],
  DELIVERY: [0, daysAhead],
  SAME_DAY: [0, 0],
  NEXT_DAY: [1, daysAhead],
};

/** Windows of a club that take orders at `now`, the earliest first. */
export function openWindows(club: FulfilmentClub, type: DeliveryType, now: number): Window[] {
  const today = wallDayAt(now, club.timeZone);
  const [first, last] = firstAndLastDay[type];
  return Array.from({ length: last - first + 1 }, (_, index) => today + (first + index) * dayMs).flatMap((day) =>
    windowsOn(day, club)
      .map((window) => ({ ...window, closes: closesAt(window.start, day, today, club) }))
      .filter(({ start, closes }) => now < closes && start >= (club.closedUntil ?? start)),
  );
}

/** A window that takes orders at `now`, by its id. */
export function openWindow(club: FulfilmentClub, id: string, now: number): Window | undefined {
  return openWindows(club, 'DELIVERY', now).find((window) => window.id === id);
}

/** The club of a window's id. */
export function clubOfWindow(id: string): string {
  return id.slice(0, id.indexOf('-'));
}

function windowsOn(day: number, club: FulfilmentClub): Omit<Window, 'closes'>[] {
  const [opens, closes] = hoursOn(day, club.hours).map(clockMs);
  const length = club.windowMinutes * minuteMs;
  const windows: Omit<Window, 'closes'>[] = [];
  for (let from = opens ?? 0; from + length <= (closes ?? 0); from += length) {
    const start = momentOf(day + from, club.timeZone);
    const minute = new Date(start).toISOString().replace(/[-:]/g, '').slice(0, 13);
    windows.push({ id: `${club.key}-${minute}`, start, end: momentOf(day + from + length, club.timeZone) });
  }
  return windows;
}

/** Today's work is taken until shortly before it starts; that of later days until the evening before. */
function closesAt(start: number, day: number, today: number, club: FulfilmentClub): number {
  if (day === today) return start - club.leadMinutes * minuteMs;
  return momentOf(day - dayMs + clockMs(club.cutOff), club.timeZone);
}
