import { expect, it } from 'vitest';
import { groupWindowsByDay, type OfferedWindow } from './window-days.ts';

const now = new Date('2026-11-21T02:00:00Z');
const windowAt = (start: string, end: string, isFull = false): OfferedWindow => ({
  __typename: 'DeliveryWindow',
  id: start,
  start,
  end,
  timeZone: 'America/Costa_Rica',
  isFull,
});

it('groups windows by day in the club’s time zone (DELIVERY-79)', () => {
  const windows = [
    windowAt('2026-11-21T03:00:00Z', '2026-11-21T05:00:00Z'),
    windowAt('2026-11-21T15:00:00Z', '2026-11-21T17:00:00Z'),
    windowAt('2026-11-21T17:00:00Z', '2026-11-21T19:00:00Z', true),
    windowAt('2026-11-23T15:00:00Z', '2026-11-23T17:00:00Z'),
  ];
  const days = groupWindowsByDay(windows, now, 'es-CR');
  expect(days.map(({ day }) => day)).toEqual(['hoy', 'mañana', '23 de noviembre de 2026']);
  expect(days.map((entry) => entry.windows.length)).toEqual([1, 2, 1]);
});
